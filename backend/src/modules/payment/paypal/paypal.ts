import { handovers, tenderCodes } from 'contract/codes.ts';
import { denialKeys } from 'contract/payment/denial-keys.ts';
import { words } from '../../../words/words.ts';
import {
  type Attempt,
  type Provider,
  type ProviderReport,
  ProviderUnavailable,
  type Refund,
  type ReturnPages,
} from '../provider/provider.ts';
import { type ClientSettings, createPayPalClient, type PayPalAnswer } from './client.ts';
import { findingsOf, otherTermsFinding, refundFinding, refundMark, refusalReasons, unpaidFinding } from './findings.ts';
import { createNoticeReader, type NoticeSettings } from './webhook.ts';
import { centsOf, type PayPalOrder, toAmount, type Unit } from './wire.ts';

export type PayPalSettings = ClientSettings & NoticeSettings & { merchantId: string };

const open = ['CREATED', 'PAYER_ACTION_REQUIRED'];
const agreed = ['APPROVED', 'COMPLETED'];

/**
 * Orders v2 by redirect. Money moves in one place only, the capture in `query`: an approval alone takes no money, so a
 * late or different order is simply not captured.
 */
export function createPayPal(settings: PayPalSettings): Provider {
  const { merchantId, now } = settings;
  const client = createPayPalClient(settings);

  /** Leads a payer who is done, or cannot continue, to the result. */
  function wayOn(order: PayPalOrder, pages: ReturnPages): string {
    if (!open.includes(order.status)) return agreed.includes(order.status) ? pages.paid : pages.unpaid;
    const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    if (!link) throw new ProviderUnavailable('PayPal gave no link for the payer.');
    return link.href;
  }

  function isAsAgreed(attempt: Attempt, unit: Unit): boolean {
    return (
      unit.invoice_id === attempt.reference &&
      unit.custom_id === attempt.id &&
      centsOf(unit.amount) === attempt.cents &&
      unit.amount.currency_code === attempt.currency &&
      unit.payee.merchant_id === merchantId
    );
  }

  async function capture(attempt: Attempt, order: PayPalOrder): Promise<ProviderReport> {
    const answer = await client.capture(`${attempt.id}-capture`, order.id);
    const { raw } = answer;
    if ('found' in answer) return { raw, findings: findingsOf(answer.found) };
    const { issue } = answer;
    // Another query of ours was faster.
    if (issue === 'ORDER_ALREADY_CAPTURED') return readAfterAll(order.id);
    const reason = refusalReasons.get(issue);
    // The payer may still choose another instrument there; a later approval is captured by the next query.
    if (reason) return { raw, findings: [unpaidFinding(attempt.reference, 'denied', issue, reason)] };
    if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED')
      return { raw, findings: [unpaidFinding(attempt.reference, 'waiting', issue)] };
    throw new ProviderUnavailable(`PayPal did not capture: ${issue}.`);
  }

  async function readAfterAll(id: string): Promise<ProviderReport> {
    const { raw, found } = present(await client.readOrder(id));
    return { raw, findings: findingsOf(found) };
  }

  return {
    tenders: [tenderCodes.payPal],
    merchant: merchantId,
    // PayPal would wait three hours, but our reservation does not.
    minutes: 30,
    opensOnce: false,

    open: async (attempt, pages) => {
      const answer = attempt.providerId
        ? await client.readOrder(attempt.providerId)
        : await client.createOrder(attempt.id, orderOf(attempt, pages));
      const { found } = present(answer);
      return { action: handovers.link, url: wayOn(found, pages), providerId: found.id };
    },

    readNotice: createNoticeReader(settings),

    query: async (attempt) => {
      const { reference, providerId } = attempt;
      if (providerId === null) return { raw: '', findings: [unpaidFinding(reference, 'unheard', 'NEVER_OPENED')] };
      const answer = await client.readOrder(providerId);
      const { raw } = answer;
      // PayPal forgets orders without approval, so a missing one proves nothing else.
      if ('issue' in answer) return { raw, findings: [unpaidFinding(reference, 'unheard', answer.issue)] };
      const order = answer.found;
      const [unit] = order.purchase_units;
      if (order.status === 'COMPLETED') return { raw, findings: findingsOf(order) };
      if (order.status === 'VOIDED')
        return { raw, findings: [unpaidFinding(reference, 'cancelled', order.status, denialKeys.cancelled)] };
      if (order.status !== 'APPROVED' || !unit)
        return { raw, findings: [unpaidFinding(reference, 'unheard', order.status)] };
      if (!isAsAgreed(attempt, unit)) return { raw, findings: [otherTermsFinding(unit)] };
      if (now() >= attempt.expiresAt)
        return { raw, findings: [unpaidFinding(reference, 'cancelled', 'APPROVED_TOO_LATE', denialKeys.cancelled)] };
      return capture(attempt, order);
    },

    refund: async (attempt, { id, cents }: Refund) => {
      if (attempt.providerId === null) throw new ProviderUnavailable('Nothing was ever paid there.');
      const { found, raw } = present(await client.readOrder(attempt.providerId));
      const merchant = found.purchase_units[0]?.payee.merchant_id ?? null;
      const known = { reference: attempt.reference, merchant };
      // Request ids are forgotten after hours; the order keeps its refunds.
      const before = refundsOf(found).find(({ custom_id }) => custom_id === refundMark(attempt.reference, id));
      if (before) return { raw, findings: [refundFinding(before, known)] };
      const taken = capturesOf(found).find(({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED');
      if (!taken) return { raw, findings: [refusedRefund(attempt, id, 'NOTHING_TO_GIVE_BACK')] };
      const answer = await client.refund(id, taken.id, {
        amount: toAmount(cents, attempt.currency),
        custom_id: refundMark(attempt.reference, id),
      });
      if ('issue' in answer) return { raw: answer.raw, findings: [refusedRefund(attempt, id, answer.issue)] };
      return { raw: answer.raw, findings: [refundFinding(answer.found, known)] };
    },
  };
}

const capturesOf = ({ purchase_units: [unit] }: PayPalOrder) => unit?.payments?.captures ?? [];
const refundsOf = ({ purchase_units: [unit] }: PayPalOrder) => unit?.payments?.refunds ?? [];

const refusedRefund = ({ reference }: Attempt, id: string, code: string) => ({
  ...unpaidFinding(reference, 'unheard', code),
  about: { kind: 'refund', id, outcome: 'refused' } as const,
});

function present<T>(answer: PayPalAnswer<T>): { raw: string; found: T } {
  if ('found' in answer) return answer;
  throw new ProviderUnavailable(`PayPal refused: ${answer.issue}.`);
}

/** Names our reference and no goods, because it appears in the payer's account and on the payer's statement. */
function orderOf({ id, reference, cents, currency, locale }: Attempt, pages: ReturnPages): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      { invoice_id: reference, custom_id: id, description: reference, amount: toAmount(cents, currency) },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: words[locale].languageFacts.payPal,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: pages.paid,
          cancel_url: pages.unpaid,
        },
      },
    },
  };
}
