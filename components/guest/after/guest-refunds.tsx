import type { GuestOrder, GuestOrderKey } from '@/lib/guest/guest';
import { readGuestRefundPaper } from '@/lib/guest/guest-order-calls';
import { shopDates } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import { GuestPaper } from './guest-paper';

type Props = {
  locale: Locale;
  orderKey: GuestOrderKey;
  order: GuestOrder;
  words: Words<'withdrawal.order'> & Pick<Words<'payment.result'>, 'refundPaper'>;
};

/** What went back, each with its paper. */
export function GuestRefunds({ locale, orderKey, order, words }: Props) {
  const dates = shopDates(locale, { dateStyle: 'long' });
  return order.refunds.map(({ id, amountCents, at }) => (
    <GuestPaper
      key={id}
      label={fill(words.refundPaper, { amount: formatPrice(amountCents), date: dates.format(new Date(at)) })}
      file={`${orderKey.number}-${id.slice(0, 8)}.pdf`}
      read={() => readGuestRefundPaper(orderKey, id)}
      words={words}
    />
  ));
}
