import { type OrderState, orderStates, tenderCodes } from 'contract/codes.ts';
import type { OrderStep } from '../src/modules/fulfilment/parcels/fulfilment-steps.ts';
import { type End, ends } from './whole.ts';

/** A line of the bank's statement: the amount due or none of it, plus or minus so many cents. */
type Arrives = { arrives: { due: 0 | 1; cents: number }; line?: string; mistyped?: true };
export type Step =
  | Arrives
  | { days: number }
  /** The buyer chooses cash on delivery. */
  | 'agrees'
  | 'agreesInVain'
  | 'paysByCard'
  | 'isCalledOff'
  /** A parcel step recorded by the office. */
  | OrderStep
  /** Others buy all that is left. */
  | 'isSoldOut';

/** Events of an order without a payment provider, and its state after eleven days. */
export type ByHand = {
  name: string;
  tender: typeof tenderCodes.bankTransfer | typeof tenderCodes.cashOnDelivery;
  steps: Step[];
  end: End;
};

const all: Arrives = { arrives: { due: 1, cents: 0 } };
const allAnd = (cents: number): Arrives => ({ arrives: { due: 1, cents } });
const part = (cents: number): Arrives => ({ arrives: { due: 0, cents } });
const once = (arrival: Arrives): Arrives[] => [arrival, arrival].map((line) => ({ ...line, line: 'once' }));
const theEnd = { days: 11 };

const more = ({ mails, ...end }: End, ...others: string[]): End => ({ ...end, mails: [...mails, ...others] });
const { stands, runsOut, givenBack, calledOff } = ends;

const transfer = (name: string, steps: Step[], end: End): ByHand => ({
  name: `transfer-${name}`,
  tender: tenderCodes.bankTransfer,
  steps,
  end: more(end, 'instructions'),
});
const cash = (name: string, steps: Step[], end: End): ByHand => ({
  name: `cash-${name}`,
  tender: tenderCodes.cashOnDelivery,
  steps,
  end,
});
const returned = ['tooLittle', 'refunded'];
const awaited: End = { state: orderStates.pending, held: 3, mails: ['confirmed'] };
/** The buyer has been mailed about the dispatch. */
const left = more(awaited, 'sent');
const handedOver: End = { ...left, state: orderStates.delivered };
const atTheDoor: Step[] = ['agrees', 'send', 'deliver'];

export const byHand: readonly ByHand[] = [
  transfer('in-full', [all], stands),
  transfer('in-two-parts', [part(1_000), allAnd(-1_000)], more(stands, 'partly')),
  transfer('in-three-parts', [part(500), part(500), allAnd(-1_000)], more(stands, 'partly', 'partly')),
  transfer('too-much', [allAnd(500)], more(stands, 'tooMuch', 'refunded')),
  transfer('in-parts-too-much', [part(1_000), all], more(stands, 'partly', 'tooMuch', 'refunded')),
  transfer('in-full-twice', [all, all], more(stands, 'tooMuch', 'refunded')),
  transfer('booked-twice', once(all), stands),
  transfer('part-booked-twice', once(part(1_000)), more(runsOut, 'partly', 'reminder', ...returned)),
  transfer('nothing-arrives', [], more(runsOut, 'reminder')),
  transfer('part-only', [part(1_000)], more(runsOut, 'partly', 'reminder', ...returned)),
  transfer('reminded', [{ days: 5 }, all], more(stands, 'reminder')),
  transfer('sent-at-the-end', [{ days: 9 }, all], more(stands, 'reminder')),
  transfer('too-late', [theEnd, all], more(stands, 'reminder', 'expired')),
  transfer('too-late-and-sold-out', [theEnd, 'isSoldOut', all], {
    ...givenBack,
    mails: ['confirmed', 'reminder', 'expired', 'paidLate', 'refunded'],
  }),
  transfer('part-too-late', [theEnd, part(800)], more(runsOut, 'reminder', ...returned)),
  transfer(
    'in-full-after-a-part-went-back',
    [part(900), theEnd, all],
    more(stands, 'partly', 'reminder', 'expired', ...returned),
  ),
  transfer('called-off', ['isCalledOff'], calledOff),
  transfer('called-off-with-a-part', [part(900), 'isCalledOff'], more(calledOff, 'partly', ...returned)),
  transfer('called-off-when-paid', [all, 'isCalledOff'], givenBack),
  transfer('called-off-then-paid', ['isCalledOff', all], {
    ...givenBack,
    mails: ['confirmed', 'cancelled', 'paidLate', 'refunded'],
  }),
  transfer('of-a-mistyped-reference', [{ ...all, mistyped: true }], more(runsOut, 'reminder')),
  transfer('in-part-then-by-card', [part(900), 'paysByCard'], more(stands, 'partly', ...returned)),
  transfer('in-full-after-the-card', ['paysByCard', all], more(stands, 'paidTwice', 'refunded')),
  cash('agreed', ['agrees'], awaited),
  cash('agreed-twice', ['agrees', 'agrees'], awaited),
  cash('never-agreed', [], runsOut),
  cash('agreed-too-late', [{ days: 1 }, 'agreesInVain'], runsOut),
  cash('called-off', ['agrees', 'isCalledOff'], calledOff),
  cash('on-its-way', ['agrees', 'send'], { ...left, state: orderStates.sent }),
  cash('handed-over', atTheDoor, handedOver),
  cash('handed-over-and-paid-by-the-carrier', [...atTheDoor, 'collect'], handedOver),
  cash('refused-at-the-door', ['agrees', 'send', 'refuse'], {
    state: orderStates.refused,
    held: 0,
    mails: ['confirmed', 'sent', 'refused'],
  }),
  cash('on-its-way-back', [...atTheDoor, 'collect', 'startReturn'], { ...left, state: orderStates.returning }),
  cash('kept-after-all', [...atTheDoor, 'startReturn', 'endReturn', 'collect'], handedOver),
  cash('called-off-before-it-was-agreed', ['isCalledOff'], calledOff),
];

/** The mail to the payer about an order's final state. */
export const toldOf: Partial<Record<OrderState, string>> = {
  [orderStates.pending]: 'EN_ESPERA',
  [orderStates.paid]: 'PAGADO',
  [orderStates.sent]: 'EN_ESPERA',
  [orderStates.delivered]: 'PAGADO',
  [orderStates.returning]: 'PAGADO',
  [orderStates.refused]: 'CANCELADO',
  [orderStates.expired]: 'VENCIDO',
  [orderStates.cancelled]: 'CANCELADO',
  [orderStates.refunded]: 'REEMBOLSADO',
};
