import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StepList } from '@/components/checkout/step-list';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type CheckoutStep, checkoutSteps, type StepBefore, stepPath } from '@/lib/checkout/checkout-rules';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';

type Props = { step: CheckoutStep; children: ReactNode };

/** Steps and heading of each screen from the bag to the confirmation. */
export async function CheckoutFrame({ step, children }: Props) {
  const t = await getTranslations();
  return (
    <div className="checkout">
      <CheckoutSteps locale={await requireLocale()} current={step} words={await getMessageGroup('checkout.steps')} />
      <h1>{step === 'bag' ? t('bag.title') : t(`checkout.${step}.title`)}</h1>
      <p className="form-failure script-missing">{t('checkout.trouble.script')}</p>
      {children}
    </div>
  );
}

type TroubleProps = {
  step: CheckoutStep;
  /** Where a retry leads, if the step alone does not name the page. */
  here?: string;
  failure: Failure;
};

/** The screen shown if a step's data could not be read. The backend keeps the order unchanged. */
export async function CheckoutLoadError({ step, here = stepPath(step), failure }: TroubleProps) {
  const locale = await requireLocale();
  const t = await getTranslations('checkout.trouble');
  if (failure.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <EmptyState
      title={t('title')}
      actions={
        <>
          <Link href={localePath(locale, here)} className={buttonClass()}>
            {t('retry')}
          </Link>
          {step !== 'bag' && (
            <Link href={localePath(locale, stepPath('bag'))} className={buttonClass({ variant: 'secondary' })}>
              {t('bag')}
            </Link>
          )}
        </>
      }
    >
      {t('text')}
    </EmptyState>
  );
}

type CheckoutStepsProps = { locale: Locale; current: CheckoutStep; words: Words<'checkout.steps'> };

/** Every step but the last may be opened at any time: each one says what it still needs. */
const CheckoutSteps = ({ locale, current, words }: CheckoutStepsProps) => (
  <StepList
    label={words.label}
    current={checkoutSteps.indexOf(current)}
    steps={checkoutSteps.map((step) => ({
      name: words[step],
      href: step === 'confirmation' || current === 'confirmation' ? null : localePath(locale, stepPath(step)),
    }))}
  />
);

/**
 * The earlier step that is missing, with a link. Not a redirect: the response has begun before the order is read,
 * and without script such a redirect is an empty page.
 */
export async function MissingEarlierStep({ before }: { before: StepBefore }) {
  const t = await getTranslations('checkout.tooEarly');
  const words = {
    bag: { title: t('bag.title'), text: t('bag.text'), way: t('bag.way') },
    shipping: { title: t('shipping.title'), text: t('shipping.text'), way: t('shipping.way') },
  }[before];
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link href={localePath(await requireLocale(), stepPath(before))} className={buttonClass()}>
          {words.way}
        </Link>
      }
    >
      {words.text}
    </EmptyState>
  );
}
