import { denialKeys } from 'contract/payment/denial-keys.ts';
import type { PaymentOutcome, ProviderFinding } from '../provider/provider.ts';
import { type Capture, centsOf, type PayPalOrder, type RefundAnswer, type Unit } from './wire.ts';

const captureOutcomes = new Map<string, PaymentOutcome>([
  ['COMPLETED', 'paid'],
  // The money arrived; each later refund is a finding of its own.
  ['PARTIALLY_REFUNDED', 'paid'],
  ['REFUNDED', 'paid'],
  ['PENDING', 'waiting'],
  ['DECLINED', 'denied'],
  ['FAILED', 'denied'],
]);

const refundOutcomes = new Map<string, 'done' | 'waiting' | 'refused'>([
  ['COMPLETED', 'done'],
  ['PENDING', 'waiting'],
  ['FAILED', 'refused'],
  ['CANCELLED', 'refused'],
]);

/** Why PayPal takes no money at a capture, in the payer's words. An unlisted issue counts as no answer. */
export const refusalReasons: ReadonlyMap<string, string> = new Map([
  ['INSTRUMENT_DECLINED', denialKeys.card],
  ['TRANSACTION_REFUSED', denialKeys.card],
  ['CARD_EXPIRED', denialKeys.expired],
  ['PAYER_CANNOT_PAY', denialKeys.notAllowed],
  ['PAYER_ACCOUNT_RESTRICTED', denialKeys.notAllowed],
  ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', denialKeys.notAllowed],
  // Another PayPal order has our reference: this one takes nothing.
  ['DUPLICATE_INVOICE_ID', denialKeys.unknown],
]);

export const unpaidFinding = (
  reference: string,
  outcome: PaymentOutcome,
  code: string,
  reason: string | null = null,
): ProviderFinding => ({
  reference,
  about: { kind: 'payment', outcome },
  cents: null,
  currency: null,
  merchant: null,
  reason,
  code,
  transaction: null,
});

/** Money that is claimed back or was returned without us: an operator has to see it, whether or not it is ours. */
export const claimFinding = (
  reference: string | undefined,
  outcome: 'disputed' | 'reversed',
  code: string,
): ProviderFinding => ({
  ...unpaidFinding(reference ?? code, 'waiting', code),
  about: { kind: 'claim', outcome },
});

/** The order's own terms, reported if they differ from ours and no money was taken. */
export const otherTermsFinding = (unit: Unit): ProviderFinding => ({
  ...unpaidFinding(unit.invoice_id, 'waiting', 'OTHER_TERMS'),
  cents: centsOf(unit.amount),
  currency: unit.amount.currency_code,
  merchant: unit.payee.merchant_id ?? null,
});

/** All findings of a finished order. */
export function findingsOf({ status, purchase_units: [unit] }: PayPalOrder): ProviderFinding[] {
  if (!unit) return [];
  const merchant = unit.payee.merchant_id ?? null;
  const captures = (unit.payments?.captures ?? []).map((capture) =>
    captureFinding(capture, { reference: unit.invoice_id, merchant }),
  );
  const refunds = (unit.payments?.refunds ?? []).map((refund) =>
    refundFinding(refund, { reference: unit.invoice_id, merchant }),
  );
  return captures.length > 0 ? [...captures, ...refunds] : [unpaidFinding(unit.invoice_id, 'waiting', status)];
}

type KnownAttempt = { reference: string; merchant: string | null };

export function captureFinding(capture: Capture, { reference, merchant }: KnownAttempt): ProviderFinding {
  const outcome = captureOutcomes.get(capture.status) ?? 'waiting';
  // Money without a merchant counts as waiting until the order itself was read.
  const sure = outcome === 'paid' && merchant === null ? 'waiting' : outcome;
  return {
    reference: capture.invoice_id ?? reference,
    about: { kind: 'payment', outcome: sure },
    cents: centsOf(capture.amount),
    currency: capture.amount.currency_code,
    merchant,
    reason: sure === 'denied' ? denialKeys.card : null,
    code: capture.status_details?.reason ?? capture.status,
    transaction: capture.id,
  };
}

export function refundFinding(refund: RefundAnswer, { reference, merchant }: KnownAttempt): ProviderFinding {
  const outcome = refundOutcomes.get(refund.status) ?? 'waiting';
  const mark = readRefundMark(refund.custom_id);
  return {
    reference: mark?.reference ?? reference,
    // A refund made on PayPal's own pages has no id of ours.
    about: {
      kind: 'refund',
      id: mark?.id ?? refund.id,
      outcome: outcome === 'done' && !merchant ? 'waiting' : outcome,
    },
    cents: centsOf(refund.amount),
    currency: refund.amount.currency_code,
    merchant,
    reason: null,
    code: refund.status_details?.reason ?? refund.status,
    transaction: refund.id,
  };
}

/** A refund names our attempt and itself, so that its notice needs no special reading. */
export const refundMark = (reference: string, id: string): string => `${reference}.${id}`;

function readRefundMark(text: string | undefined): { reference: string; id: string } | null {
  const [, reference, id] = /^(\d{4}[A-Za-z0-9]{8})\.(.{1,100})$/.exec(text ?? '') ?? [];
  return reference && id ? { reference, id } : null;
}
