import type { ReactNode } from 'react';
import { DeadlineNote } from '@/components/payment/deadline-note';
import { formatPrice } from '@/contract/money';
import { isPaidOnDelivery } from '@/contract/tenders';
import { fullName } from '@/lib/checkout/address/address-text';
import { isUnsettled } from '@/lib/checkout/checkout-rules';
import { formatDay } from '@/lib/checkout/delivery-days';
import type { ConfirmedOrder } from '@/lib/checkout/placed/placed-order';
import { formatEnd, listArrival } from '@/lib/checkout/placed/placed-texts';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { isPaidElsewhere } from '@/lib/payment/payment-rules';
import { formatDroppedPieceWithClient } from './dropped-piece-text';

type PlacedWords = {
  confirmation: Words<'checkout.confirmation'>;
  shipping: Pick<Words<'checkout.shipping'>, 'europe' | 'central'>;
  deadline: Words<'payment.deadline'>;
};
type Props = {
  locale: Locale;
  confirmed: ConfirmedOrder;
  words: PlacedWords;
  /** Settles what is not settled yet. */
  settle: ReactNode;
};

/** The number, and the next steps in sentences: money first, then the parcel. */
export function OrderPlaced({ locale, confirmed, words, settle }: Props) {
  const said = words.confirmation;
  const { order, mail, transfer } = confirmed;
  const ended = formatEnd(order.state, said);
  return (
    <section aria-labelledby="placed" className="order-placed">
      <h2 id="placed">{ended ?? said.thanks}</h2>
      <dl className="order-number">
        <div>
          <dt>{said.number}</dt>
          <dd>{order.number}</dd>
        </div>
        {(ended ? [] : listSums(confirmed, said)).map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPrice(cents)}</dd>
          </div>
        ))}
      </dl>
      {!ended && (
        <>
          <p>{fill(said.mail, { mail })}</p>
          <h3>{said.next}</h3>
          <ul className="order-next">
            <li>
              {sayMoney(confirmed, said)}
              {isUnsettled(order) && !transfer && (
                <DeadlineNote locale={locale} until={order.reservedUntil} words={words.deadline} />
              )}
              {isUnsettled(order) && settle}
            </li>
            {[
              ...sayAccount(confirmed, said),
              ...sayDue(locale, confirmed, said),
              ...sayParcel(locale, confirmed, words),
            ].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {confirmed.dropped.length > 0 && (
        <div className="order-dropped">
          <h3>{said.dropped}</h3>
          <p>{said.droppedText}</p>
          <ul>
            {confirmed.dropped.map((piece) => (
              <li key={`${piece.code} ${piece.client?.id}`}>{formatDroppedPieceWithClient(piece, said)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The total, the part that went on the account, and what is still to be paid in advance or at the door. */
function listSums(
  { order, tender, dueCents, charge }: ConfirmedOrder,
  words: Words<'checkout.confirmation'>,
): [string, number][] {
  const atTheDoor = isPaidOnDelivery(tender) && ['pending', 'sent'].includes(order.state);
  const cardCents = order.totals.giftCards.reduce((sum, { cents }) => sum + cents, 0);
  const toPayCents = isUnsettled(order) || atTheDoor ? dueCents : 0;
  return [
    [words.total, order.totals.totalCents],
    ...(cardCents > 0 ? [[words.giftCards, cardCents] satisfies [string, number]] : []),
    ...(charge ? [[words.charged, charge.cents] satisfies [string, number]] : []),
    ...(toPayCents > 0 ? [[words.toPay, toPayCents] satisfies [string, number]] : []),
  ];
}

function sayMoney(
  { order, tender, dueCents, transfer }: ConfirmedOrder,
  words: Words<'checkout.confirmation'>,
): string {
  const amount = formatPrice(dueCents);
  if (transfer) return fill(words.transfer, { amount: formatPrice(transfer.amountCents) });
  if (isUnsettled(order)) return fill(isPaidElsewhere(tender) ? words.unpaid : words.waiting, { amount });
  if (isPaidOnDelivery(tender)) return fill(words.cash, { amount });
  if (isPaidElsewhere(tender)) return words.paid;
  return order.payment.terms === 'credit' && dueCents > 0 ? fill(words.credit, { amount }) : words.paid;
}

/** What the account pays besides another method: charged as soon as the order is certain. */
function sayAccount({ order, tender }: ConfirmedOrder, words: Words<'checkout.confirmation'>): string[] {
  const { balanceCents } = order.totals;
  if (tender === null || balanceCents === 0) return [];
  return [fill(isUnsettled(order) ? words.accountLater : words.account, { amount: formatPrice(balanceCents) })];
}

/** The due date, while anything is unpaid: credit in the executive's favour may have paid it at once. */
function sayDue(locale: Locale, { charge }: ConfirmedOrder, words: Words<'checkout.confirmation'>): string[] {
  if (!charge?.dueOn || charge.openCents === 0) return [];
  return [fill(words.due, { amount: formatPrice(charge.openCents), day: formatDay(charge.dueOn, locale) })];
}

function sayParcel(locale: Locale, { order }: ConfirmedOrder, words: PlacedWords): string[] {
  const said = words.confirmation;
  const { address, method } = order.delivery;
  if (order.state === 'sent' || order.state === 'delivered') return [said[order.state]];
  if (!address || !method) return [];
  return [
    fill(isUnsettled(order) ? said.packingOncePaid : said.packing, { warehouse: words.shipping[method.warehouse] }),
    ...listArrival(order, `${fullName(address)}, ${address.town}`, locale, said),
  ];
}
