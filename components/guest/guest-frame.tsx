import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StepList } from '@/components/checkout/step-list';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type GuestStep, guestPath, guestSteps } from '@/lib/checkout/guest-paths';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import './guest.css';

type Props = { alias: string; step: Exclude<GuestStep, 'bag'>; title: string; children: ReactNode };

/** Steps and heading of each screen from the guest's details to the confirmation. */
export async function GuestFrame({ alias, step, title, children }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('guest');
  const words = await getMessageGroup('guest.steps');
  const here = guestSteps.indexOf(step);
  return (
    <div className="checkout">
      <StepList
        label={words.label}
        current={here}
        steps={guestSteps.map((each, at) => ({
          name: words[each],
          href: at > here || step === 'confirmation' ? null : localePath(locale, guestPath(alias, each)),
        }))}
      />
      <h1>{title}</h1>
      <p className="form-failure script-missing">{t('script')}</p>
      {children}
    </div>
  );
}

/** Shown if the screen's data could not be read; the bag is unchanged on the device. */
export async function GuestLoadError({ alias, step }: Pick<Props, 'alias' | 'step'>) {
  const locale = await requireLocale();
  const t = await getTranslations('guest.trouble');
  const ways = (
    <>
      <Link href={localePath(locale, guestPath(alias, step))} className={buttonClass()}>
        {t('retry')}
      </Link>
      <Link href={localePath(locale, guestPath(alias, 'bag'))} className={buttonClass({ variant: 'secondary' })}>
        {t('bag')}
      </Link>
    </>
  );
  return (
    <EmptyState title={t('title')} actions={ways}>
      {t('text')}
    </EmptyState>
  );
}
