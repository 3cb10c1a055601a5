import { expect, test } from '@jest/globals';
import { consultarProductoDetalle } from '@/contract/catalogue/examples';
import { type Product, toProduct } from '@/lib/catalogue/product-mappers';
import { failure, type Result } from '@/lib/result';
import { aCartRecord } from '@/lib/testing/factories';
import { type CheckedLine, checkLines, compareLine, mergeNotes, toCurrentFacts } from './bag-check';
import { formatBagMessage } from './bag-message';
import { toCartLine } from './cart-line';

const alba = (change: Partial<Product> = {}): Product => {
  const product = toProduct(consultarProductoDetalle.datos, 'en', null);
  if (!product) throw new Error('the example has no colour');
  return { ...product, ...change };
};
const aLine = (change: Parameters<typeof aCartRecord>[0] = {}) => toCartLine(aCartRecord(change));
const success = (data: Product): Result<Product> => ({ ok: true, data, remark: 'none', messageKey: 'ok' });

test.each([
  ['a line that is as it was', aLine({ cantidadPedida: 12 }), 'same'],
  ['another price', aLine({ precio: 29.9 }), 'changed'],
  ['fewer pieces than wanted', aLine({ cantidadPedida: 13, cantidadMaxima: 20 }), 'changed'],
  ['an article that is sold out', aLine({ _id: '482158', precio: 36.9 }), 'soldOut'],
  ['a code that the product no longer has', aLine({ _id: '999999' }), 'gone'],
])('N21 the check reports %s', (_, line, state) => {
  expect(compareLine(line, alba()).state).toBe(state);
});

test('N21 a product that is no longer sold, or not sellable, cannot be bought', () => {
  expect(compareLine(aLine(), null)).toEqual({ key: '482157', line: null, state: 'gone' });
  expect(compareLine(aLine(), alba({ sellable: false })).state).toBe('soldOut');
});

test('N21 current data comes in the page’s language, with the colour’s address', () => {
  const now = compareLine(aLine(), alba()).line;
  expect(now).toMatchObject({ name: 'Sujetador Alba', href: '/en/catalogue/alba-bra-v1042/001', maxQuantity: 12 });
});

test('N21 each product of a bag is read once, and without a network nothing is said about any line', async () => {
  const asked: string[] = [];
  const lines = [aLine(), aLine({ _id: '482158', precio: 36.9 }), aLine({ _id: '1', referencia: 'V2210' })];
  const found = await checkLines(lines, 'en', async (reference) => {
    asked.push(reference);
    return reference === 'V1042' ? success(alba()) : failure('absent', 'error.broken');
  });
  expect(asked).toEqual(['V1042', 'V2210']);
  expect([...(found?.values() ?? [])].map(({ state }) => state)).toEqual(['same', 'soldOut', 'gone']);
  expect(await checkLines(lines, 'en', async () => failure('network', 'error.offline'))).toBeNull();
});

test('N21 a reported change stays reported at the next check, until it no longer holds', () => {
  const note = (key: string, state: CheckedLine['state']) =>
    [key, { now: { key, line: null, state }, was: aLine() }] as const;
  const found = (key: string, state: CheckedLine['state']) => [key, { key, line: null, state }] as const;
  const said = new Map([note('a', 'changed'), note('c', 'soldOut'), note('d', 'changed'), note('e', 'changed')]);
  const now = new Map([found('a', 'same'), found('c', 'same'), found('d', 'gone')]);
  const kept = mergeNotes(said, now, new Map([note('d', 'gone')]));
  expect([...kept].map(([key, each]) => `${key} ${each.now.state}`)).toEqual(['a changed', 'd gone']);
});

test('N21 a second change is compared with the line as first added', () => {
  const note = (precio: number, now: number) => {
    const state = 'changed' as const;
    return [['a', { now: { key: 'a', line: aLine({ precio: now }), state }, was: aLine({ precio }) }]] as const;
  };
  const kept = mergeNotes(new Map(note(30, 40)), new Map(), new Map(note(40, 50)));
  expect([kept.get('a')?.was.priceCents, kept.get('a')?.now.line?.priceCents]).toEqual([3000, 5000]);
});

test('N21 a line takes the new price and maximum; a sold-out line only a maximum of zero', () => {
  const was = aLine({ precio: 30 });
  const line = aLine({ precio: 40, cantidadMaxima: 3 });
  const facts = (state: CheckedLine['state'], of: CheckedLine['line']) => {
    const { priceCents, maxQuantity } = toCurrentFacts({ key: 'a', line: of, state }, was);
    return [priceCents, maxQuantity];
  };
  expect([facts('changed', line), facts('soldOut', line), facts('gone', null)]).toEqual([
    [4000, 3],
    [3000, 0],
    [3000, 0],
  ]);
});

test('N22 an order text for an executive has codes and quantities, no names and no sizes', () => {
  expect(formatBagMessage('Hola, quiero pedir:', [aLine({ cantidadPedida: 2 }), aLine({ _id: '482166' })])).toBe(
    'Hola, quiero pedir:\n\n2 × 482157\n1 × 482166',
  );
});
