import type { Fate } from '../fate/fate.ts';

/** The payer's steps at the page, for runs without a browser. */
export type Walk =
  | 'pay'
  | 'cancel'
  | 'leave'
  | 'failChallenge'
  | 'cancelAtChallenge'
  | 'leaveAtChallenge'
  | 'wrongPin'
  | 'tooLate'
  | 'deniedThenPay';

/** Tampering with a notice in transit, and how a shop may read it: as nothing, as a conflict, or as the truth. */
export const tamperings = {
  amount: 'refused',
  currency: 'refused',
  merchant: 'refused',
  terminal: 'refused',
  order: 'refused',
  type: 'refused',
  response: 'refused',
  downgrade: 'refused',
  bitFlip: 'refused',
  otherKey: 'refused',
  truncated: 'refused',
  duplicateKeys: 'refused',
  hugeBody: 'refused',
  wrongCase: 'accepted',
  signedAmount: 'contradicts',
  signedCurrency: 'contradicts',
  signedMerchant: 'contradicts',
  signedType: 'accepted',
} as const;
export type ForgeryKind = keyof typeof tamperings;

export type Fault = 'slow' | '5xx' | 'drop' | 'garbled' | 'unsigned' | 'redirect' | 'tls' | 'dns';
export type Return =
  | 'get'
  | 'getParameters'
  | 'post'
  | 'redirect'
  | 'never'
  | 'typed'
  | 'back'
  | 'secondTab'
  | 'noCookie';
export type RefundScenario = { cents: 'all' | number; id: string; expected: 'done' | 'refused' | 'waiting' };

export type Scenario = {
  name: string;
  pays: 'card' | 'bizum';
  /** Besides its name: a card that selects the scenario, or the ending of an amount. */
  card: string | null;
  amountEnding: string | null;
  walk: Walk;
  authentication: 'frictionless' | 'challenge' | 'notEnrolled';
  /** Ds_Response, once the payer has finished. */
  answer: string;
  /** `held` waits for the control API; `afterExpiry` is 45 minutes after the form was posted. */
  notice: 'beforeReturn' | 'afterReturn' | 'afterExpiry' | 'held' | 'never';
  copies: number;
  /** Several notices are sent newest first. */
  reordered: boolean;
  tampering: ForgeryKind | null;
  returns: Return;
  /** How the services fail, once. */
  fault: Fault | null;
  refunds: RefundScenario[];
  /** What the bank does on its own after the payment. */
  panel: 'refund' | 'chargeback' | null;
  /** A correct shop's final outcome, after all notices have arrived and the reconciler has run. */
  expected: 'unheard' | 'waiting' | 'cancelled' | 'denied' | 'paid';
  fate: Fate;
  /** The shop does not know of the payment yet, and the payer pays a second time. */
  paysTwice: boolean;
};

const usual: Omit<Scenario, 'name' | 'fate'> = {
  pays: 'card',
  card: null,
  amountEnding: null,
  walk: 'pay',
  authentication: 'frictionless',
  answer: '0000',
  notice: 'beforeReturn',
  copies: 1,
  reordered: false,
  tampering: null,
  returns: 'get',
  fault: null,
  refunds: [],
  panel: null,
  expected: 'paid',
  paysTwice: false,
};
const row = (name: string, unlike: Partial<Scenario> = {}): Scenario => {
  const { expected = usual.expected } = unlike;
  return { ...usual, fate: expected === 'paid' ? 'stands' : 'runsOut', ...unlike, name };
};
const denied = (code: string, unlike: Partial<Scenario> = {}) =>
  row(`decline-${code}`, { answer: code, returns: 'get', expected: 'denied', ...unlike });
const bizum = (name: string, unlike: Partial<Scenario> = {}) =>
  row(`bizum-${name}`, { pays: 'bizum', authentication: 'challenge', ...unlike });
const tampered = (tampering: ForgeryKind, unlike: Partial<Scenario> = {}) =>
  row(`tampered-${tampering}`, { tampering, ...unlike });
const once = (cents: RefundScenario['cents'], expected: RefundScenario['expected'] = 'done'): RefundScenario[] => [
  { cents, id: 'refund-1', expected },
];

