import { tenderCodes } from 'contract/codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Random } from 'demo/seed/goods/random.ts';
import { paymentOutcomes } from '../../src/modules/payment/provider/provider.ts';
import { type Attempt, addMovement, type Order, post, type Refund, requireRow, type Shop } from './shop-model.ts';
import { collect, endOrder, followParcel, placeOrder, retry, send } from './shop-orders.ts';
import { addArrival, addAttempt, hear } from './shop-payments.ts';
import { giveBack, hearRefund } from './shop-refunds.ts';

// What buyers, providers, carriers and operators do to a shop, each as often as its weight says.

export type Command = (shop: Shop, random: Random) => void;

const mostOrders = 4;
const { card, payPal, bizum, bankTransfer, cashOnDelivery } = tenderCodes;
const payTenders = [card, card, payPal, bizum, bankTransfer, bankTransfer];

/** On one of the rows, if there is any. */
const onOne =
  <Row>(rowsOf: (shop: Shop) => readonly Row[], work: (shop: Shop, row: Row, random: Random) => void): Command =>
  (shop, random) => {
    const rows = rowsOf(shop);
    if (rows.length > 0) work(shop, random.pick(rows), random);
  };
const onOrder = (work: (shop: Shop, order: Order, random: Random) => void) => onOne(({ orders }) => orders, work);
const onRefund = (work: (shop: Shop, refund: Refund, random: Random) => void) => onOne(({ refunds }) => refunds, work);
const onExecutive = (work: (shop: Shop, executive: Shop['executives'][number], random: Random) => void) =>
  onOne(({ executives }: Shop) => executives, work);

export const listTransfers = ({ attempts }: Shop): Attempt[] =>
  attempts.filter(({ tender }) => isRecordedByOperator(tender));
const listProviderAttempts = ({ attempts }: Shop) => attempts.filter(({ tender }) => !isRecordedByOperator(tender));

const place: Command = (shop, random) => {
  const tender = random.pick([...payTenders, cashOnDelivery, cashOnDelivery, null]);
  if (shop.orders.length < mostOrders) placeOrder(shop, random, tender);
};
const hearAnything = onOne(listProviderAttempts, (shop, attempt, random) =>
  hear(shop, attempt, random.pick(paymentOutcomes), attempt.cents + (random.chance(0.2) ? 1 : 0)),
);
const hearPaid = onOne(listProviderAttempts, (shop, attempt) => hear(shop, attempt, 'paid', attempt.cents));
const bookLine = onOne(listTransfers, (shop, attempt, random) => {
  const [known] = random.chance(0.2) ? shop.arrivals : [];
  const bankId = known?.bankId ?? `line ${shop.arrivals.length}`;
  addArrival(shop, attempt, { bankId, cents: random.pick([1, 500, attempt.cents, attempt.cents + 700]) });
});
const giveSomeBack = onOne(
  ({ attempts }: Shop) => attempts,
  (shop, attempt, random) => giveBack(shop, attempt, (most) => random.pick([most, random.integer(1, most)])),
);
/** Nobody refuses a refund that an operator makes. */
const hearOfRefund = onRefund((shop, refund, random) => {
  const { tender } = requireRow(shop.attempts, refund.attemptId);
  hearRefund(shop, refund, isRecordedByOperator(tender) ? 'done' : random.pick(['waiting', 'refused', 'done']));
});
const payAccount = onExecutive((shop, { id }, random) =>
  addAttempt(shop, {
    ...{ orderId: null, executiveId: id },
    ...{ tender: random.pick(payTenders), cents: random.integer(1, 9_000) },
  }),
);
/** Of either sign, because a charge or a commission may be taken back. */
const adjustAccount = onExecutive((shop, { id }, random) => {
  const kind = random.pick(['CARGO', 'COMISION', 'PREMIO', 'ABONO'] as const);
  const cents = random.integer(1, 3_000) * random.pick([1, -1]);
  addMovement(shop, { executiveId: id, kind, cents, orderId: null });
});
const changeLimit = onExecutive((_, executive, random) => {
  executive.limitCents = random.pick([0, 5_000, 100_000]);
});
const changeStock: Command = (shop) => {
  shop.hasStock = !shop.hasStock;
};

const weights: readonly [number, Command][] = [
  [4, place],
  [2, onOrder((shop, order, random) => retry(shop, order, random, random.pick(payTenders)))],
  [3, hearAnything],
  [4, hearPaid],
  [4, bookLine],
  [1, onOrder((shop, order) => endOrder(shop, order, 'expire'))],
  [1, onOrder((shop, order) => endOrder(shop, order, 'cancel'))],
  [2, onOrder(send)],
  [2, onOrder((_, order) => followParcel(order, 'deliver'))],
  [1, onOrder((shop, order) => endOrder(shop, order, 'refuse'))],
  [1, onOrder(collect)],
  [1, onOrder((_, order) => followParcel(order, 'startReturn'))],
  [1, onOrder((_, order) => followParcel(order, 'endReturn'))],
  [3, giveSomeBack],
  [4, hearOfRefund],
  [2, payAccount],
  [1, adjustAccount],
  [1, changeLimit],
  [1, changeStock],
  // The same event again, as after a lost answer.
  [1, onOne(({ events }: Shop) => events, post)],
];

export const commands: readonly Command[] = weights.flatMap(([weight, command]) =>
  Array.from({ length: weight }, () => command),
);
