import { expect, test } from '@jest/globals';
import type { CorrectionContent, InvoiceContent } from '../../invoicing/invoices/invoice-content.ts';
import { toRecordContent } from './record-of-invoice.ts';

const issuer = { nif: 'B12345674', name: 'Velia' };
const content: InvoiceContent = {
  locale: 'es',
  seller: 'Velia',
  simplified: false,
  buyer: { name: 'Ana Prueba', document: '12345678-z', address: [] },
  order: 'V26-000001',
  exempt: false,
  taxes: [
    { rate: 2_100, baseCents: 1_000, taxCents: 210 },
    { rate: 400, baseCents: 500, taxCents: 20 },
  ],
  country: null,
  ...{ subtotalCents: 1_730, discountCents: 0, shippingCents: 0, surchargeCents: 0 },
  ...{ placedAt: '2026-03-15T10:00:00Z', leftOn: '2026-03-16', paidAt: null, tender: null, coupon: null, lines: [] },
};
// Midnight has passed in the shop's zone, not in UTC.
const issued = { number: 'F26-000001', cents: 1_730, issuedAt: new Date('2026-03-15T23:30:00Z') };
const recordOf = (change: Partial<InvoiceContent> = {}) =>
  toRecordContent({ ...issued, corrects: null, content: { ...content, ...change } }, issuer);
const correctionOf = (change: Partial<CorrectionContent> = {}) =>
  toRecordContent(
    {
      ...{ number: 'R26-000001', cents: 121, issuedAt: new Date('2026-04-01T10:00:00Z'), corrects: 'F26-000001' },
      content: {
        ...content,
        taxes: [{ rate: 2_100, baseCents: 100, taxCents: 21 }],
        correctsIssuedAt: '2026-03-15T23:30:00Z',
        ...change,
      },
    },
    issuer,
  );

test('a complete invoice names its buyer, its rates and the shop’s day', () => {
  expect(recordOf()).toEqual({
    kind: 'registration',
    invoice: { issuerNif: 'B12345674', number: 'F26-000001', issuedOn: '2026-03-16' },
    issuerName: 'Velia',
    type: 'F1',
    corrects: null,
    leftOn: null,
    description: 'Pedido V26-000001',
    withoutNif: false,
    recipient: { name: 'Ana Prueba', nif: '12345678Z' },
    taxes: [
      { treatment: 'taxed', rate: 2_100, baseCents: 1_000, taxCents: 210 },
      { treatment: 'taxed', rate: 400, baseCents: 500, taxCents: 20 },
    ],
    taxCents: 230,
    totalCents: 1_730,
  });
});

test('goods that left on another day say it', () => {
  expect(recordOf({ leftOn: '2026-03-14' }).leftOn).toBe('2026-03-14');
});

const nameless = { name: 'Ana Prueba', document: null, address: [] };

test('a simplified invoice is F2 and names nobody; neither does a complete one without a tax number', () => {
  expect(recordOf({ buyer: nameless, simplified: true })).toMatchObject({
    type: 'F2',
    recipient: null,
    withoutNif: false,
  });
  expect(recordOf({ buyer: nameless, country: 'DE' })).toMatchObject({ type: 'F2', recipient: null, withoutNif: true });
});

test('a document that is no Spanish tax number is named with its country', () => {
  const buyer = { ...nameless, document: 'XY 99887' };
  const named = { name: 'Ana Prueba', document: 'XY99887' };
  expect(recordOf({ buyer }).recipient).toEqual({ ...named, country: 'ES', documentType: '03' });
  expect(recordOf({ buyer, country: 'DE' }).recipient).toEqual({ ...named, country: 'DE', documentType: '04' });
});

test('VAT of another country and an export have no Spanish tax: the amount is whole and the total stays', () => {
  expect(recordOf({ country: 'DE' })).toMatchObject({
    taxes: [{ treatment: 'elsewhere', baseCents: 1_730 }],
    taxCents: 0,
    totalCents: 1_730,
  });
  expect(recordOf({ exempt: true, taxes: [] })).toMatchObject({
    taxes: [{ treatment: 'exported', baseCents: 1_730 }],
    taxCents: 0,
    totalCents: 1_730,
  });
});

test('what corrects is the difference, R1 of a complete invoice and R5 of a simplified one', () => {
  expect(correctionOf()).toMatchObject({
    invoice: { number: 'R26-000001', issuedOn: '2026-04-01' },
    type: 'R1',
    corrects: { issuerNif: 'B12345674', number: 'F26-000001', issuedOn: '2026-03-16' },
    leftOn: null,
    description: 'Rectificación de F26-000001',
    taxes: [{ treatment: 'taxed', rate: 2_100, baseCents: -100, taxCents: -21 }],
    taxCents: -21,
    totalCents: -121,
  });
  expect(correctionOf({ buyer: nameless, simplified: true })).toMatchObject({ type: 'R5', recipient: null });
  expect(correctionOf({ exempt: true, taxes: [] }).taxes).toEqual([{ treatment: 'exported', baseCents: -121 }]);
});
