import { type DenialKey, denialKeys } from 'contract/payment/denial-keys.ts';
import type { PaymentOutcome } from '../provider/provider.ts';

export type CodeMeaning = { outcome: PaymentOutcome; reason: DenialKey | null };

const nothingSaid: CodeMeaning = { outcome: 'unheard', reason: null };
const denied = (name: keyof typeof denialKeys): CodeMeaning => ({ outcome: 'denied', reason: denialKeys[name] });

const reasons: Partial<Record<keyof typeof denialKeys, string[]>> = {
  card: ['0102', '0118', '0125', '0129', '0180', '0202', '9064', '9093', '9253'],
  expired: ['0101', '0191'],
  funds: ['0116'],
  notAllowed: ['0104', '9078', '9094', '9218', '9256', '9257', '9261'],
  doNotRetry: ['0172', '0173', '0174'],
  authentication: ['0106', '0184', '0195', '9104'],
  bankAway: ['0904', '0909', '0912', '9912', '9997'],
};

const meanings = new Map<string, CodeMeaning>([
  ...Object.entries(reasons).flatMap(([name, codes]) =>
    codes.map((code): [string, CodeMeaning] => [code, denied(name as keyof typeof denialKeys)]),
  ),
  ['9915', { outcome: 'cancelled', reason: denialKeys.cancelled }],
  // The card page is open and nothing was typed yet.
  ['9998', nothingSaid],
  // The issuer is authenticating the payer: money may follow at any moment.
  ['9999', { outcome: 'waiting', reason: null }],
  // A refund, a confirmation, a cancellation: they verify like a payment and bring no money.
  ['0400', nothingSaid],
  ['0900', nothingSaid],
  // A duplicate number: the code concerns the copy, and the first one may well be paid.
  ['0913', nothingSaid],
  ['9051', nothingSaid],
]);

/** The meaning of a response code to a payment. An unknown code means no money. */
export function readPaymentCode(code: string): CodeMeaning {
  if (/^00\d\d$/.test(code)) return { outcome: 'paid', reason: null };
  return meanings.get(code) ?? denied('unknown');
}

/** The meaning of a response code to a refund. A payment's code leaves it open. */
export function readRefundCode(code: string): 'done' | 'refused' | 'waiting' {
  if (code === '0900') return 'done';
  return /^00\d\d$|^999[89]$/.test(code) ? 'waiting' : 'refused';
}
