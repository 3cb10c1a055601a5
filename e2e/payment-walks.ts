import { type DenialKey, denialKeys } from '../contract/denial-keys.ts';
import { type Locale, locales } from '../contract/public-codes.ts';

/** One scenario of the simulators' tables, or of those by hand, that a browser walks, and the language it is walked in. */
export type Walk = { where: 'bank' | 'paypal' | 'byHand'; scenario: string; locale: Locale };
const by =
  (where: Walk['where']) =>
  (locale: Locale, scenario: string): Walk => ({ where, scenario, locale });
const [bank, payPal, byHand] = [by('bank'), by('paypal'), by('byHand')];

export type Act = 'pays' | 'cancels' | 'mistypesCode' | 'mistypesPin' | 'refusesIdentity';
/** What the provider does, what she does there, and the reason that she is told. */
type Refusal = [scenario: string, act: Act, reason: DenialKey];

export const refusals: { locale: Locale; way: 'card' | 'bizum' | 'paypal'; told: Refusal[] }[] = [
  {
    locale: 'es',
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
    locale: 'en',
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
    locale: 'de',
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

/** Those that a test has to itself. */
export const walks = {
  card: bank('es', 'approve'),
  denied: bank('es', 'decline-0129'),
  left: bank('es', 'abandoned'),
  cancelled: bank('es', 'cancelled'),
  payPal: payPal('es', 'approved'),
  payPalCancelled: payPal('es', 'cancelled'),
  transfer: byHand('es', 'transfer-in-full'),
  /** Paid when its time was over: it goes on. */
  late: bank('es', 'approve-challenge'),
  /** Approved when its time was over: nothing is taken. */
  latePayPal: payPal('de', 'approved-too-late'),
  /** Paid when it had been called off: it goes back. */
  lateBizum: bank('de', 'bizum-refund-full'),
  /** Paid already in another tab: it goes back, and the bank takes its time for it. */
  twice: bank('en', 'refund-after-the-panel'),
  lateTransfer: byHand('es', 'transfer-too-late'),
} satisfies Record<string, Walk>;

export const postedReturns = [bank('en', 'return-post'), bank('de', 'return-post')];

export const expiredTransfers = (['es', 'en', 'de'] as const).map((locale) =>
  byHand(locale, 'transfer-nothing-arrives'),
);

/** Guests, each from a shared link to her order: every way to pay in every language. */
export const guestWalks = {
  card: locales.map((locale) => bank(locale, 'approve')),
  bizum: locales.map((locale) => bank(locale, 'bizum-approve')),
  paypal: locales.map((locale) => payPal(locale, 'approved')),
  cash: locales.map((locale) => byHand(locale, 'cash-agreed')),
  transfer: locales.map((locale) => byHand(locale, 'transfer-in-full')),
};

export const allWalks: Walk[] = [
  ...refusals.flatMap(({ locale, way, told }) =>
    told.map(([scenario]) => by(way === 'paypal' ? 'paypal' : 'bank')(locale, scenario)),
  ),
  ...Object.values(walks),
  ...postedReturns,
  ...expiredTransfers,
  ...Object.values(guestWalks).flat(),
];
