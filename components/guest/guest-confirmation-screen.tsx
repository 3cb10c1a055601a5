import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getPayWords } from '@/components/payment/pay-words';
import { ExecutiveContact } from '@/components/requests/sent/executive-contact';
import { buttonClass } from '@/components/ui/button';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { getStore } from '@/lib/store/store-queries';
import { isHouseStore } from '@/lib/store/store-rules';
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
        words={{
          ...(await getPayWords()),
          confirmation: await getWords('guest.confirmation'),
          placed: await getWords('checkout.confirmation'),
          totals: await getWords('checkout.totals'),
          result: await getWords('payment.result'),
          transfer: await getWords('payment.transfer'),
          proof: await getWords('payment.proof'),
          after: await getWords('withdrawal.order'),
          withdraw: withdraw('label'),
          exchange: await getWords('exchange'),
          account: await getWords('access.account.offer'),
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
  const words = { seen: await getWords('sentBag.seen') };
  return <ExecutiveContact locale={locale} executive={found.store} words={words} />;
}
