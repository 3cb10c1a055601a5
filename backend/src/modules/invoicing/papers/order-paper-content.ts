import { paymentStates } from 'contract/codes.ts';
import { formatPrice } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toLongDate } from '../../../shared/dates.ts';
import { toPostal } from '../../../shared/delivery/postal.ts';
import type { PaperContent, Sum, Table } from '../../../shared/paper/paper-content.ts';
import { words } from '../../../words/words.ts';
import type { AgreedLine } from '../../order/placed/agreed-lines.ts';
import type { OrderPaperData } from './order-paper-data.ts';

export function toOrderPaperContent(paper: OrderPaperData): PaperContent {
  const { locale, number, totals } = paper;
  const { order: say, every } = words[locale].papers;
  return {
    name: say.file(number),
    locale,
    title: say.title(number),
    at: paper.confirmedAt,
    parties: [
      { title: every.seller, lines: paper.seller.split(/\n+/) },
      { title: every.buyer, lines: [paper.buyer.name, ...(paper.buyer.email === null ? [] : [paper.buyer.email])] },
      ...(paper.address === null ? [] : [{ title: say.goesTo, lines: toPostal(paper.address) }]),
    ],
    facts: [
      { label: say.facts.date, value: toLongDate(paper.confirmedAt, locale) },
      { label: say.facts.campaign, value: paper.campaign },
      { label: say.facts.shipping, value: paper.shipping.name[locale] },
      { label: every.method, value: sayMethod(paper) },
      ...(isOnAccount(paper) ? [] : [{ label: say.facts.payment, value: sayState(paper) }]),
    ],
    table: toLineTable(paper.lines, locale),
    sums: toSums(paper),
    notes: [...(totals.withoutVat ? [say.withoutVat] : []), every.noInvoice],
    page: every.page,
  };
}

export function toLineTable(lines: readonly AgreedLine[], locale: Locale): Table {
  const { columns } = words[locale].papers.order;
  return {
    columns: [
      { label: columns.code, width: 62 },
      { label: columns.item, width: 163 },
      { label: columns.color, width: 75 },
      { label: columns.size, width: 43 },
      { label: columns.quantity, width: 48, numeric: true },
      { label: columns.price, width: 54, numeric: true },
      { label: columns.amount, width: 60, numeric: true },
    ],
    rows: lines.map(({ code, name, color, size, quantity, unitCents, cents }) => [
      ...[code, name, color, size, String(quantity)],
      ...[formatPrice(unitCents), formatPrice(cents)],
    ]),
  };
}

/** Placed without a payment: the account or its credit balance pays. */
const isOnAccount = ({ tender, payment }: OrderPaperData): boolean =>
  tender === null && payment.settled && [paymentStates.none, paymentStates.paid].some((each) => each === payment.state);

function sayMethod({ tender, totals, locale }: OrderPaperData): string {
  const say = words[locale].papers.order;
  if (tender !== null) return words[locale].papers.every.methods[tender];
  const [card] = totals.cards;
  if (card && totals.dueCents === 0 && totals.creditUsedCents === 0) return say.sums.giftCard(card.lastFour);
  return totals.dueCents === 0 && totals.creditUsedCents > 0 ? say.balance : say.account;
}

function sayState({ payment: { state, paidAt }, locale }: OrderPaperData): string {
  const { states, paidOn } = words[locale].papers.order;
  return state === paymentStates.paid && paidAt !== null
    ? paidOn(states[state], toLongDate(paidAt, locale))
    : states[state];
}

function toSums({ totals, coupon, locale }: OrderPaperData): Sum[] {
  const { sums, discount, vat } = words[locale].papers.order;
  const sum = (label: string, cents: number): Sum => ({ label, value: formatPrice(cents) });
  return [
    sum(sums.subtotal, totals.subtotalCents),
    ...(totals.discountCents > 0 ? [{ label: discount(coupon), value: `−${formatPrice(totals.discountCents)}` }] : []),
    sum(sums.shipping, totals.shippingCents),
    ...(totals.surchargeCents > 0 ? [sum(sums.surcharge, totals.surchargeCents)] : []),
    { ...sum(sums.total, totals.totalCents), strong: true },
    ...totals.taxes.map(({ rate, baseCents, taxCents }) =>
      sum(vat(String(rate / 100), formatPrice(baseCents)), taxCents),
    ),
    ...totals.cards.map(({ lastFour, cents }) => ({
      label: sums.giftCard(lastFour),
      value: `−${formatPrice(cents)}`,
    })),
    ...(totals.creditUsedCents > 0 ? [{ label: sums.balance, value: `−${formatPrice(totals.creditUsedCents)}` }] : []),
    ...(totals.creditUsedCents > 0 || totals.cards.length > 0 ? [sum(sums.due, totals.dueCents)] : []),
  ];
}
