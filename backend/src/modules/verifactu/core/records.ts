import { createHash } from 'node:crypto';
import { shopZone } from '../../../shared/dates.ts';

// The records that Orden HAC/1177/2024 wants of invoices: what they say, and the hash that chains them.

/** The real service of the tax office, or the one to try. */
export type Environment = 'production' | 'test';

/** The program that makes the records, and who answers for it. */
export type System = {
  producerName: string;
  producerNif: string;
  name: string;
  /** Two characters, chosen by the producer. */
  id: string;
  version: string;
  installation: string;
};

export type InvoiceId = {
  issuerNif: string;
  number: string;
  /** YYYY-MM-DD. */
  issuedOn: string;
};

/** The record before, as the next one names it. */
export type PreviousRecord = InvoiceId & { hash: string };

type Chained = {
  invoice: InvoiceId;
  /** Null is the first of its chain. */
  previous: PreviousRecord | null;
  system: System;
  /** YYYY-MM-DDThh:mm:ss with the offset of the shop's zone. */
  at: string;
};

/**
 * F1 complete, F2 simplified or without a buyer's tax number, R1 to R4 what corrects a complete invoice (R1: price or
 * goods back; R2: insolvency; R3: bad debt; R4: other), R5 what corrects F2.
 */
export type InvoiceType = 'F1' | 'F2' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5';

/** A Spanish tax number, or the number of another document and its country. */
export type Recipient = { name: string } & (
  | { nif: string }
  | { country: string; document: string; documentType: '03' | '04' }
);

/** Spanish VAT; not taxed in Spain because the goods went to another country of the union; or exported. */
export type TaxDetail =
  | { treatment: 'taxed'; rate: number; baseCents: number; taxCents: number }
  | { treatment: 'elsewhere' | 'exported'; baseCents: number };

/** Why a record is made again: AEAT has one with errors; it refused the later one; it has none. */
export type Amendment = 'accepted' | 'refused' | 'absent';

/** An invoice or what corrects it (`alta`). */
export type Registration = Chained & {
  kind: 'registration';
  amends: Amendment | null;
  issuerName: string;
  type: InvoiceType;
  /** The corrected invoice; amounts are the difference to it. */
  corrects: InvoiceId | null;
  /** YYYY-MM-DD, if the goods left on another day. */
  leftOn: string | null;
  description: string;
  /** A complete invoice whose buyer needs no tax number (RD 1619/2012, art. 6.1.d). */
  withoutNif: boolean;
  recipient: Recipient | null;
  taxes: TaxDetail[];
  taxCents: number;
  totalCents: number;
};

/** An invoice that should not have been issued (`anulación`). */
export type Cancellation = Chained & {
  kind: 'cancellation';
  /** AEAT refused an earlier cancellation. */
  wasRefused: boolean;
  /** AEAT has no record of the invoice. */
  isUnregistered: boolean;
};

export type InvoiceRecord = Registration | Cancellation;

/** 16-03-2026. */
export const toRecordDate = (day: string): string => day.split('-').reverse().join('-');

/** -12.35. */
export const toAmount = (cents: number): string => (cents / 100).toFixed(2);

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone, timeZoneName: 'longOffset' });

/** 2026-03-16T11:00:00+01:00, in the shop's zone. */
export function toRecordTime(moment: Date): string {
  const offset = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${clock.format(moment).replace(' ', 'T')}${offset.replace('GMT', '')}`;
}

/** The text that is hashed: these fields in this order, as they stand in the record. */
export function hashTextOf(record: InvoiceRecord): string {
  const { invoice, previous, at } = record;
  const issuedOn = toRecordDate(invoice.issuedOn);
  const before = previous?.hash ?? '';
  if (record.kind === 'cancellation')
    return join([
      ['IDEmisorFacturaAnulada', invoice.issuerNif],
      ['NumSerieFacturaAnulada', invoice.number],
      ['FechaExpedicionFacturaAnulada', issuedOn],
      ['Huella', before],
      ['FechaHoraHusoGenRegistro', at],
    ]);
  return join([
    ['IDEmisorFactura', invoice.issuerNif],
    ['NumSerieFactura', invoice.number],
    ['FechaExpedicionFactura', issuedOn],
    ['TipoFactura', record.type],
    ['CuotaTotal', toAmount(record.taxCents)],
    ['ImporteTotal', toAmount(record.totalCents)],
    ['Huella', before],
    ['FechaHoraHusoGenRegistro', at],
  ]);
}

export const join = (fields: readonly (readonly [string, string])[]): string =>
  fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');

/** SHA-256 in capitals. */
export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();

export const hashOfRecord = (record: InvoiceRecord): string => hashOf(hashTextOf(record));
