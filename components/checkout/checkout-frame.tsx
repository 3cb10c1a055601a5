import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { SessionOver } from '@/components/sign-in/session-over';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type CheckoutStep, stepPath } from '@/lib/checkout/checkout-rules';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { CheckoutSteps } from './checkout-steps';

type Props = { step: CheckoutStep; title: string; children: ReactNode };

/** Steps and heading of each screen from the bag to the confirmation. */
export async function CheckoutFrame({ step, title, children }: Props) {
  const t = await getTranslations('checkout');
  return (
    <div className="checkout">
      <CheckoutSteps locale={await requireLocale()} current={step} words={t.raw('steps')} />
      <h1>{title}</h1>
      <p className="form-failure script-missing">{t('trouble.script')}</p>
      {children}
    </div>
  );
}

type TroubleProps = {
  step: CheckoutStep;
  /** Where the same is asked for again, if the step alone does not say it. */
  here?: string;
  failure: Failure;
};

/** The screen whose data could not be read. The order itself lies in the backend, as it was left. */
export async function CheckoutTrouble({ step, here = stepPath(step), failure }: TroubleProps) {
  const locale = await requireLocale();
  const t = await getTranslations('checkout.trouble');
  if (failure.kind === 'signed-out') return <SessionOver />;
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
