import { type OrderState, orderStates } from './codes.ts';

/** Events of an order, in words for people. */
export const orderEvents = {
  confirm: 'the buyer presses the statutory button, and nothing has changed since it was shown',
  settleOnDelivery: 'the buyer agrees to pay cash on delivery',
  pay: 'nothing is left to pay: by balance, credit or a proven payment',
  payLate: 'money arrives for an order that had already ended',
  resume: 'a late payment is accepted, because its pieces could be reserved again',
  send: 'the parcel is sent',
  deliver: 'the parcel arrives',
  refuse: 'the parcel is refused at the door or comes back',
  cancel: 'the order is cancelled before it is sent',
  expire: 'its reservation runs out without a payment',
  startReturn: 'the buyer withdraws or sends something back',
  endReturn: 'a return is cancelled: the goods stay with the buyer',
  refund: 'the money has been refunded',
} as const;
export type OrderEvent = keyof typeof orderEvents;

/** Conditions besides the state, in words for people. The backend has one function for each name. */
export const orderGuards = {
  hasLines: 'it has at least one line that is not omitted',
  stockHeld: 'every promised piece is reserved for it',
  notSettled: 'cash on delivery has not been agreed',
  settledOnDelivery: 'cash on delivery has been agreed',
  reservationOver: 'its reservation has expired',
  nothingDue: 'payments, balance and credit cover its total',
  moneyTaken: 'money was received for it',
} as const;
export type OrderGuard = keyof typeof orderGuards;

export type OrderMove = { to: OrderState; guards: readonly OrderGuard[] };

const to = (state: OrderState, ...guards: OrderGuard[]): OrderMove => ({ to: state, guards });
const { draft, pending, paid, sent, delivered, cancelled, expired, refused, returning, refunded, paidLate } =
  orderStates;

export const firstOrderState = draft;

/** Moves by event and state: a pair that is not here cannot happen. */
export const orderMoves: Record<OrderEvent, Partial<Record<OrderState, OrderMove>>> = {
  confirm: { [draft]: to(pending, 'hasLines', 'stockHeld') },
  settleOnDelivery: { [pending]: to(pending, 'notSettled') },
  pay: { [pending]: to(paid, 'nothingDue') },
  payLate: { [expired]: to(paidLate, 'moneyTaken'), [cancelled]: to(paidLate, 'moneyTaken') },
  resume: { [paidLate]: to(paid, 'stockHeld', 'nothingDue') },
  send: { [paid]: to(sent), [pending]: to(sent, 'settledOnDelivery') },
  deliver: { [sent]: to(delivered) },
  refuse: { [sent]: to(refused) },
  cancel: { [draft]: to(cancelled), [pending]: to(cancelled), [paid]: to(cancelled) },
  expire: { [pending]: to(expired, 'notSettled', 'reservationOver') },
  startReturn: { [sent]: to(returning), [delivered]: to(returning) },
  endReturn: { [returning]: to(delivered) },
  refund: {
    [cancelled]: to(refunded, 'moneyTaken'),
    [refused]: to(refunded, 'moneyTaken'),
    [returning]: to(refunded, 'moneyTaken'),
    [paidLate]: to(refunded, 'moneyTaken'),
  },
};

/** Null where the event cannot happen in this state. */
export const findMove = (state: OrderState, event: OrderEvent): OrderMove | null => orderMoves[event][state] ?? null;

/** Events possible in a state, before their guards are checked. */
export const listEvents = (state: OrderState): OrderEvent[] =>
  (Object.keys(orderMoves) as OrderEvent[]).filter((event) => findMove(state, event) !== null);

/** Confirmed and not ended: its pieces are reserved. */
export const holdsStock: readonly OrderState[] = [pending, paid];