export const scenarios: readonly Scenario[] = [
  // Result and authentication
  row('approve', { card: '5576570000000004' }),
  row('approve-challenge', { card: '4548810000000003', authentication: 'challenge' }),
  row('approve-not-enrolled', { card: '4548812049400004', authentication: 'notEnrolled' }),
  row('challenge-failed', { authentication: 'challenge', walk: 'failChallenge', expected: 'denied' }),
  row('challenge-cancelled', { authentication: 'challenge', walk: 'cancelAtChallenge', expected: 'cancelled' }),
  row('challenge-abandoned', { authentication: 'challenge', walk: 'leaveAtChallenge', expected: 'waiting' }),
  row('cancelled', { walk: 'cancel', expected: 'cancelled' }),
  row('abandoned', { walk: 'leave', expected: 'unheard' }),
  row('expired-at-the-page', { walk: 'tooLate', expected: 'unheard' }),
  denied('0101', { card: '4548811000000019' }),
  denied('0102'),
  denied('0104'),
  denied('0106'),
  denied('0116', { card: '4548811000000027' }),
  denied('0118'),
  denied('0125'),
  denied('0129'),
  denied('0180'),
  denied('0184'),
  denied('0190', { amountEnding: '96', card: '4548811000000035' }),
  denied('0191'),
  denied('0195', { card: '4548817212493017' }),
  denied('0202'),
  denied('0172', { amountEnding: '72' }),
  denied('0173', { amountEnding: '73' }),
  denied('0174', { amountEnding: '74' }),
  denied('0909'),
  denied('0912'),
  denied('9912'),
  denied('0777'),
  row('refund-code-as-payment', { answer: '0900', expected: 'unheard' }),
  row('cancellation-code-as-payment', { answer: '0400', expected: 'unheard' }),
  row('repeated-order-code', { answer: '0913', expected: 'unheard' }),
  row('another-card-after-denial', { walk: 'deniedThenPay' }),
  row('another-card-after-denial-reordered', { walk: 'deniedThenPay', notice: 'afterReturn', reordered: true }),
  // Notices
  row('notice-after-return', { notice: 'afterReturn' }),
  row('notice-never', { notice: 'never' }),
  row('notice-never-of-a-denial', { notice: 'never', answer: '0190', expected: 'denied' }),
  row('notice-never-of-a-cancellation', { notice: 'never', walk: 'cancel', expected: 'cancelled' }),
  row('notice-twice', { copies: 2 }),
  row('notice-ten-at-once', { copies: 10 }),
  row('notice-after-expiry', { notice: 'afterExpiry' }),
  row('notice-of-a-first-attempt-after-a-second', { notice: 'held', paysTwice: true }),
  row('notice-after-the-refund', { notice: 'held', refunds: once('all'), fate: 'givenBack' }),
  // Tampering
  ...(['amount', 'currency', 'merchant', 'terminal', 'order', 'type', 'downgrade', 'bitFlip'] as const).map((what) =>
    tampered(what),
  ),
  ...(['otherKey', 'truncated', 'duplicateKeys', 'hugeBody', 'wrongCase'] as const).map((what) => tampered(what)),
  tampered('response', { answer: '0190', expected: 'denied' }),
  ...(['signedAmount', 'signedCurrency', 'signedMerchant', 'signedType'] as const).map((what) => tampered(what)),
  // Return
  ...(['getParameters', 'post', 'redirect', 'never', 'back', 'secondTab', 'noCookie'] as const).map((returns) =>
    row(`return-${returns}`, { returns }),
  ),
  row('return-post-of-a-denial', { returns: 'post', answer: '0190', expected: 'denied' }),
  row('return-typed-without-paying', { returns: 'typed', walk: 'leave', expected: 'unheard' }),
  // Operations
  row('refund-full', { refunds: once('all'), fate: 'givenBack' }),
  row('refund-part', { refunds: once(100) }),
  row('refund-two-equal-parts', { refunds: [...once(100), { cents: 100, id: 'refund-2', expected: 'done' }] }),
  row('refund-asked-twice', { refunds: [...once('all'), ...once('all')], fate: 'givenBack' }),
  row('refund-too-much', { refunds: once(100_000_000, 'refused') }),
  row('refund-of-a-denial', {
    answer: '0190',
    refunds: once('all', 'refused'),
    expected: 'denied',
    fate: 'calledOff',
  }),
  row('refund-after-the-panel', { panel: 'refund', refunds: once('all', 'waiting'), fate: 'calledOff' }),
  row('panel-refund', { panel: 'refund' }),
  row('panel-chargeback', { panel: 'chargeback' }),
  // Health of the services, where no notice helps
  ...(['slow', '5xx', 'drop', 'garbled', 'unsigned', 'redirect', 'tls', 'dns'] as const).map((fault) =>
    row(`services-${fault}`, { fault, notice: 'never' }),
  ),
  // Bizum
  bizum('approve'),
  bizum('wrong-pin', { walk: 'wrongPin', expected: 'denied' }),
  bizum('wrong-code', { walk: 'failChallenge', expected: 'denied' }),
  bizum('cancelled', { walk: 'cancel', expected: 'cancelled' }),
  bizum('cancelled-in-the-app', { walk: 'cancelAtChallenge', expected: 'cancelled' }),
  bizum('unanswered-in-the-app', { walk: 'leaveAtChallenge', expected: 'waiting' }),
  bizum('denied', { answer: '0190', expected: 'denied' }),
  bizum('notice-never', { notice: 'never' }),
  bizum('notice-after-expiry', { notice: 'afterExpiry' }),
  bizum('notice-ten-at-once', { copies: 10 }),
  bizum('tampered-amount', { tampering: 'amount' }),
  bizum('refund-full', { refunds: once('all'), fate: 'givenBack' }),
];

const find = (fits: (scenario: Scenario) => boolean) => scenarios.find(fits);
export const findByName = (name: string) => find((scenario) => scenario.name === name);
export const findByAmount = (cents: number) =>
  find(({ amountEnding }) => amountEnding !== null && String(cents).endsWith(amountEnding));
export const findByCard = (pan: string) => find(({ card }) => card === pan);
