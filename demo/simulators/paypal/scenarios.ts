import type { Fate } from '../fate/fate.ts';
import type { Forgery } from './certificates.ts';

type CallName = 'token' | 'create' | 'read' | 'capture' | 'refund';
export type Fault = {
  call: CallName;
  kind: 'unavailable' | 'busy' | 'takenBack' | 'answerLost' | 'garbage' | 'huge' | 'redirected' | 'hangs';
};

/** How a forged notice differs from a genuine one. */
export type ForgedNotice = Forgery | 'host' | 'body' | 'webhookId' | 'algorithm' | 'old';

export type Scenario = {
  name: string;
  /** What the payer does. Only the payer can cancel or approve. */
  payer: 'approves' | 'approvesTwice' | 'approvesTooLate' | 'cancels' | 'leaves';
  /** A capture's state, or the name of its refusal. */
  capture?: string;
  /** How a PENDING capture ends. */
  later?: 'COMPLETED' | 'DECLINED';
  /** What happens to the order apart from the payer. */
  order?: 'reversed' | 'voided' | 'forgotten';
  /** Terms of the order that differ from those it was created with. */
  terms?: {
    value?: string;
    currency?: string;
    payee?: string;
    reference?: string;
    attempt?: string;
    captured?: string;
  };
  notices?: 'beforeAnswer' | 'twice' | 'tenfold' | 'never' | 'held' | 'backwards';
  /** A notice of a completed payment that never happened. */
  forged?: ForgedNotice;
  fault?: Fault;
  tokenSeconds?: number;
  refund?: { asked: 'whole' | 'part' | 'twice' | 'tooMuch' | 'onThePage'; state?: string };
  /** A correct shop's final knowledge: the outcome, what was taken, and what was refunded. */
  ends: {
    outcome: 'unheard' | 'waiting' | 'cancelled' | 'denied' | 'paid';
    reason?: string;
    /** The provider's statement differs from what was agreed. */
    contradiction?: true;
    captures: 0 | 1;
    refund?: 'done' | 'waiting' | 'refused';
    /** The outcome if no valid notice arrives, where it differs. */
    asked?: 'cancelled';
  };
  /** Where it is not the usual one of its outcome. */
  fate?: Fate;
};

const paid = { outcome: 'paid', captures: 1 } as const;
const nothing = { outcome: 'unheard', captures: 0 } as const;
const pending = { outcome: 'waiting', captures: 1 } as const;
const asked = { outcome: 'waiting', captures: 0 } as const;
const denied = (reason: string, captures: 0 | 1 = 0) =>
  ({ outcome: 'denied', reason: `payment.denied.${reason}`, captures }) as const;
const cancelled = { outcome: 'cancelled', reason: 'payment.denied.cancelled', captures: 0 } as const;
const contradiction = { outcome: 'waiting', contradiction: true, captures: 0 } as const;

const payers: Scenario[] = [
  { name: 'approved', payer: 'approves', ends: paid },
  { name: 'approved-twice', payer: 'approvesTwice', ends: paid },
  { name: 'approved-too-late', payer: 'approvesTooLate', ends: cancelled },
  { name: 'cancelled', payer: 'cancels', ends: nothing },
  { name: 'abandoned', payer: 'leaves', ends: nothing },
  { name: 'abandoned-and-forgotten', payer: 'leaves', order: 'forgotten', ends: nothing },
  { name: 'voided', payer: 'leaves', order: 'voided', ends: cancelled },
  {
    name: 'approval-reversed',
    payer: 'approves',
    order: 'reversed',
    ends: { ...denied('unknown'), asked: 'cancelled' },
  },
];

const captures: Scenario[] = [
  { name: 'pending-for-good', payer: 'approves', capture: 'PENDING', ends: pending },
  { name: 'pending-then-completed', payer: 'approves', capture: 'PENDING', later: 'COMPLETED', ends: paid },
  { name: 'pending-then-denied', payer: 'approves', capture: 'PENDING', later: 'DECLINED', ends: denied('card', 1) },
  { name: 'capture-declined', payer: 'approves', capture: 'DECLINED', ends: denied('card', 1) },
  { name: 'capture-failed', payer: 'approves', capture: 'FAILED', ends: denied('card', 1) },
  { name: 'instrument-declined', payer: 'approves', capture: 'INSTRUMENT_DECLINED', ends: denied('card') },
  { name: 'transaction-refused', payer: 'approves', capture: 'TRANSACTION_REFUSED', ends: denied('card') },
  { name: 'card-expired', payer: 'approves', capture: 'CARD_EXPIRED', ends: denied('expired') },
  { name: 'payer-cannot-pay', payer: 'approves', capture: 'PAYER_CANNOT_PAY', ends: denied('notAllowed') },
  { name: 'account-restricted', payer: 'approves', capture: 'PAYER_ACCOUNT_RESTRICTED', ends: denied('notAllowed') },
  { name: 'account-closed', payer: 'approves', capture: 'PAYER_ACCOUNT_LOCKED_OR_CLOSED', ends: denied('notAllowed') },
  { name: 'reference-used-before', payer: 'approves', capture: 'DUPLICATE_INVOICE_ID', ends: denied('unknown') },
  { name: 'payer-action-required', payer: 'approves', capture: 'PAYER_ACTION_REQUIRED', ends: asked },
  { name: 'not-approved-after-all', payer: 'approves', capture: 'ORDER_NOT_APPROVED', ends: asked },
  { name: 'captured-by-another-call', payer: 'approves', capture: 'ORDER_ALREADY_CAPTURED', ends: paid },
  { name: 'refused-for-no-known-reason', payer: 'approves', capture: 'COMPLIANCE_VIOLATION', ends: asked },
];

