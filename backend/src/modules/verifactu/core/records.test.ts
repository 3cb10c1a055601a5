import { expect, test } from '@jest/globals';
import { isNif } from 'contract/nif.ts';
import { aRegistration, aSystem } from '../../../../test/verifactu.ts';
import { beforeFirst, checkRecord, linkOf } from './check-chain.ts';
import { hashTextOfEvent } from './events.ts';
import { type Cancellation, hashOfRecord, hashTextOf, type InvoiceRecord, toAmount, toRecordTime } from './records.ts';

const first = aRegistration();
const second = aRegistration({
  invoice: { ...first.invoice, number: '12345679/G34' },
  previous: { ...first.invoice, hash: hashOfRecord(first) },
  at: '2024-01-01T19:20:35+01:00',
});
const third: Cancellation = {
  kind: 'cancellation',
  invoice: second.invoice,
  previous: { ...second.invoice, hash: hashOfRecord(second) },
  system: aSystem,
  at: '2024-01-01T19:20:40+01:00',
  wasRefused: false,
  isUnregistered: false,
};

test('the hash of AEAT’s published example is the published one', () => {
  expect(hashTextOf(first)).toBe(
    'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
  );
  expect(hashOfRecord(first)).toBe('3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60');
});

test('the records after it are chained as in the published example, a cancellation too', () => {
  expect(hashOfRecord(second)).toBe('F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97');
  expect(hashOfRecord(third)).toBe('177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68');
});

test('the hash of an event covers its nine fields, two of them named NIF', () => {
  const event = { system: aSystem, issuer: { nif: '12345678Z', name: 'X' }, at: first.at, previous: null };
  expect(hashTextOfEvent({ ...event, detail: { what: 'note', detail: 'x' } })).toBe(
    'NIF=89890001K&ID=&IdSistemaInformatico=77&Version=1.0.03&NumeroInstalacion=383&NIF=12345678Z&TipoEvento=90&HuellaEvento=&FechaHoraHusoGenEvento=2024-01-01T19:20:30+01:00',
  );
});

test.each([
  ['2026-01-15T12:00:00Z', '2026-01-15T13:00:00+01:00'],
  ['2026-07-15T12:00:00Z', '2026-07-15T14:00:00+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
])('%s is %s in the shop’s zone', (moment, expected) => {
  expect(toRecordTime(new Date(moment))).toBe(expected);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-1_235, '-12.35'],
  [12_345, '123.45'],
  [999_999_999_999, '9999999999.99'],
])('%i cents are %s', (cents, expected) => {
  expect(toAmount(cents)).toBe(expected);
});

test.each([
  ...['89890001K', '12345678Z', 'X1234567L', 'Y1234567X', 'A58818501', 'B12345674', 'P5000000I'].map(
    (each) => [each, true] as const,
  ),
  ...['89890001A', '12345678', 'B12345678', '12345678z', '', 'AAAA', 'C01X00T47'].map((each) => [each, false] as const),
])('%s is a tax number: %s', (text, expected) => {
  expect(isNif(text)).toBe(expected);
});

function walk(records: readonly { position: number; record: InvoiceRecord; hash: string }[]) {
  let link = beforeFirst;
  return records.flatMap((stored) => {
    const found = checkRecord(link, stored);
    link = linkOf(stored);
    return found.map(({ position, kind }) => [position, kind]);
  });
}
const stored = (position: number, record: InvoiceRecord) => ({ position, record, hash: hashOfRecord(record) });
const whole = [stored(1, first), stored(2, second), stored(3, third)];

test('a whole chain has no anomaly', () => {
  expect(walk(whole)).toEqual([]);
});

test.each([
  [
    'a changed amount',
    [stored(1, first), { ...stored(2, second), record: { ...second, totalCents: 1 } }, stored(3, third)],
    [[2, 'hash']],
  ],
  [
    'a changed amount with a new hash',
    [stored(1, first), stored(2, { ...second, totalCents: 1 }), stored(3, third)],
    [[3, 'previousHash']],
  ],
  [
    'a record taken out',
    [stored(1, first), stored(3, third)],
    [
      [3, 'missing'],
      [3, 'previousHash'],
    ],
  ],
  [
    'a first record taken out',
    [stored(2, second), stored(3, third)],
    [
      [2, 'missing'],
      [2, 'previousHash'],
    ],
  ],
  ['an earlier time', [stored(1, first), stored(2, { ...second, at: '2024-01-01T19:20:29+01:00' })], [[2, 'time']]],
])('%s is found', (_what, records, expected) => {
  expect(walk(records)).toEqual(expected);
});
