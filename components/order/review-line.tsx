import { Badge } from '@/components/ui/badge';
import { fill, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { OrderLine } from '@/lib/order/order-line';
import { LinePicture } from './line-picture';
import './checkout.css';

/** What is ordered, with its main features, as the law wants it above the button. */
export function ReviewLine({ line, words }: { line: OrderLine; words: Words<'checkout.payment'> }) {
  return (
    <li className="review-line">
      <LinePicture picture={line.picture} className="review-line-picture" sizes="46px" />
      <div>
        <p>
          {line.quantity} × {line.name} {line.type !== 'sale' && <Badge tone="accent">{words[line.type]}</Badge>}
        </p>
        <p className="text-soft">
          {[line.colourName, fill(words.size, { size: line.size }), fill(words.code, { code: line.code })].join(' · ')}
        </p>
        {line.sealed && <p className="text-soft">{words.sealed}</p>}
      </div>
      <p className="checkout-figure">
        {formatPrice(line.subtotalCents)}
        {line.quantity > 1 && (
          <span className="text-soft">{fill(words.each, { price: formatPrice(line.priceCents) })}</span>
        )}
      </p>
    </li>
  );
}
