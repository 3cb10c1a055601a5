import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarProductoDetalle, consultarTarjetas } from '@/contract/catalogue/examples';
import type { SessionInfo, SignedIn } from '@/lib/session/session-info';
import { keepOwnSize } from '@/lib/size-tables/own-sizes';
import { shopState } from '@/lib/state/shop-state';
import { ok, stubProxy } from '@/lib/testing/answers';
import { wishList } from '@/lib/wish-list/wish-list';
import messages from '@/messages/en.json';
import { WishListLink } from './wish-list-link';
import { WishListView } from './wish-list-view';

const { heart, page } = messages.wishList;
const { quick, buy, problem } = messages.cart;
const realFetch = globalThis.fetch;
const [card] = consultarTarjetas.datos;
const wishes = [{ reference: card?.referencia ?? '', colour: card?.colores[0]?.codColor ?? '' }];
const person = (id: string): SignedIn => ({
  id,
  name: 'Emma',
  role: 'ROLE_C',
  lang: 'en',
  passwordChanged: true,
  exp: 0,
  actor: null,
});
const client = (id: string): SessionInfo => ({ executive: null, client: person(id) });

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => {
  window.history.replaceState(null, '', '/en/wish-list');
  stubProxy({ consultarTarjetas: () => ok(consultarTarjetas.datos) });
  wishList.forget();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  act(() => shopState.set({ session: null }));
});

function show() {
  const actions = { heart, quick, buy: { ...buy, problem } };
  const words = { page, card: messages.catalogue.card, actions, bar: messages.comparison.bar };
  render(<WishListView href="/en/wish-list" home="/en" title="t" words={words} />);
}
const link = { name: new RegExp(card?.nombre ?? '') };
const shown = () => screen.queryByRole('link', link);

test('F019 a list of the device alone is shown to everyone who uses it', async () => {
  wishList.add(wishes);
  show();
  expect(await screen.findByRole('link', link)).toBeVisible();
});

test('F020 an account’s list is shown to its person only, and not before that person is known', async () => {
  wishList.keep({ wishes, account: 'cliente:emma', added: [], removed: [] });
  shopState.set({ session: client('emma') });
  show();
  expect(await screen.findByRole('link', link)).toBeVisible();
  act(() => shopState.set({ session: client('clara') }));
  expect(shown()).toBeNull();
  act(() => shopState.set({ session: null }));
  expect(shown()).toBeNull();
  expect(screen.getByText(page.loading)).toBeInTheDocument();
});

test.each([
  ['was chosen when it was added', '85B'],
  ['was taken from a guide', undefined],
])('F019 N22 an article moved to the bag, in its colour and the size that %s, leaves the list', async (_, size) => {
  const first = consultarTarjetas.datos.find(({ referencia }) => referencia === 'V1042');
  const wish = { reference: 'V1042', colour: first?.colores[0]?.codColor ?? '', size };
  const asked = stubProxy({
    consultarTarjetas: () => ok(consultarTarjetas.datos),
    consultarProductoDetalle: () => ok(consultarProductoDetalle.datos),
  });
  keepOwnSize('bras', [size ? '90B' : '85B']);
  wishList.add([wish]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: `${page.move} ${first?.nombre}` }));
  const dialog = await screen.findByRole('dialog');
  const add = await within(dialog).findByRole('button', { name: buy.add });
  expect(within(dialog).getByRole('radio', { name: /^38/ })).toBeChecked();
  expect(JSON.stringify(asked) + screen.getByRole<HTMLInputElement>('textbox', { name: page.link }).value).not.toMatch(
    /85B|90B/,
  );
  await userEvent.click(add);
  expect(await screen.findByRole('button', { name: new RegExp(page.undo) })).toBeVisible();
  expect(wishList.get().wishes).toEqual([]);
});

test('F019 the link to the wish list shows its count, and none of a signed-out account', async () => {
  act(() => shopState.set({ session: { executive: null, client: null } }));
  act(() => wishList.add(wishes));
  const { unmount } = render(<WishListLink href="/en/wish-list" label="Wish list" />);
  expect(screen.getByRole('link', { name: 'Wish list , 1' })).toBeVisible();
  unmount();
  act(() => wishList.keep({ wishes, account: 'cliente:emma', added: [], removed: [] }));
  render(<WishListLink href="/en/wish-list" label="Wish list" />);
  expect(screen.getByRole('link', { name: 'Wish list' })).toBeVisible();
  await waitFor(() => expect(wishList.get().account).toBeNull());
});
