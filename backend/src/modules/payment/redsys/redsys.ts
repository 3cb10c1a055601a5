import { brandName } from 'contract/brand-name.ts';
import { handovers, tenderCodes } from 'contract/codes.ts';
import { words } from '../../../words/words.ts';
import {
  type Attempt,
  type Provider,
  type ProviderFinding,
  type ProviderReport,
  ProviderUnavailable,
  type ReturnPages,
} from '../provider/provider.ts';
import {
  isRefundedElsewhere,
  toCancelledFinding,
  toFinding,
  toQueryReport,
  toRefundRefusal,
} from './finding.mapper.ts';
import { type MerchantKey, readForm, readSignedFields, toSignedFields } from './message.mapper.ts';
import { callRest, type RestRequest } from './rest.ts';
import { sign } from './signature.ts';

export type RedsysSettings = MerchantKey & {
  merchantCode: string;
  terminal: string;
  /** The address that the browser posts the form to. */
  formUrl: string;
  /** `trataPeticionREST`, and the service that queries an order number. */
  restUrl: string;
  queryUrl: string;
  now: () => Date;
  deadlineMs?: number;
};

const minutes = 30;
/** A payer who leaves with the form at the last moment has the same time again on the bank's page. */
const pageMs = minutes * 60_000;
const euro = '978';

/** Card and Bizum through the gateway that Spanish banks share. */
export function createRedsys(settings: RedsysSettings): Provider {
  const { merchantCode, terminal, formUrl, restUrl, queryUrl, now, deadlineMs = 10_000 } = settings;
  const merchant = `${merchantCode}/${Number(terminal)}`;
  // Checks the key at the start, and not at the first payment.
  sign(settings.algorithm, settings.key, '0000', '');

  const common = ({ reference }: Attempt) => ({
    Ds_Merchant_MerchantCode: merchantCode,
    Ds_Merchant_Terminal: terminal,
    Ds_Merchant_Order: reference,
  });

  const toForm = (attempt: Attempt, pages: ReturnPages) => ({
    ...common(attempt),
    Ds_Merchant_Amount: String(attempt.cents),
    Ds_Merchant_Currency: euro,
    Ds_Merchant_TransactionType: '0',
    Ds_Merchant_MerchantURL: pages.notice,
    Ds_Merchant_UrlOK: pages.paid,
    Ds_Merchant_UrlKO: pages.unpaid,
    Ds_Merchant_ConsumerLanguage: words[attempt.locale].languageFacts.redsys,
    Ds_Merchant_PayMethods: attempt.tender === tenderCodes.bizum ? 'z' : 'C',
    Ds_Merchant_MerchantName: brandName,
    Ds_Merchant_ProductDescription: `${words[attempt.locale].paymentMails.atTheBank} ${attempt.reference}`,
    Ds_Merchant_MerchantData: attempt.id,
  });

  const errand = (url: string, { reference }: Attempt, fields: Record<string, string>): RestRequest => ({
    url,
    deadlineMs,
    order: reference,
    fields: toSignedFields(settings, reference, fields),
    secret: settings,
  });

  async function query(attempt: Attempt): Promise<ProviderReport> {
    const answer = await callRest(errand(queryUrl, attempt, common(attempt)));
    if (answer.message === null) throw new ProviderUnavailable(`The query was refused with ${answer.error}.`);
    const statement = toQueryReport(attempt.reference, merchant, answer.raw, answer.message);
    const isClosed = now().getTime() >= attempt.expiresAt.getTime() + pageMs;
    return isClosed ? { ...statement, findings: statement.findings.map(toCancelledFinding) } : statement;
  }

  return {
    tenders: [tenderCodes.card, tenderCodes.bizum],
    merchant,
    minutes,
    opensOnce: true,

    open: async (attempt, pages) => ({
      action: handovers.form,
      url: formUrl,
      fields: toSignedFields(settings, attempt.reference, toForm(attempt, pages)),
      providerId: null,
    }),

    readNotice: async ({ body }) => {
      const fields = readForm(body);
      const message = fields && readSignedFields(settings, fields);
      return message && { raw: body, findings: [toFinding(message.parameters)] };
    },

    query,

    /**
     * A refund carries its id as merchant data, and is looked up by it before it is requested, because two parts of the
     * same amount are two refunds. One of the amount without data was made in the bank's own panel, or taken by a
     * charge-back, perhaps instead of this one: that cannot be told, so it is not refunded again.
     */
    refund: async (attempt, { id, cents }) => {
      const statement = await query(attempt);
      const same = statement.findings.filter((finding) => isOfRefund(finding, id));
      if (same.length > 0) return { raw: statement.raw, findings: same };
      const doubtful = statement.findings.find((finding) => isRefundedElsewhere(finding) && finding.cents === cents);
      if (doubtful)
        return { raw: statement.raw, findings: [{ ...doubtful, about: { kind: 'refund', id, outcome: 'waiting' } }] };
      const fields = {
        ...common(attempt),
        Ds_Merchant_Amount: String(cents),
        Ds_Merchant_Currency: euro,
        Ds_Merchant_TransactionType: '3',
        Ds_Merchant_MerchantData: id,
      };
      const answer = await callRest(errand(restUrl, attempt, fields));
      if (answer.message === null)
        return { raw: answer.raw, findings: [toRefundRefusal(attempt.reference, id, answer.error)] };
      const finding = toFinding(answer.message.parameters);
      if (finding.about.kind !== 'refund') throw new ProviderUnavailable('The answer is not about a refund.');
      return { raw: answer.raw, findings: [{ ...finding, about: { ...finding.about, id } }] };
    },
  };
}

const isOfRefund = ({ about }: ProviderFinding, id: string) =>
  about.kind === 'refund' && about.id === id && about.outcome !== 'refused';
