import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarProductoDetalle } from '@/contract/catalogue/examples';
import { clearCart, listLines } from '@/lib/cart/cart';
import { fill } from '@/lib/i18n/message-texts';
import type { SignedIn } from '@/lib/session/session-info';
import { shopState } from '@/lib/state/shop-state';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { CompleteSet } from './complete-set';

const { set } = en.product;
const { quick, buy, problem } = en.cart;
const bra = consultarProductoDetalle.datos;
const [variant] = bra.variants;
const article = variant?.sizeList['85B'];
if (!variant || !article) throw new Error('The example has no black 85B.');
/** The companion in one colour and size, for 12 euros. */
const brief = {
  ...bra,
  parent: { reference: 'V2042' },
  nombre: 'Braga Alba',
  variants: [{ ...variant, sizeList: { '85B': { ...article, codigo: '982157', price: 12 } } }],
};
const realFetch = globalThis.fetch;

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(async () => {
  window.history.replaceState(null, '', '/en/catalogue/alba');
  shopState.set({ session: null });
  await clearCart();
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const answers = (body: unknown) => ok((body as { producto: string }).producto === 'V2042' ? brief : bra);

async function open() {
  render(
    <CompleteSet
      references={['V1042', 'V2042']}
      name="Braga Alba"
      colour="001"
      words={set}
      quick={quick}
      buy={{ ...buy, problem }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Complete the set with Braga Alba' }));
}
const sizesOf = (place: number) =>
  within(screen.getAllByRole('group', { name: new RegExp(`^${quick.size}`) })[place] as HTMLElement).getAllByRole(
    'radio',
  );

test('F022 N28 the sizes of both pieces are chosen at once, the sum is shown, and one button adds both', async () => {
  stubProxy({ consultarProductoDetalle: answers });
  await open();
  await screen.findByRole('heading', { name: 'Braga Alba' });
  await userEvent.click(sizesOf(0)[0] as HTMLElement);
  expect(screen.queryByText(/^Both:/)).toBeNull();
  await userEvent.click(sizesOf(1)[0] as HTMLElement);
  expect(screen.getByText(fill(set.sum, { total: '€46.90' }))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: set.add }));
  await waitFor(async () => {
    const read = await listLines();
    expect(read.ok && read.value.map(({ key }) => key).toSorted()).toEqual(['482157', '982157']);
  });
});

test('N28 an executive is led to the pad with both pieces, and no bag is filled', async () => {
  shopState.set({ session: { executive: { role: 'ROLE_W', passwordChanged: true } as SignedIn, client: null } });
  stubProxy({ consultarProductoDetalle: answers });
  await open();
  await screen.findByRole('heading', { name: 'Braga Alba' });
  await userEvent.click(sizesOf(0)[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: buy.toOrder }));
  expect(sizesOf(1)[0]).toHaveFocus();
  await userEvent.click(sizesOf(1)[0] as HTMLElement);
  const pad = `/en/executive/quick-order?code=482157&code=982157&from=${encodeURIComponent('/en/catalogue/alba')}`;
  expect(screen.getByRole('link', { name: buy.toOrder })).toHaveAttribute('href', pad);
  const read = await listLines();
  expect(read.ok && read.value).toEqual([]);
});

test('N28 without one of the sizes nothing is added, and the missing choice gets the focus', async () => {
  stubProxy({ consultarProductoDetalle: answers });
  await open();
  await screen.findByRole('heading', { name: 'Braga Alba' });
  await userEvent.click(sizesOf(0)[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: set.add }));
  expect(sizesOf(1)[0]).toHaveFocus();
  const read = await listLines();
  expect(read.ok && read.value).toEqual([]);
});

test('N26 N28 the size once taken from a guide is preselected on both', async () => {
  localStorage.setItem('own-sizes', JSON.stringify({ bras: '85B' }));
  stubProxy({ consultarProductoDetalle: answers });
  await open();
  await screen.findByRole('heading', { name: 'Braga Alba' });
  expect([sizesOf(0)[0], sizesOf(1)[0]].map((each) => (each as HTMLInputElement).checked)).toEqual([true, true]);
});

test('a set that cannot be read says so, and can be retried', async () => {
  stubProxy({ consultarProductoDetalle: () => refused(503, 'error.busy') });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(set.failed);
  expect(screen.getByRole('button', { name: set.retry })).toBeVisible();
});
