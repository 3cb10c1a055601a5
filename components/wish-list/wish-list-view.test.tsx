import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { consultarTarjetas } from '@/contract/examples/catalogue';
import type { SessionInfo, SignedIn } from '@/lib/session/session-info';
import { shopState } from '@/lib/state/shop-state';
import { ok, stubProxy } from '@/lib/testing/answers';
import { wishList } from '@/lib/wish-list/wish-list';
import messages from '@/messages/en.json';
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
  passchanged: 'S',
  exp: 0,
  actor: null,
});
const client = (id: string): SessionInfo => ({ executive: null, client: person(id) });

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
  const words = { page, card: messages.catalogue.card, actions };
  render(<WishListView href="/en/wish-list" home="/en" title="t" words={words} />);
}
const link = { name: new RegExp(card?.nombre ?? '') };
const shown = () => screen.queryByRole('link', link);

test('F019 a list of the device alone is shown to whoever holds it', async () => {
  wishList.add(wishes);
  show();
  expect(await screen.findByRole('link', link)).toBeVisible();
});

test('F020 a list of an account is shown to nobody but its person, and not before it is known who that is', async () => {
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
