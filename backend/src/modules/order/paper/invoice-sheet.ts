import { toLongDate } from '../../../shared/days.ts';
import { toMoney } from '../../../shared/money.ts';
import { paperWords } from '../../../shared/paper/paper-words.ts';
import type { Fact, Sheet, Sum, Table } from '../../../shared/paper/sheet.ts';
import type { CorrectionContent, InvoiceContent, InvoiceLine } from '../invoice/invoice-content.ts';
import type { Correction, Invoice } from '../invoice/invoices.repository.ts';
import { invoiceWords } from './invoice-words.ts';
import { orderPaperWords } from './order-paper-words.ts';

export const toInvoiceSheet = (issued: Invoice | Correction): Sheet =>
  issued.corrects === null ? toInvoice(issued) : toCorrection(issued);

function toInvoice({ number, issuedAt, cents, content }: Invoice): Sheet {
  const { locale, tender, leftOn, paidAt } = content;
  const [say, every] = [invoiceWords[locale], paperWords[locale]];
  const method = tender === null ? orderPaperWords[locale].account : every.methods[tender];
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
    sums: [...toCharges(content), ...toTaxes(content, toMoney), toTotal(content, toMoney(cents))],
  };
}

/** What went back is told with the sign of minus. */
function toCorrection({ number, issuedAt, cents, content, corrects }: Correction): Sheet {
  const { locale, correctsIssuedAt } = content;
  const say = invoiceWords[locale];
  const minus = (of: number) => `−${toMoney(of)}`;
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

/** Who sells and who buys, and which tax that is. */
function toFrame({ locale, seller, buyer, country, exempt }: InvoiceContent | CorrectionContent) {
  const [say, every] = [invoiceWords[locale], paperWords[locale]];
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
  const { columns } = invoiceWords[locale];
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
      ...[line.code, toItem(line), String(line.quantity), toMoney(line.netCents)],
      ...[line.rate === null ? '–' : `${line.rate / 100}\u00a0%`, toMoney(line.cents)],
    ]),
  };
}

const toItem = ({ name, color, size }: InvoiceLine): string => [name, color, size].join(', ');

function toCharges({ locale, coupon, ...charges }: InvoiceContent): Sum[] {
  const { sums, discount } = orderPaperWords[locale];
  const { subtotalCents, discountCents, shippingCents, surchargeCents } = charges;
  return [
    { label: sums.subtotal, value: toMoney(subtotalCents) },
    ...(discountCents > 0 ? [{ label: discount(coupon), value: `−${toMoney(discountCents)}` }] : []),
    { label: sums.shipping, value: toMoney(shippingCents) },
    ...(surchargeCents > 0 ? [{ label: sums.surcharge, value: toMoney(surchargeCents) }] : []),
  ];
}

function toTaxes({ locale, taxes }: InvoiceContent | CorrectionContent, amount: (cents: number) => string): Fact[] {
  const say = invoiceWords[locale];
  return taxes.flatMap(({ rate, baseCents, taxCents }) => [
    { label: say.base(String(rate / 100)), value: amount(baseCents) },
    { label: say.vat(String(rate / 100)), value: amount(taxCents) },
  ]);
}

const toTotal = ({ locale }: InvoiceContent, value: string): Sum => ({
  label: orderPaperWords[locale].sums.total,
  value,
  strong: true,
});
