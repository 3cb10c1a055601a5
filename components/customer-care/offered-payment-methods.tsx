import { methodNames } from '@/components/payment/method-names';
import { formatPrice } from '@/contract/money';
import { brand } from '@/lib/brand';
import { listOfferedPayments } from '@/lib/customer-care/care-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/i18n/message-texts';
import './customer-care.css';

/** Lists only the methods that the checkout offers. */
export async function OfferedPaymentMethods() {
  const locale = await requireLocale();
  const words = await getMessageGroup('customerCare.payment');
  const names = await getMessageGroup('checkout.payment');
  const methods = await listOfferedPayments();
  if (methods.length === 0) return null;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(brand.country) ?? brand.country;
  return (
    <section aria-labelledby="offered">
      <h2 id="offered">{words.title}</h2>
      <dl className="care-offer">
        {methods.map(({ tender, surchargeCents, belowCents }) => (
          <div key={tender}>
            <dt>{names[methodNames[tender]]}</dt>
            <dd>
              {[
                names[`${methodNames[tender]}Text`],
                ...(surchargeCents > 0 ? [fill(words.fee, { amount: formatPrice(surchargeCents) })] : []),
                ...(belowCents === null ? [] : [fill(words.limit, { amount: formatPrice(belowCents) })]),
              ].join(' ')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-soft">{fill(words.note, { country })}</p>
    </section>
  );
}
