import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { denialKeys } from 'contract/payment/denial-keys.ts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ProviderFinding, ProviderReport, RawNotice } from '../provider/provider.ts';
import { type CertificateSettings, createCertificates } from './certificates.ts';
import { parseJson, withoutPayer } from './client.ts';
import { captureFinding, claimFinding, refundFinding, unpaidFinding } from './findings.ts';
import { ApprovalSchema, CaptureSchema, DisputeSchema, EventSchema, RefundSchema } from './wire.ts';

export type NoticeSettings = CertificateSettings & { webhookId: string };

const HeadersSchema = Type.Object({
  'paypal-transmission-id': Type.String({ pattern: '^[!-{}~]{1,100}$' }),
  'paypal-transmission-time': Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' }),
  'paypal-transmission-sig': Type.String({ pattern: '^[A-Za-z0-9+/]{300,1000}={0,2}$' }),
  'paypal-cert-url': Type.String({ maxLength: 500 }),
  'paypal-auth-algo': Type.Literal('SHA256withRSA'),
});

const headersOf = Compile(HeadersSchema);
const events = Compile(EventSchema);
const approvals = Compile(ApprovalSchema);
const captures = Compile(CaptureSchema);
const refunds = Compile(RefundSchema);
const disputes = Compile(DisputeSchema);

// Listed one by one: the resource of a reversal says COMPLETED of money that is gone.
const captureEvents = ['PENDING', 'COMPLETED', 'DENIED', 'DECLINED'].map((state) => `PAYMENT.CAPTURE.${state}`);

// PayPal repeats a notice for three days; an older one is a replay.
const oldestMs = 3 * 86_400_000 + 3_600_000;
const clockErrorMs = 5 * 60_000;
const mostBytes = 256 * 1024;

/** Verifies a notice's signature and returns its findings. Never throws, whatever is sent. */
export function createNoticeReader(settings: NoticeSettings): (notice: RawNotice) => Promise<ProviderReport | null> {
  const { webhookId, now } = settings;
  const certificates = createCertificates(settings);

  function isInTime(time: string): boolean {
    const age = now().getTime() - Date.parse(time);
    return age >= -clockErrorMs && age <= oldestMs;
  }

  async function isSigned(headers: Static<typeof HeadersSchema>, body: string): Promise<boolean> {
    const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = headers;
    if (!isInTime(time)) return false;
    const certificate = await certificates.find(headers['paypal-cert-url']);
    const { publicKey } = certificate ?? {};
    if (publicKey?.asymmetricKeyType !== 'rsa') return false;
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
    const signature = Buffer.from(headers['paypal-transmission-sig'], 'base64');
    // Only the canonical base64 spelling is accepted.
    if (signature.toString('base64') !== headers['paypal-transmission-sig']) return false;
    return verify('sha256', signed, publicKey, signature);
  }

  return async ({ body, headers }) => {
    try {
      if (Buffer.byteLength(body) > mostBytes || !headersOf.Check(headers)) return null;
      if (!(await isSigned(headers, body))) return null;
      const event = parseJson(body);
      return events.Check(event) ? { raw: withoutPayer(body), findings: findingsIn(event) } : null;
    } catch {
      // A certificate that cannot be fetched or parsed now verifies nothing.
      return null;
    }
  };
}

/**
 * A notice is a hint: only a CRC32 of its body is signed, which an attacker with one true notice can keep while
 * changing the rest. So a notice never counts as money, but waits for the query that follows. A notice without a
 * reference of ours, or of another kind, is kept and yields no finding.
 */
function findingsIn({ event_type, resource }: Static<typeof EventSchema>): ProviderFinding[] {
  if (event_type === 'CHECKOUT.ORDER.APPROVED') return approvalFindings(resource, 'waiting', null);
  if (event_type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED')
    return approvalFindings(resource, 'denied', denialKeys.unknown);
  const known = { reference: '', merchant: null };
  if (event_type === 'PAYMENT.CAPTURE.REFUNDED' && refunds.Check(resource))
    return named(refundFinding(resource, { ...known, reference: resource.invoice_id ?? '' }));
  if (event_type === 'PAYMENT.CAPTURE.REVERSED' && captures.Check(resource))
    return [claimFinding(resource.invoice_id, 'reversed', resource.id)];
  if (event_type === 'CUSTOMER.DISPUTE.CREATED' && disputes.Check(resource))
    return (resource.disputed_transactions ?? [{}]).map(({ invoice_number }) =>
      claimFinding(invoice_number, 'disputed', resource.dispute_id),
    );
  if (captureEvents.includes(event_type) && captures.Check(resource)) return named(captureFinding(resource, known));
  return [];

  function approvalFindings(
    approval: unknown,
    outcome: 'waiting' | 'denied',
    reason: string | null,
  ): ProviderFinding[] {
    if (!approvals.Check(approval)) return [];
    return approval.purchase_units.map(({ invoice_id }) => unpaidFinding(invoice_id, outcome, event_type, reason));
  }
}

const named = (finding: ProviderFinding): ProviderFinding[] => (finding.reference === '' ? [] : [finding]);
