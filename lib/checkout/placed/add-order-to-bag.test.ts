import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { clearCart, listLines } from '@/lib/cart/cart';
import type { Product } from '@/lib/catalogue/product-mappers';
import { failure, success } from '@/lib/result';
import { addOrderToBag } from './add-order-to-bag';

const article = (code: string, maxQuantity = 5) => ({ code, size: '85B', cents: 2990, maxQuantity });
const product = (articles: ReturnType<typeof article>[], sellable = true) =>
  ({
    reference: 'SJ1',
    name: 'Alba',
    sellable,
    variants: [{ name: 'Black', href: '/catalogue/alba', pictures: [], articles }],
  }) as unknown as Product;
const line = (code: string, name: string, quantity = 1, reference = 'SJ1') => ({ code, name, quantity, reference });
const codesInBag = async () => {
  const answer = await listLines();
  return answer.ok ? answer.value.map(({ key, quantity, priceCents }) => [key, quantity, priceCents]) : answer.problem;
};

test('P04 articles still sold are added to the bag at today’s price, the others are named', async () => {
  await clearCart();
  const lines = [line('1', 'Alba', 2), line('2', 'Bruma'), line('3', 'Cala'), line('9', 'Duna', 1, 'GONE')];
  const asked: string[] = [];
  const again = await addOrderToBag(lines, 'en', async (reference) => {
    asked.push(reference);
    return reference === 'GONE' ? failure('absent', 'error.absent') : success(product([article('1'), article('2', 0)]));
  });
  expect(again).toEqual({ added: ['Alba'], gone: ['Bruma', 'Cala', 'Duna'], away: false });
  expect(asked).toEqual(['SJ1', 'GONE']);
  expect(await codesInBag()).toEqual([['1', 2, 2990]]);
});

test('P04 when one of the products cannot be read because the shop is busy, nothing is added to the bag', async () => {
  await clearCart();
  const again = await addOrderToBag([line('1', 'Alba'), line('9', 'Duna', 1, 'AWAY')], 'en', async (reference) =>
    reference === 'AWAY' ? failure('busy', 'error.busy') : success(product([article('1')])),
  );
  expect(again).toEqual({ added: [], gone: [], away: true });
  expect(await codesInBag()).toEqual([]);
});

test('P04 an article that may not be sold without its legal data is not added either', async () => {
  await clearCart();
  const again = await addOrderToBag([line('1', 'Alba')], 'en', async () => success(product([article('1')], false)));
  expect(again).toEqual({ added: [], gone: ['Alba'], away: false });
});
