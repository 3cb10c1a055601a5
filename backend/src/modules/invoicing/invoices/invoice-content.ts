import type { TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { TaxShare } from '../../../shared/ledger/business-event.ts';
import { splitCents, type Totals, withoutVat } from '../../order/core/totals.ts';

export type InvoiceBuyer = { name: string; document: string | null; address: string[] };

export type InvoiceLine = {
  code: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
  /** Without VAT. */
  netCents: number;
  /** Hundredths of a percent; null is sold outside the VAT area. */
  rate: number | null;
  cents: number;
};

type Everywhere = {
  locale: Locale;
  seller: string;
  /** The buyer gave no tax number, and no border was crossed: in Spain that is a simplified invoice. */
  simplified: boolean;
  buyer: InvoiceBuyer;
  order: string;
  /** Sold outside the VAT area. */
  exempt: boolean;
  taxes: TaxShare[];
  /** The country of the VAT, if not the seller's. */
  country: string | null;
};

type Charges = Pick<Totals, 'subtotalCents' | 'discountCents' | 'shippingCents' | 'surchargeCents'>;

/** The content of an invoice, frozen when it is issued: no page reads it from elsewhere. */
export type InvoiceContent = Everywhere &
  Charges & {
    placedAt: string;
    /** YYYY-MM-DD. */
    leftOn: string;
    /** When it was paid or charged to the account; null is on delivery. */
    paidAt: string | null;
    tender: TenderCode | null;
    coupon: string | null;
    lines: InvoiceLine[];
  };

export type CorrectionContent = Everywhere & { correctsIssuedAt: string };

/** The uncorrected part of an invoice. */
export type Remainder = { cents: number; taxes: TaxShare[] };

const grossOf = ({ baseCents, taxCents }: TaxShare) => baseCents + taxCents;

/**
 * The correction for an amount, by rate: never more base or VAT than is left, so that all corrections together equal
 * the invoice.
 */
export function correctionOf(left: Remainder, wantedCents: number): Remainder {
  const cents = Math.min(left.cents, wantedCents);
  const parts = splitCents(cents, left.taxes.map(grossOf));
  const taxes = left.taxes.flatMap((tax, at) => {
    const gross = parts[at] ?? 0;
    if (gross === 0) return [];
    const baseCents = Math.max(gross - tax.taxCents, Math.min(tax.baseCents, withoutVat(gross, tax.rate)));
    return [{ rate: tax.rate, baseCents, taxCents: gross - baseCents }];
  });
  return { cents, taxes };
}

export function remainderOf(invoice: Remainder, corrections: readonly Remainder[]): Remainder {
  const taken = (rate: number, what: 'baseCents' | 'taxCents') =>
    corrections.flatMap(({ taxes }) => taxes).reduce((sum, tax) => sum + (tax.rate === rate ? tax[what] : 0), 0);
  return {
    cents: corrections.reduce((left, { cents }) => left - cents, invoice.cents),
    taxes: invoice.taxes.map(({ rate, baseCents, taxCents }) => ({
      rate,
      baseCents: baseCents - taken(rate, 'baseCents'),
      taxCents: taxCents - taken(rate, 'taxCents'),
    })),
  };
}
