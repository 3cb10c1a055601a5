import { getTranslations } from 'next-intl/server';
import { CheckoutLoadError, MissingEarlierStep } from '@/components/executive-checkout/checkout-frame';
import { NextStepLink } from '@/components/executive-checkout/next-step-link';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { nextStep, stepBefore, stepPath } from '@/lib/checkout/checkout-rules';
import { getSummary, listGifts } from '@/lib/checkout/draft/executive-draft-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { GiftsView } from './gifts-view';

/** K08. Gifts and offers of the order in hand: to choose, or what is missing to earn them. */
export async function GiftsScreen({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('checkout');
  const asker = { token: session.token, locale };
  const [summary, gifts] = await Promise.all([getSummary(asker), listGifts(asker)]);
  if (!summary.ok && summary.kind === 'absent') return <MissingEarlierStep before="bag" />;
  if (!summary.ok) return <CheckoutLoadError step="gifts" failure={summary} />;
  const { order } = summary.data;
  const before = stepBefore('gifts', order);
  if (before) return <MissingEarlierStep before={before} />;
  if (!gifts.ok) return <CheckoutLoadError step="gifts" failure={gifts} />;
  return (
    <>
      {gifts.data.length === 0 ? (
        <EmptyState title={t('gifts.noneTitle')}>{t('gifts.noneText')}</EmptyState>
      ) : (
        <>
          <p className="checkout-intro">{t('gifts.intro')}</p>
          <GiftsView
            version={order.version}
            gifts={gifts.data}
            taken={order.lines
              .filter(({ type }) => type !== 'sale')
              .map(({ code, quantity }): [string, number] => [code, quantity])}
            words={{ gifts: await getMessageGroup('checkout.gifts'), failures: await getFailureWords() }}
          />
        </>
      )}
      <p className="checkout-ways">
        <Link href={localePath(locale, stepPath('bag'))} className={linkClass()}>
          {t('gifts.back')}
        </Link>
        <NextStepLink locale={locale} step={nextStep('gifts', order)}>
          {t('gifts.next')}
        </NextStepLink>
      </p>
    </>
  );
}
