import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toCents } from '@/contract/money';
import { aCartRecord } from '@/lib/testing/factories';
import { type CartRecord, isCartRecord, toCartLine, toCartRecord } from './cart-line';
import { countPieces, mergeRecord, refreshRecord, restoreRecord, setQuantity, sumCents } from './cart-rules';

test('S03 the same key sums the quantities and recomputes the subtotal', () => {
  const was = aCartRecord({ cantidadPedida: 2 });
  expect(mergeRecord(was, aCartRecord({ cantidadPedida: 3 }))).toEqual({
    ...was,
    cantidadPedida: 5,
    precioSubtotal: 174.5,
  });
});

test('S03 V03 the sum is capped at the maximum', () => {
  const was = aCartRecord({ cantidadPedida: 10, cantidadMaxima: 12 });
  expect(mergeRecord(was, aCartRecord({ cantidadPedida: 5, cantidadMaxima: 12 }))?.cantidadPedida).toBe(12);
});

test('S03 a new key is stored as given, with every field, and its subtotal is always right', () => {
  // No value here is a default of the factory or of an existing line.
  const given: CartRecord = {
    _id: '700001',
    referencia: 'V2210',
    nombre: 'Body Brisa',
    url: '/catalogue/body-brisa-v2210/014',
    nombreColor: 'Arena',
    talla: 'M',
    foto: '0f1f4a90d2b7e6531f0b',
    colorDominante: '#d9c3a8',
    cantidadPedida: 3,
    cantidadMaxima: 5,
    precio: 44.9,
    precioSubtotal: 134.7,
    puesta: 77,
  };
  const stored = mergeRecord(null, given);
  expect(stored).toEqual(given);
  expect(stored).not.toBe(given);
  expect(mergeRecord(null, { ...given, precioSubtotal: 1 })).toEqual(given);
});

test('V03 a new line is capped at its maximum too', () => {
  expect(mergeRecord(null, aCartRecord({ cantidadPedida: 9, cantidadMaxima: 4 }))).toMatchObject({
    cantidadPedida: 4,
    precioSubtotal: 139.6,
  });
});

test('V03 a sold-out article is not added and leaves an existing line unchanged', () => {
  const was = aCartRecord({ cantidadPedida: 2 });
  expect(mergeRecord(was, aCartRecord({ cantidadMaxima: 0 }))).toBe(was);
  expect(mergeRecord(null, aCartRecord({ cantidadMaxima: 0 }))).toBeNull();
});

test('S03 price and data of the newest addition apply to the whole line, its position stays', () => {
  const was = aCartRecord({ cantidadPedida: 1, precio: 34.9, puesta: 5 });
  const given = aCartRecord({ cantidadPedida: 1, precio: 29.9, nombre: 'Alba bra', puesta: 9 });
  expect(mergeRecord(was, given)).toMatchObject({ precio: 29.9, precioSubtotal: 59.8, nombre: 'Alba bra', puesta: 5 });
});

test('V03 a chosen quantity is kept between one and the maximum; below one the line is removed', () => {
  const was = aCartRecord({ cantidadPedida: 2, cantidadMaxima: 12 });
  expect([1, 7, 12, 13, 1e9].map((wanted) => setQuantity(was, wanted)?.cantidadPedida)).toEqual([1, 7, 12, 12, 12]);
  expect([0, -1].map((wanted) => setQuantity(was, wanted))).toEqual([null, null]);
  expect([Number.NaN, Number.POSITIVE_INFINITY].map((wanted) => setQuantity(was, wanted))).toEqual([was, was]);
  expect(setQuantity(null, 3)).toBeNull();
});

test('N21 a line takes the current price and maximum; a sold-out one keeps its position and last price', () => {
  const was = aCartRecord({ cantidadPedida: 5 });
  expect(refreshRecord(was, { precio: 20, cantidadMaxima: 3 })).toMatchObject({
    cantidadPedida: 3,
    precio: 20,
    precioSubtotal: 60,
  });
  expect(refreshRecord(was, { precio: 20, cantidadMaxima: 0 })).toEqual({ ...was, cantidadMaxima: 0 });
  expect(refreshRecord(null, { precio: 20, cantidadMaxima: 3 })).toBeNull();
});

test('N21 V03 a sold-out line keeps its quantity, can be removed, and is restored unchanged', () => {
  const gone = aCartRecord({ cantidadPedida: 5, cantidadMaxima: 0 });
  expect([1, 9].map((wanted) => setQuantity(gone, wanted))).toEqual([gone, gone]);
  expect(setQuantity(gone, 0)).toBeNull();
  expect(restoreRecord(null, gone)).toBe(gone);
  const there = aCartRecord({ cantidadPedida: 2 });
  expect(restoreRecord(there, aCartRecord({ cantidadPedida: 3 }))?.cantidadPedida).toBe(5);
});

const anyAmount = fc.integer({ min: 0, max: 1_000_000_00 }).map((cents) => cents / 100);
const anyGiven = fc.record({
  cantidadPedida: fc.integer({ min: 1, max: 99 }),
  cantidadMaxima: fc.integer({ min: 1, max: 99 }),
  precio: anyAmount,
});

test('S03 V03 whatever additions follow each other, the subtotal is quantity times price to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyGiven, { minLength: 1, maxLength: 8 }), (additions) => {
      const record = additions.reduce<ReturnType<typeof mergeRecord>>(
        (was, given) => mergeRecord(was, aCartRecord({ ...given, precioSubtotal: 0 })),
        null,
      );
      const last = additions.at(-1);
      if (!record || !last) throw new Error('nothing came in');
      expect(record.cantidadPedida).toBeLessThanOrEqual(last.cantidadMaxima);
      expect(toCents(record.precioSubtotal)).toBe(toCents(last.precio) * record.cantidadPedida);
    }),
    { numRuns: 500 },
  );
});

test('E05 converting a record to a line and back changes nothing', () => {
  const record = aCartRecord({ cantidadPedida: 3, precio: 34.9, precioSubtotal: 104.7 });
  const line = toCartLine(record);
  expect(line).toMatchObject({ key: '482157', quantity: 3, priceCents: 3490, subtotalCents: 10470, maxQuantity: 12 });
  expect(toCartRecord(line)).toEqual(record);
});

test.each([
  null,
  'text',
  {},
  { ...aCartRecord(), cantidadPedida: -1 },
  { ...aCartRecord(), cantidadPedida: 1.5 },
  { ...aCartRecord(), precio: 3.999 },
  { ...aCartRecord(), precio: '34.90' },
  { ...aCartRecord(), nombre: undefined },
])('E05 %j is no line', (value) => {
  expect(isCartRecord(value)).toBe(false);
});

test('E08 N21 the count is pieces, not lines; the sum is in cents, without sold-out lines', () => {
  const records = [aCartRecord({ cantidadPedida: 2 }), aCartRecord({ cantidadPedida: 3 })];
  expect(countPieces(records)).toBe(5);
  const lines = [
    { subtotalCents: 6980, maxQuantity: 2 },
    { subtotalCents: 1, maxQuantity: 1 },
    { subtotalCents: 500, maxQuantity: 0 },
  ];
  expect(sumCents(lines)).toBe(6981);
});
