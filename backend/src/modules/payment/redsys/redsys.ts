import { brandName } from 'contract/brand-name.ts';
import { handovers, tenderCodes } from 'contract/codes.ts';
import { words } from '../../../words/words.ts';
import {
  type Attempt,
  type Provider,
  ProviderAway,
  type ProviderNotice,
  type ProviderStatement,
  type ReturnPages,
} from '../provider/provider.ts';
import { isGoneWithoutUs, toFinding, toLeft, toRefundRefusal, toToldOfQuery } from './finding.mapper.ts';
import { readForm, readSigned, type Secret, toSigned } from './message.mapper.ts';
import { ask, type Errand } from './rest.ts';
import { sign } from './signature.ts';

export type RedsysSettings = Secret & {
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
    Ds_Merchant_ConsumerLanguage: words[attempt.locale].language.redsys,
    Ds_Merchant_PayMethods: attempt.tender === tenderCodes.bizum ? 'z' : 'C',
    Ds_Merchant_MerchantName: brandName,
    Ds_Merchant_ProductDescription: `${words[attempt.locale].payment.atTheBank} ${attempt.reference}`,
    Ds_Merchant_MerchantData: attempt.id,
  });

  const errand = (url: string, { reference }: Attempt, fields: Record<string, string>): Errand => ({
    url,
    deadlineMs,
    order: reference,
    fields: toSigned(settings, reference, fields),
    secret: settings,
  });

  async function query(attempt: Attempt): Promise<ProviderNotice> {
    const answer = await ask(errand(queryUrl, attempt, common(attempt)));
    if (answer.message === null) throw new ProviderAway(`The query was refused with ${answer.error}.`);
    const statement = toToldOfQuery(attempt.reference, merchant, answer.raw, answer.message);
    const isClosed = now().getTime() >= attempt.expiresAt.getTime() + pageMs;
    return isClosed ? { ...statement, findings: statement.findings.map(toLeft) } : statement;
  }

  return {
    tenders: [tenderCodes.card, tenderCodes.bizum],
    merchant,
    minutes,
    opensOnce: true,

    open: async (attempt, pages) => ({
      action: handovers.form,
      url: formUrl,
      fields: toSigned(settings, attempt.reference, toForm(attempt, pages)),
      providerId: null,
    }),

    readNotice: async ({ body }) => {
      const fields = readForm(body);
      const message = fields && readSigned(settings, fields);
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
      const doubtful = statement.findings.find((finding) => isGoneWithoutUs(finding) && finding.cents === cents);
      if (doubtful)
        return { raw: statement.raw, findings: [{ ...doubtful, about: { kind: 'refund', id, outcome: 'waiting' } }] };
      const fields = {
        ...common(attempt),
        Ds_Merchant_Amount: String(cents),
        Ds_Merchant_Currency: euro,
        Ds_Merchant_TransactionType: '3',
        Ds_Merchant_MerchantData: id,
      };
      const answer = await ask(errand(restUrl, attempt, fields));
      if (answer.message === null)
        return { raw: answer.raw, findings: [toRefundRefusal(attempt.reference, id, answer.error)] };
      const finding = toFinding(answer.message.parameters);
      if (finding.about.kind !== 'refund') throw new ProviderAway('The answer is not about a refund.');
      return { raw: answer.raw, findings: [{ ...finding, about: { ...finding.about, id } }] };
    },
  };
}

const isOfRefund = ({ about }: ProviderStatement, id: string) =>
  about.kind === 'refund' && about.id === id && about.outcome !== 'refused';
