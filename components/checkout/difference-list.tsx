import { formatPrice } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatWeight } from '@/lib/i18n/weight';
import type { Difference } from '@/lib/order/order-line';

type Props = { locale: Locale; differences: Difference[]; words: Words<'checkout.differences'> };

/** N21. What changed since the order was shown, line by line with amounts, and the total difference. */
export function DifferenceList({ locale, differences, words }: Props) {
  const sum = differences.reduce((total, { changeCents }) => total + changeCents, 0);
  return (
    <>
      <ul className="difference-list">
        {differences.map((difference, at) => (
          <li key={difference.lineId ?? `${difference.type}-${at}`}>
            <span>{sayDifference(difference, locale, words)}</span>
            {difference.changeCents !== 0 && <strong>{sayChange(difference.changeCents, words)}</strong>}
          </li>
        ))}
      </ul>
      {differences.length > 1 && sum !== 0 && (
        <p className="difference-sum">{fill(words.sum, { amount: sayChange(sum, words) })}</p>
      )}
    </>
  );
}

const sayChange = (cents: number, words: Words<'checkout.differences'>) =>
  fill(cents > 0 ? words.more : words.less, { amount: formatPrice(Math.abs(cents)) });

function sayDifference(difference: Difference, locale: Locale, words: Words<'checkout.differences'>): string {
  const { type, size, client, beforeCents, nowCents, beforeUnits, nowUnits } = difference;
  const piece = [difference.name, size].filter(Boolean).join(', ');
  const name = client ? fill(words.pieceFor, { item: piece, client: client.name }) : piece;
  const amounts = beforeCents !== null && nowCents !== null;
  if (type === 'fewer') return fill(words.fewer, { name, before: beforeUnits ?? 0, now: nowUnits ?? 0 });
  const values = { name, before: formatPrice(beforeCents ?? 0), now: formatPrice(nowCents ?? 0) };
  if (type === 'coupon') return fill(nowCents ? words.coupon : words.couponGone, values);
  if (type === 'tax') return amounts ? fill(words.tax, values) : words.taxChanged;
  if (type === 'shipping') return sayShipping(difference, { ...values, locale }, words);
  return fill(words[type], values);
}

type DifferenceWords = { locale: Locale; name: string; before: string; now: string };

/** If weight is why shipping costs more or changes its method, the text says so. */
function sayShipping(
  { nowCents, overGrams }: Difference,
  { locale, ...values }: DifferenceWords,
  words: Words<'checkout.differences'>,
): string {
  if (overGrams === null) return fill(nowCents === null ? words.shippingGone : words.shipping, values);
  const weight = formatWeight(overGrams, locale);
  return fill(nowCents === null ? words.shippingTooHeavy : words.shippingHeavy, { ...values, weight });
}
