import 'fake-indexeddb/auto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarProductoDetalle } from '@/contract/catalogue/examples';
import { addToCart, clearCart, listLines } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { aCartRecord, anEnvelope } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { ChangeSize } from './change-size';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const words = messages.cart;
const line = toCartLine(aCartRecord({ cantidadPedida: 2, puesta: 7 }));

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(async () => {
  window.history.replaceState(null, '', '/my-store/invited/shopping-bag');
  await clearCart();
  await addToCart(line);
});

const answerWith = (datos: unknown, status = 200) => {
  global.fetch = jest.fn<typeof fetch>(async () => Response.json(anEnvelope(datos), { status }));
};
const bag = async () => {
  const answer = await listLines();
  return answer.ok ? answer.value.map(({ key, quantity, addedAt }) => [key, quantity, addedAt]) : answer.problem;
};
async function open() {
  render(<ChangeSize line={line} words={words} />);
  await userEvent.click(screen.getByRole('button', { name: /^Change size/ }));
}

const alba = consultarProductoDetalle.datos;
/** Its other size is in stock, or sold out as in the example. */
const withStock = (cantidadMaxima: number) => ({
  ...alba,
  variants: alba.variants.map((variant) => ({
    ...variant,
    sizeList: Object.fromEntries(
      Object.entries(variant.sizeList).map(([size, one]) => [
        size,
        size === '90B' ? { ...one, cantidadMaxima, disponible: cantidadMaxima > 0 } : one,
      ]),
    ),
  })),
});
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

test('R23 another size of the colour replaces the line and keeps its quantity', async () => {
  answerWith(withStock(5));
  await open();
  expect(await screen.findByRole('radio', { name: '100B' })).toBeChecked();
  await choose('105B');
  await userEvent.click(screen.getByRole('button', { name: 'Change to 105B' }));
  await waitFor(async () => expect(await bag()).toEqual([['482158', 2, 7]]));
});

test('R23 a sold-out size says so, and the line stays', async () => {
  answerWith(withStock(0));
  await open();
  await choose(/^105B/);
  await userEvent.click(screen.getByRole('button', { name: 'Change to 105B' }));
  expect(screen.getByRole('group', { name: /^Size/ })).toHaveTextContent(words.quick.soldOut);
  expect(await bag()).toEqual([['482157', 2, 7]]);
});

test('R23 a product that cannot be read is reported, and the line stays unchanged', async () => {
  answerWith(null, 503);
  await open();
  expect(await screen.findByText(words.quick.failed)).toBeVisible();
  expect(await bag()).toEqual([['482157', 2, 7]]);
});

test('R23 a size that does not fit into the device’s storage is reported, and the line stays unchanged', async () => {
  answerWith(withStock(5));
  await open();
  await choose('105B');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change to 105B' }));
  expect(await screen.findByText(words.problem.full)).toBeVisible();
  put.mockRestore();
  expect(await bag()).toEqual([['482157', 2, 7]]);
});
