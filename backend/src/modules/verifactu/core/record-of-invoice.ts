import { toIdentityNumber } from 'contract/identity-documents.ts';
import { isNif } from 'contract/nif.ts';
import { shopCountry, toShopDate } from '../../../shared/dates.ts';
import type { CorrectionContent, InvoiceContent } from '../../invoicing/invoices/invoice-content.ts';
import type { InvoiceId, InvoiceType, Recipient, Registration, TaxDetail } from './records.ts';

/** An issued invoice or correction, as its row has it. */
export type IssuedInvoice = { number: string; cents: number; issuedAt: Date } & (
  | { corrects: null; content: InvoiceContent }
  | { corrects: string; content: CorrectionContent }
);

type RecordContent = Omit<Registration, 'previous' | 'system' | 'at' | 'amends'>;

/** What a record says of an invoice, before it is chained. */
export function toRecordContent(issued: IssuedInvoice, issuer: { nif: string; name: string }): RecordContent {
  const { number, cents, issuedAt, content } = issued;
  const sign = issued.corrects === null ? 1 : -1;
  const issuedOn = toShopDate(issuedAt);
  const recipient = toRecipient(content);
  const taxes = toTaxDetails(content, cents, sign);
  return {
    kind: 'registration',
    invoice: { issuerNif: issuer.nif, number, issuedOn },
    issuerName: issuer.name,
    type: toType(issued.corrects !== null, recipient !== null),
    corrects: toCorrected(issued, issuer.nif),
    leftOn: issued.corrects === null && issued.content.leftOn !== issuedOn ? issued.content.leftOn : null,
    description: issued.corrects === null ? `Pedido ${content.order}` : `Rectificación de ${issued.corrects}`,
    withoutNif: recipient === null && !content.simplified,
    recipient,
    taxes,
    taxCents: taxes.reduce((sum, each) => sum + (each.treatment === 'taxed' ? each.taxCents : 0), 0),
    totalCents: sign * cents,
  };
}

/** A refund, a credit and a refused parcel change the price or take the goods back: article 80, one and two. */
const toType = (corrects: boolean, named: boolean): InvoiceType =>
  corrects ? (named ? 'R1' : 'R5') : named ? 'F1' : 'F2';

const toCorrected = (issued: IssuedInvoice, issuerNif: string): InvoiceId | null =>
  issued.corrects === null
    ? null
    : { issuerNif, number: issued.corrects, issuedOn: toShopDate(new Date(issued.content.correctsIssuedAt)) };

/** Who gave no tax number is not named: AEAT refuses a name without a number. */
function toRecipient({ buyer, country, exempt }: InvoiceContent | CorrectionContent): Recipient | null {
  if (buyer.document === null) return null;
  const { name } = buyer;
  const document = toIdentityNumber(buyer.document);
  if (isNif(document)) return { name, nif: document };
  // Of an export the invoice does not say which country issued the document.
  if (exempt) return null;
  const from = country ?? shopCountry;
  // Of Spain AEAT takes a passport alone; of elsewhere, what that country issues.
  return { name, document, country: from, documentType: from === shopCountry ? '03' : '04' };
}

/** VAT of another country is none in Spain: there the whole amount is outside Spanish VAT. */
function toTaxDetails(content: InvoiceContent | CorrectionContent, cents: number, sign: 1 | -1): TaxDetail[] {
  if (content.exempt) return [{ treatment: 'exported', baseCents: sign * cents }];
  if (content.country !== null) return [{ treatment: 'elsewhere', baseCents: sign * cents }];
  return content.taxes.map(({ rate, baseCents, taxCents }) => ({
    treatment: 'taxed',
    rate,
    baseCents: sign * baseCents,
    taxCents: sign * taxCents,
  }));
}
