import { formatPrice } from '@/contract/money';
import type { CartLine } from '@/lib/cart/cart-line';
import { sumCents } from '@/lib/cart/cart-rules';
import type { Words } from '@/lib/i18n/message-texts';

type Props = { lines: CartLine[]; kept: 'device' | 'tab'; words: Words<'cart.lines'> };

export function BagSum({ lines, kept, words }: Props) {
  return (
    <div className="bag-sum">
      <p className="bag-sum-line">
        <span>{words.subtotal}</span> <strong aria-live="polite">{formatPrice(sumCents(lines))}</strong>
      </p>
      <p className="text-soft">{words.tax}</p>
      {kept === 'tab' && <p className="bag-remark">{words.tab}</p>}
    </div>
  );
}
