import { LinePicture } from '@/components/order/line-picture';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import { formatPrice } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { OrderLine } from '@/lib/order/order-line';

type Props = {
  line: OrderLine;
  onQuantity: (quantity: number) => void;
  onEdit: () => void;
  onRemove: () => void;
  words: Words<'bag.group'>;
};

/**
 * A line of the order. A gift or an offer is changed where it was chosen; it can be removed here as well, because an
 * expired rule is offered nowhere and its gift would block the order.
 */
export function OrderBagLine({ line, onQuantity, onEdit, onRemove, words }: Props) {
  const { name, code, colourName, size, picture, quantity, maxQuantity, type, availability } = line;
  // An available line of a sale needs no mark; an order may have three hundred of them.
  const marked = type !== 'sale' || availability !== 'available';
  const called = `${name}, ${colourName}, ${size}`;
  return (
    <li className="order-bag-line">
      <LinePicture picture={picture} className="order-bag-picture" sizes="72px" />
      <div className="order-bag-text">
        <p>
          <span className="only-paper">{quantity} × </span>
          {name}
        </p>
        <p className="text-soft">{fill(words.article, { code, colour: colourName, size })}</p>
        {line.note && <p className="text-soft">{fill(words.note, { note: line.note })}</p>}
        {line.sealed && <p className="text-soft">{words.sealed}</p>}
        {marked && (
          <p className="order-bag-marks">
            {type !== 'sale' && <Badge tone="accent">{words[type]}</Badge>}
            {availability !== 'available' && (
              <Badge tone={availability === 'soldOut' ? 'error' : 'remark'}>{words[availability]}</Badge>
            )}
          </p>
        )}
        {line.priceAtCloseCents !== null && line.priceAtCloseCents !== line.priceCents && (
          <p className="order-bag-later">{fill(words.atClose, { price: formatPrice(line.priceAtCloseCents) })}</p>
        )}
      </div>
      <div className="order-bag-sum">
        <p>{formatPrice(line.subtotalCents)}</p>
        {quantity > 1 && <p className="text-soft">{fill(words.each, { price: formatPrice(line.priceCents) })}</p>}
        {line.before && (
          <p className="text-soft">
            {fill(words.before, {
              price: formatPrice(line.before.cents),
              lowest: formatPrice(line.before.lowest30Cents),
            })}
          </p>
        )}
      </div>
      <div className="order-bag-line-tools">
        {type === 'sale' && (
          <Stepper
            label={fill(words.quantity, { name: called })}
            lessLabel={fill(words.less, { name: called })}
            moreLabel={fill(words.more, { name: called })}
            value={quantity}
            max={Math.max(maxQuantity, quantity)}
            onValueChange={onQuantity}
          />
        )}
        {type === 'sale' && (
          <Button variant="quiet" size="compact" aria-haspopup="dialog" onClick={onEdit}>
            {words.edit}
            <span className="sr-only"> {called}</span>
          </Button>
        )}
        <Button variant="quiet" size="compact" onClick={onRemove}>
          {words.remove}
          <span className="sr-only"> {called}</span>
        </Button>
      </div>
    </li>
  );
}
