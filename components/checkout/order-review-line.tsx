import type { ReactNode } from 'react';
import { LinePicture } from '@/components/order/line-picture';
import { Badge } from '@/components/ui/badge';
import { formatPrice } from '@/contract/money';
import { addressLines, fullName } from '@/lib/checkout/address/address-text';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { OrderLine } from '@/lib/order/order-line';
import './checkout.css';

type Props = {
  line: OrderLine;
  /** The size in the reader's system, if it differs from the label's. */
  ownSize?: string;
  words: Words<'checkout.payment'>;
};

/** An ordered article with its main features, which the law requires above the button. */
export function OrderReviewLine({ line, ownSize = line.size, words }: Props) {
  const facts = [
    line.colourName,
    fill(words.size, { size: ownSize }),
    ownSize !== line.size && fill(words.label, { size: line.size }),
    fill(words.code, { code: line.code }),
  ];
  return (
    <li className="review-line">
      <LinePicture picture={line.picture} className="review-line-picture" sizes="36px" />
      <div>
        <p>
          {line.quantity} × {line.name} {line.type !== 'sale' && <Badge tone="accent">{words[line.type]}</Badge>}
        </p>
        <p className="text-soft">{facts.filter(Boolean).join(' · ')}</p>
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

type DeliveryProps = {
  locale: Locale;
  address: Parameters<typeof fullName>[0] & Parameters<typeof addressLines>[0];
  words: Words<'checkout.payment'>;
  children?: ReactNode;
};

/** To whom an order goes, and where. */
export const ReviewDelivery = ({ locale, address, words, children }: DeliveryProps) => (
  <div className="review-delivery">
    <h3>{words.delivery}</h3>
    <p>{fill(words.to, { name: fullName(address) })}</p>
    <p>{addressLines(address, locale).join(', ')}</p>
    {children}
  </div>
);