const terms: Scenario[] = [
  { name: 'other-amount', payer: 'approves', terms: { value: '0.01' }, ends: contradiction },
  { name: 'other-currency', payer: 'approves', terms: { currency: 'USD' }, ends: contradiction },
  { name: 'other-payee', payer: 'approves', terms: { payee: 'SOMEBODYELSE1' }, ends: contradiction },
  { name: 'other-reference', payer: 'approves', terms: { reference: '9999ZZZZZZZZ' }, ends: contradiction },
  { name: 'other-attempt', payer: 'approves', terms: { attempt: 'another' }, ends: asked },
  {
    name: 'captured-less-than-agreed',
    payer: 'approves',
    terms: { captured: '0.01' },
    ends: { ...paid, contradiction: true },
  },
];

const health: Scenario[] = [
  ...(['unavailable', 'garbage', 'hangs'] as const).map((kind) => faulty('token', kind)),
  ...(['unavailable', 'answerLost', 'takenBack'] as const).map((kind) => faulty('create', kind)),
  ...(['unavailable', 'garbage', 'huge', 'redirected', 'takenBack', 'hangs'] as const).map((kind) =>
    faulty('read', kind),
  ),
  ...(['unavailable', 'busy', 'answerLost', 'garbage', 'hangs'] as const).map((kind) => faulty('capture', kind)),
  { name: 'token-expires', payer: 'approves', tokenSeconds: 120, ends: paid },
];

function faulty(call: CallName, kind: Fault['kind']): Scenario {
  const words = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { name: `${call}-${words}`, payer: 'approves', fault: { call, kind }, ends: paid };
}

const deliveries = (['beforeAnswer', 'twice', 'tenfold', 'never', 'held', 'backwards'] as const).map(
  (notices): Scenario => ({
    name: `notice-${notices === 'beforeAnswer' ? 'before-answer' : notices}`,
    payer: 'approves',
    notices,
    ends: paid,
  }),
);

const forgeries = (
  ['host', 'otherKey', 'otherRoot', 'expired', 'notByAuthority', 'body', 'webhookId', 'algorithm', 'old'] as const
).map(
  (forged): Scenario => ({
    name: `forged-${forged.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    payer: 'leaves',
    forged,
    ends: nothing,
  }),
);

const refunds: Scenario[] = [
  {
    name: 'refund-whole',
    payer: 'approves',
    refund: { asked: 'whole' },
    ends: { ...paid, refund: 'done' },
    fate: 'givenBack',
  },
  { name: 'refund-part', payer: 'approves', refund: { asked: 'part' }, ends: { ...paid, refund: 'done' } },
  { name: 'refund-twice-by-one-id', payer: 'approves', refund: { asked: 'twice' }, ends: { ...paid, refund: 'done' } },
  { name: 'refund-too-much', payer: 'approves', refund: { asked: 'tooMuch' }, ends: { ...paid, refund: 'refused' } },
  { name: 'refund-on-the-page', payer: 'approves', refund: { asked: 'onThePage' }, ends: { ...paid, refund: 'done' } },
  {
    name: 'refund-pending',
    payer: 'approves',
    refund: { asked: 'whole', state: 'PENDING' },
    ends: { ...paid, refund: 'waiting' },
    fate: 'calledOff',
  },
  {
    name: 'refund-failed',
    payer: 'approves',
    refund: { asked: 'whole', state: 'FAILED' },
    ends: { ...paid, refund: 'refused' },
    fate: 'calledOff',
  },
  {
    name: 'refund-answer-lost',
    payer: 'approves',
    refund: { asked: 'twice' },
    fault: { call: 'refund', kind: 'answerLost' },
    ends: { ...paid, refund: 'done' },
  },
];

/** Chosen by name for the next order; a refused capture also by the mock header, as in PayPal's sandbox. */
export const scenarios: readonly Scenario[] = [
  ...payers,
  ...captures,
  ...terms,
  ...health,
  ...deliveries,
  ...forgeries,
  ...refunds,
];

export const findScenario = (name: string): Scenario | undefined => scenarios.find((one) => one.name === name);

export const fateOf = ({ fate, ends: { outcome, contradiction } }: Scenario): Fate =>
  fate ?? (outcome === 'paid' && !contradiction ? 'stands' : 'runsOut');

/** The default scenario. */
export const ordinary: Scenario = { name: 'ordinary', payer: 'approves', ends: paid };
