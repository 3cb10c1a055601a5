import { getTranslations } from 'next-intl/server';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import type { PaymentResult } from '@/lib/payment/payment';
import { listPaymentMethods } from '@/lib/payment/payment-queries';
import { canRetryOrder } from '@/lib/payment/payment-rules';
import type { Session } from '@/lib/session/session';
import { PayByGiftCard } from './pay-by-gift-card';
import { PayOrder } from './pay-order';
import { getPayWords } from './pay-words';

type Props = { session: Session; result: PaymentResult };

/** T04. The same method again, or another one; for the account the amount is chosen again. */
export async function RetryPayment({ session, result }: Props) {
  const { order, amountCents, tender } = result;
  if (!canRetryOrder(result) || order === null) return null;
  const locale = await requireLocale();
  const t = await getTranslations('payment.result');
  const words = await getPayWords();
  const methods = await listPaymentMethods(
    { token: session.token, locale },
    { origin: 'checkout', cents: amountCents, order },
  );
  return (
    <section aria-labelledby="again">
      <h3 id="again">{t('again')}</h3>
      {(await areGiftCardsOffered()) && (
        <PayByGiftCard
          order={order}
          words={{ giftCard: await getMessageGroup('giftCard.use'), remarks: words.failures.reasons }}
        />
      )}
      <PayOrder
        locale={locale}
        order={order}
        cents={amountCents}
        tried={tender}
        methods={methods.ok ? methods.data : []}
        words={words}
      />
    </section>
  );
}
