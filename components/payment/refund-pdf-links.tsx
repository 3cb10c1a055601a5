import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { shopDates } from '@/lib/i18n/date-locale';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Refund } from '@/lib/payment/payment';
import { refundPdfUrl } from '@/lib/payment/pdf-urls';

type Props = { locale: Locale; refunds: Refund[]; words: Words<'payment.result'> };

/** The refunds, each with its document. */
export function RefundPdfLinks({ locale, refunds, words }: Props) {
  if (refunds.length === 0) return null;
  const dates = shopDates(locale, { dateStyle: 'long' });
  return (
    <ul className="refund-papers">
      {refunds.map(({ id, amountCents, at }) => (
        <li key={id}>
          <a href={refundPdfUrl(id)} className={linkClass()}>
            {fill(words.refundPaper, { amount: formatPrice(amountCents), date: dates.format(new Date(at)) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
