import { denialKeys } from 'contract/payment/denial-keys.ts';
import type { ProviderFinding, ProviderReport } from '../provider/provider.ts';
import { readPaymentCode, readRefundCode } from './codes.ts';
import type { RedsysMessage, RedsysParameters } from './message.mapper.ts';

const types = { payment: '0', refund: '3' };
/** Reserved, confirmed, authenticated: we request none of these, and none takes money back. */
const reservations = ['1', '2', '7', '8', '9'];
const euro = '978';
const panel = 'panel:';

/** Refunded in the bank's own panel, which names no refund of ours, or taken back by a charge-back. */
export const isRefundedElsewhere = ({ about }: ProviderFinding): boolean =>
  about.kind === 'claim' || (about.kind === 'refund' && about.id.startsWith(panel) && about.outcome !== 'refused');

export function toFinding(parameters: RedsysParameters): ProviderFinding {
  const text = (name: string) => parameters.get(`ds_${name}`) || null;
  const code = text('response');
  const stated = {
    reference: text('order') ?? '',
    cents: readCents(text('amount')),
    currency: toCurrency(text('currency')),
    merchant: toMerchant(text('merchantcode'), text('terminal')),
    code: text('errorcode') ?? code,
    transaction: text('authorisationcode')?.trim() || null,
  };
  const type = text('transactiontype');
  if (type === types.refund) {
    const id = text('merchantdata') ?? `${panel}${stated.transaction ?? stated.reference}`;
    return { ...stated, about: { kind: 'refund', id, outcome: readRefundCode(code ?? '') }, reason: null };
  }
  // A charge-back: made without us, whatever a gateway calls it.
  if (type !== null && /^\w{1,2}$/.test(type) && type !== types.payment && !reservations.includes(type) && isDone(code))
    return { ...stated, about: { kind: 'claim', outcome: 'reversed' }, reason: null };
  const meaning = type === types.payment && code !== null ? readPaymentCode(code) : null;
  // A reservation, or money without an amount, moves nothing.
  const isWhole = stated.cents !== null && stated.currency !== null && stated.merchant !== null;
  const { outcome, reason } =
    meaning === null || (meaning.outcome === 'paid' && !isWhole)
      ? ({ outcome: 'unheard', reason: null } as const)
      : meaning;
  return { ...stated, about: { kind: 'payment', outcome }, reason };
}

/** A query returns the operations under one number; an empty list is a page that was not opened yet. */
export function toQueryReport(
  reference: string,
  merchant: string,
  raw: string,
  { operations }: RedsysMessage,
): ProviderReport {
  if (operations.length > 0) return { raw, findings: operations.map(toFinding) };
  const about = { kind: 'payment', outcome: 'unheard' } as const;
  const nothing = { cents: null, currency: null, reason: null, code: null, transaction: null };
  return { raw, findings: [{ reference, about, merchant, ...nothing }] };
}

/** The page is closed while the gateway still reports authentication: the payer left there. */
export const toCancelledFinding = (finding: ProviderFinding): ProviderFinding =>
  finding.about.outcome === 'waiting' && finding.about.kind === 'payment'
    ? { ...finding, about: { kind: 'payment', outcome: 'cancelled' }, reason: denialKeys.cancelled }
    : finding;

/** Refused without a signature before it reached the bank: believed, because it moves no money. */
export const toRefundRefusal = (reference: string, id: string, code: string): ProviderFinding => ({
  reference,
  about: { kind: 'refund', id, outcome: 'refused' },
  cents: null,
  currency: null,
  merchant: null,
  reason: null,
  code,
  transaction: null,
});

const isDone = (code: string | null) => code !== null && readRefundCode(code) === 'done';
const readCents = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null);
const toCurrency = (text: string | null) => (text === euro ? 'EUR' : text);
const toMerchant = (code: string | null, terminal: string | null) =>
  code !== null && terminal !== null && /^\d{1,3}$/.test(terminal) ? `${code}/${Number(terminal)}` : null;
