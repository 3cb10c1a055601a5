import { type DenialKey, denialKeys } from '../contract/payment/denial-keys.ts';
import { type Locale, locales } from '../contract/public-codes.ts';

/** A scenario of the simulators, or one by hand, that a browser test runs, with its language. */
export type Walk = { where: 'bank' | 'paypal' | 'byHand'; scenario: string; locale: Locale };
const by =
  (where: Walk['where']) =>
  (locale: Locale, scenario: string): Walk => ({ where, scenario, locale });
const [bank, payPal, byHand] = [by('bank'), by('paypal'), by('byHand')];

export type Act = 'pays' | 'cancels' | 'mistypesCode' | 'mistypesPin' | 'refusesIdentity';
/** What the provider does, what the payer does there, and the reason that the shop shows. */
type Refusal = [scenario: string, act: Act, reason: DenialKey];

/** Each refusal runs in the next language; `first` is the index of the first one's. */
export const refusals: { first: number; way: 'card' | 'bizum' | 'paypal'; told: Refusal[] }[] = [
  {
    first: 0,
    way: 'card',
    told: [
      ['decline-0101', 'pays', denialKeys.expired],
      ['decline-0102', 'pays', denialKeys.card],
      ['decline-0104', 'pays', denialKeys.notAllowed],
      ['decline-0116', 'pays', denialKeys.funds],
      ['decline-0172', 'pays', denialKeys.doNotRetry],
      ['decline-0912', 'pays', denialKeys.bankAway],
      ['decline-0777', 'pays', denialKeys.unknown],
      ['challenge-failed', 'mistypesCode', denialKeys.authentication],
      ['challenge-cancelled', 'refusesIdentity', denialKeys.cancelled],
    ],
  },
  {
    first: 1,
    way: 'bizum',
    told: [
      ['bizum-denied', 'pays', denialKeys.unknown],
      ['bizum-wrong-pin', 'mistypesPin', denialKeys.authentication],
      ['bizum-wrong-code', 'mistypesCode', denialKeys.authentication],
      ['bizum-cancelled', 'cancels', denialKeys.cancelled],
      ['bizum-cancelled-in-the-app', 'refusesIdentity', denialKeys.cancelled],
    ],
  },
  {
    first: 2,
    way: 'paypal',
    told: [
      ['instrument-declined', 'pays', denialKeys.card],
      ['card-expired', 'pays', denialKeys.expired],
      ['payer-cannot-pay', 'pays', denialKeys.notAllowed],
      ['account-closed', 'pays', denialKeys.notAllowed],
      ['reference-used-before', 'pays', denialKeys.unknown],
      ['capture-failed', 'pays', denialKeys.card],
    ],
  },
];

export const localeOfRefusal = (first: number, at: number): Locale =>
  locales[(first + at) % locales.length] ?? locales[0];

/** Scenarios with a test of their own. */
export const walks = {
  card: bank('es', 'approve'),
  denied: bank('es', 'decline-0129'),
  left: bank('es', 'abandoned'),
  cancelled: bank('es', 'cancelled'),
  payPal: payPal('es', 'approved'),
  payPalCancelled: payPal('es', 'cancelled'),
  /** No notice ever confirms the payment. */
  untold: bank('es', 'notice-never'),
  /** The browser has lost its cookies on return. */
  forgotten: bank('de', 'return-noCookie'),
  transfer: byHand('es', 'transfer-in-full'),
  /** Paid after the order had expired: the order proceeds. */
  late: bank('es', 'approve-challenge'),
  /** Approved after the order had expired: nothing is captured. */
  latePayPal: payPal('de', 'approved-too-late'),
  /** Paid after the order had been cancelled: refunded. */
  lateBizum: bank('de', 'bizum-refund-full'),
  /** Paid already in another tab: refunded, with a delay by the bank. */
  twice: bank('en', 'refund-after-the-panel'),
  lateTransfer: byHand('es', 'transfer-too-late'),
} satisfies Record<string, Walk>;

/** Returns that are no plain link: by a form, or with the bank's answer in the address. */
export const otherReturns = [bank('en', 'return-post'), bank('de', 'return-post'), bank('es', 'return-getParameters')];

export const expiredTransfers = (['es', 'en', 'de'] as const).map((locale) =>
  byHand(locale, 'transfer-nothing-arrives'),
);

/** Guests, from a shared link to an order: every tender in every language. */
export const guestWalks = {
  card: locales.map((locale) => bank(locale, 'approve')),
  bizum: locales.map((locale) => bank(locale, 'bizum-approve')),
  paypal: locales.map((locale) => payPal(locale, 'approved')),
  cash: locales.map((locale) => byHand(locale, 'cash-agreed')),
  transfer: locales.map((locale) => byHand(locale, 'transfer-in-full')),
};

export const allWalks: Walk[] = [
  ...refusals.flatMap(({ first, way, told }) =>
    told.map(([scenario], at) => by(way === 'paypal' ? 'paypal' : 'bank')(localeOfRefusal(first, at), scenario)),
  ),
  ...Object.values(walks),
  ...otherReturns,
  ...expiredTransfers,
  ...Object.values(guestWalks).flat(),
];
