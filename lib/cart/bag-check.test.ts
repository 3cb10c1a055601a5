import { expect, test } from '@jest/globals';
import { consultarProductoDetalle } from '@/contract/examples/catalogue';
import { type Product, toProduct } from '@/lib/catalogue/product-mappers';
import { failure, type Result } from '@/lib/result';
import { aCartRecord } from '@/lib/testing/factories';
import { checkLines, compareLine, factsOf, keepSaid, type LineNow } from './bag-check';
import { toCartLine } from './cart-line';
import { formatOrderText } from './order-text';

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
])('N21 of %s the shop says so', (_, line, state) => {
  expect(compareLine(line, alba()).state).toBe(state);
});

test('N21 a product that is no longer sold, or may not be, cannot be bought', () => {
  expect(compareLine(aLine(), null)).toEqual({ key: '482157', line: null, state: 'gone' });
  expect(compareLine(aLine(), alba({ sellable: false })).state).toBe('soldOut');
});

test('N21 what holds now comes in the language of the page, with the address of its colour', () => {
  const now = compareLine(aLine(), alba()).line;
  expect(now).toMatchObject({ name: 'Sujetador Alba', href: '/en/catalogue/alba-bra-v1042/001', maxQuantity: 12 });
});

test('N21 each product of a bag is asked for once, and a shop that does not answer says nothing of any line', async () => {
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

test('N21 what changed stays said when the shop is asked again, until it is no longer so', () => {
  const note = (key: string, state: LineNow['state']) =>
    [key, { now: { key, line: null, state }, was: aLine() }] as const;
  const found = (key: string, state: LineNow['state']) => [key, { key, line: null, state }] as const;
  const said = new Map([note('a', 'changed'), note('c', 'soldOut'), note('d', 'changed'), note('e', 'changed')]);
  const now = new Map([found('a', 'same'), found('c', 'same'), found('d', 'gone')]);
  const kept = keepSaid(said, now, new Map([note('d', 'gone')]));
  expect([...kept].map(([key, each]) => `${key} ${each.now.state}`)).toEqual(['a changed', 'd gone']);
});

test('N21 what changes a second time is told from how it came in', () => {
  const note = (precio: number, now: number) => {
    const state = 'changed' as const;
    return [['a', { now: { key: 'a', line: aLine({ precio: now }), state }, was: aLine({ precio }) }]] as const;
  };
  const kept = keepSaid(new Map(note(30, 40)), new Map(), new Map(note(40, 50)));
  expect([kept.get('a')?.was.priceCents, kept.get('a')?.now.line?.priceCents]).toEqual([3000, 5000]);
});

test('N21 a line takes on price and maximum, and of what nobody can buy only that', () => {
  const was = aLine({ precio: 30 });
  const line = aLine({ precio: 40, cantidadMaxima: 3 });
  const facts = (state: LineNow['state'], of: LineNow['line']) => {
    const { priceCents, maxQuantity } = factsOf({ key: 'a', line: of, state }, was);
    return [priceCents, maxQuantity];
  };
  expect([facts('changed', line), facts('soldOut', line), facts('gone', null)]).toEqual([
    [4000, 3],
    [3000, 0],
    [3000, 0],
  ]);
});

test('N22 what is sent to an executive names codes and quantities, no piece and no size', () => {
  expect(formatOrderText('Hola, quiero pedir:', [aLine({ cantidadPedida: 2 }), aLine({ _id: '482166' })])).toBe(
    'Hola, quiero pedir:\n\n2 × 482157\n1 × 482166',
  );
});
