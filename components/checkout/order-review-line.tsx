import type { ReactNode } from 'react';
import { LinePicture } from '@/components/order/line-picture';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import { formatPrice } from '@/contract/money';
import { addressLines, fullName } from '@/lib/checkout/address/address-text';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
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

/** More than this push the button out of the first two screens of a phone. */
const openLines = 2;

type GoodsProps = {
  /** The buyer's lines, and the people they are for. */
  lines: number;
  people?: number;
  units: number;
  cents: number;
  /** What the closed fold names, for a buyer to whom the law wants the goods shown above the button. */
  names?: string[];
  words: Words<'checkout.payment'>;
  children: ReactNode;
};

/** The ordered articles. Those of several people, and many, are folded, because the buyer has seen them in the bag. */
export function ReviewGoods({ lines, people = 1, units, cents, names, words, children }: GoodsProps) {
  if (people <= 1 && lines <= openLines) return children;
  const facts = [fillCount(words.items, units), people > 1 && fillCount(words.people, people), formatPrice(cents)];
  const summary = facts.filter(Boolean).join(' · ');
  return (
    <Disclosure
      className="review-goods"
      summary={
        names ? (
          <span className="checkout-method">
            <span>{summary}</span>
            <span className="checkout-method-facts">{[...new Set(names)].join(', ')}</span>
          </span>
        ) : (
          summary
        )
      }
    >
      {children}
    </Disclosure>
  );
}

type DeliveryProps = {
  locale: Locale;
  address: Parameters<typeof fullName>[0] & Parameters<typeof addressLines>[0];
  words: Words<'checkout.payment'>;
  /** The link to the step where it is changed. */
  change?: ReactNode;
  children?: ReactNode;
};

/** To whom an order goes, and where. */
export const ReviewDelivery = ({ locale, address, words, change, children }: DeliveryProps) => (
  <div className="review-delivery">
    <div className="review-head">
      <h3>{words.delivery}</h3>
      {change}
    </div>
    <p>
      <span>{fill(words.to, { name: fullName(address) })}</span>
      {', '}
      <span>{addressLines(address, locale).join(', ')}</span>
    </p>
    {children}
  </div>
);
