import { formatPrice } from 'contract/money.ts';
import { toLongDate } from '../../../shared/dates.ts';
import type { Fact, PaperContent, Sum, Table } from '../../../shared/paper/paper-content.ts';
import { words } from '../../../words/words.ts';
import type { CorrectionContent, InvoiceContent, InvoiceLine } from '../invoices/invoice-content.ts';
import type { Correction, Invoice } from '../invoices/invoices.repository.ts';

/** Spain's words, in every language: Orden HAC/1177/2024, article 20. */
const taxCodeWords = {
  before: 'QR tributario:',
  after: ['Factura verificable en la sede electrónica de la AEAT', 'VERI*FACTU'],
};

/** `checkUrl`: where the tax office lets anybody check it, if it has a record. */
export const toInvoicePaperContent = (issued: Invoice | Correction, checkUrl: string | null = null): PaperContent => ({
  ...(issued.corrects === null ? toInvoice(issued) : toCorrection(issued)),
  ...(checkUrl !== null && { taxCode: { url: checkUrl, ...taxCodeWords } }),
});

function toInvoice({ number, issuedAt, cents, content }: Invoice): PaperContent {
  const { locale, tender, leftOn, paidAt } = content;
  const { invoice: say, every } = words[locale].papers;
  const method = tender === null ? words[locale].papers.order.account : every.methods[tender];
  return {
    ...toFrame(content),
    name: say.file(number),
    title: say.title(number, content.simplified),
    at: issuedAt,
    facts: [
      { label: say.facts.issued, value: toLongDate(issuedAt, locale) },
      { label: say.facts.order, value: content.order },
      { label: say.facts.left, value: toLongDate(leftOn, locale) },
      { label: every.method, value: method },
      ...(paidAt === null ? [] : [{ label: say.facts.paid, value: toLongDate(paidAt, locale) }]),
    ],
    table: toTable(content),
    sums: [...toCharges(content), ...toTaxes(content, formatPrice), toTotal(content, formatPrice(cents))],
  };
}

/** A refunded amount is shown negative. */
function toCorrection({ number, issuedAt, cents, content, corrects }: Correction): PaperContent {
  const { locale, correctsIssuedAt } = content;
  const say = words[locale].papers.invoice;
  const minus = (of: number) => `−${formatPrice(of)}`;
  return {
    ...toFrame(content),
    name: say.correctionFile(number),
    title: say.correctionTitle(number),
    at: issuedAt,
    facts: [
      { label: say.facts.issued, value: toLongDate(issuedAt, locale) },
      { label: say.facts.corrects, value: say.corrects(corrects, toLongDate(correctsIssuedAt, locale)) },
      { label: say.facts.order, value: content.order },
    ],
    table: null,
    sums: [...toTaxes(content, minus), { label: say.takenBack, value: minus(cents), strong: true }],
  };
}

/** Seller, buyer, and the tax that applies. */
function toFrame({ locale, seller, buyer, country, exempt }: InvoiceContent | CorrectionContent) {
  const { invoice: say, every } = words[locale].papers;
  const document = buyer.document === null ? [] : [say.document(buyer.document)];
  return {
    locale,
    parties: [
      { title: every.seller, lines: seller.split(/\n+/) },
      { title: every.buyer, lines: [buyer.name, ...document, ...buyer.address] },
    ],
    notes: [...(exempt ? [say.exempt] : []), ...(country === null ? [] : [say.destination(country)])],
    page: every.page,
  };
}

function toTable({ locale, lines }: InvoiceContent): Table {
  const { columns } = words[locale].papers.invoice;
  return {
    columns: [
      { label: columns.code, width: 58 },
      { label: columns.item, width: 192 },
      { label: columns.quantity, width: 55, numeric: true },
      { label: columns.net, width: 85, numeric: true },
      { label: columns.vat, width: 45, numeric: true },
      { label: columns.amount, width: 70, numeric: true },
    ],
    rows: lines.map((line) => [
      ...[line.code, toItem(line), String(line.quantity), formatPrice(line.netCents)],
      ...[line.rate === null ? '–' : `${line.rate / 100}\u00a0%`, formatPrice(line.cents)],
    ]),
  };
}

const toItem = ({ name, color, size }: InvoiceLine): string => [name, color, size].join(', ');

function toCharges({ locale, coupon, ...charges }: InvoiceContent): Sum[] {
  const { sums, discount } = words[locale].papers.order;
  const { subtotalCents, discountCents, shippingCents, surchargeCents } = charges;
  return [
    { label: sums.subtotal, value: formatPrice(subtotalCents) },
    ...(discountCents > 0 ? [{ label: discount(coupon), value: `−${formatPrice(discountCents)}` }] : []),
    { label: sums.shipping, value: formatPrice(shippingCents) },
    ...(surchargeCents > 0 ? [{ label: sums.surcharge, value: formatPrice(surchargeCents) }] : []),
  ];
}

function toTaxes({ locale, taxes }: InvoiceContent | CorrectionContent, amount: (cents: number) => string): Fact[] {
  const say = words[locale].papers.invoice;
  return taxes.flatMap(({ rate, baseCents, taxCents }) => [
    { label: say.base(String(rate / 100)), value: amount(baseCents) },
    { label: say.vat(String(rate / 100)), value: amount(taxCents) },
  ]);
}

const toTotal = ({ locale }: InvoiceContent, value: string): Sum => ({
  label: words[locale].papers.order.sums.total,
  value,
  strong: true,
});
