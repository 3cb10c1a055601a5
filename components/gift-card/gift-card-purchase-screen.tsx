import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getPayWords } from '@/components/payment/pay-words';
import { buttonClass } from '@/components/ui/button';
import { buyGiftCardPath } from '@/lib/gift-card/gift-card-paths';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { GiftCardPurchaseView } from './gift-card-purchase-view';
import './gift-card.css';

export async function GiftCardPurchaseScreen({ alias }: { alias: string }) {
  const locale = await requireLocale();
  const t = await getTranslations('giftCard.purchase');
  return (
    <div className="gift-card-page">
      <h1>{t('title')}</h1>
      <p className="form-failure script-missing">{(await getMessageGroup('forms')).script}</p>
      <GiftCardPurchaseView
        locale={locale}
        alias={alias}
        words={{
          ...(await getPayWords()),
          purchase: await getMessageGroup('giftCard.purchase'),
          result: await getMessageGroup('payment.result'),
          transfer: await getMessageGroup('payment.transfer'),
        }}
      />
      <p className="actions">
        <Link href={localePath(locale, buyGiftCardPath(alias))} className={buttonClass({ variant: 'secondary' })}>
          {t('another')}
        </Link>
      </p>
    </div>
  );
}
