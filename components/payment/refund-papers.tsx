import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { shopDates } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { refundPaperAddress } from '@/lib/payment/paper-paths';
import type { Refund } from '@/lib/payment/payment';

type Props = { locale: Locale; refunds: Refund[]; words: Words<'payment.result'> };

/** The refunds, each with its document. */
export function RefundPapers({ locale, refunds, words }: Props) {
  if (refunds.length === 0) return null;
  const dates = shopDates(locale, { dateStyle: 'long' });
  return (
    <ul className="refund-papers">
      {refunds.map(({ id, amountCents, at }) => (
        <li key={id}>
          <a href={refundPaperAddress(id)} className={linkClass()}>
            {fill(words.refundPaper, { amount: formatPrice(amountCents), date: dates.format(new Date(at)) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
