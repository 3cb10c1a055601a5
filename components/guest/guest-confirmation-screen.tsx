import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getPayWords } from '@/components/payment/pay-words';
import { ExecutiveContact } from '@/components/requests/sent/executive-contact';
import { buttonClass } from '@/components/ui/button';
import { countryHome } from '@/lib/access/public-script-paths';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getStore } from '@/lib/personal-store/store-queries';
import { isHouseStore } from '@/lib/personal-store/store-rules';
import { GuestConfirmation } from './guest-confirmation';
import { GuestFrame } from './guest-frame';

export async function GuestConfirmationScreen({ alias }: { alias: string }) {
  const locale = await requireLocale();
  const t = await getTranslations('guest.confirmation');
  const withdraw = await getTranslations('withdrawal');
  return (
    <GuestFrame alias={alias} step="confirmation" title={t('title')}>
      <GuestConfirmation
        locale={locale}
        alias={alias}
        offersCards={await areGiftCardsOffered()}
        words={{
          ...(await getPayWords()),
          confirmation: await getMessageGroup('guest.confirmation'),
          placed: await getMessageGroup('checkout.confirmation'),
          totals: await getMessageGroup('checkout.totals'),
          giftCard: await getMessageGroup('giftCard.use'),
          result: await getMessageGroup('payment.result'),
          deadline: await getMessageGroup('payment.deadline'),
          transfer: await getMessageGroup('payment.transfer'),
          proof: await getMessageGroup('payment.proof'),
          after: await getMessageGroup('withdrawal.order'),
          withdraw: withdraw('label'),
          exchange: await getMessageGroup('exchange'),
          account: await getMessageGroup('access.account.offer'),
        }}
      />
      {!isHouseStore(alias) && <StoreContact alias={alias} />}
      <p className="actions">
        <Link href={localePath(locale, countryHome)} className={buttonClass({ variant: 'secondary' })}>
          {t('goOn')}
        </Link>
      </p>
    </GuestFrame>
  );
}

/** N17. The store's executive and contact; if they cannot be read, the order is still shown. */
async function StoreContact({ alias }: { alias: string }) {
  const locale = await requireLocale();
  const found = await getStore(locale, alias).catch(() => null);
  if (found?.state !== 'open') return null;
  const words = { seen: await getMessageGroup('sentBag.seen') };
  return <ExecutiveContact locale={locale} executive={found.store} words={words} />;
}
