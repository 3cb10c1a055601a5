import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { validarAlias } from '@/contract/guest/examples';
import { martaStore } from '@/contract/personal-store/examples';
import { recallCoupon } from '@/lib/checkout/draft/guest-draft';
import { currentStore } from '@/lib/personal-store/current-store';
import { shopState } from '@/lib/state/shop-state';
import { ok, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { SetCurrentStore } from './set-current-store';
import { StoreBar } from './store-bar';

const words = en.store.bar;
const realFetch = globalThis.fetch;
const bar = (
  <PathnameContext value="/en/catalogue/women">
    <StoreBar words={words} />
  </PathnameContext>
);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  act(() => currentStore.restore(null));
  jest.restoreAllMocks();
});

const unknown = { estado: 'DESCONOCIDA', tienda: null };
const paused = { ...validarAlias.datos, estado: 'PAUSADA' };
function open(path: string, answer: object = validarAlias.datos) {
  const asked = stubProxy({ validarAlias: () => ok(answer) });
  window.history.replaceState(null, '', path);
  const shown = render(bar);
  return { asked, ...shown };
}
const inMarta = () => screen.findByText(/You’re in Marta R\.’s shop/);

test('a link with a store makes it current, names it, and loses its parameter', async () => {
  const { asked } = open('/?store=marta-velia&colour=NEG');
  await inMarta();
  expect(asked).toMatchObject([{ name: 'validarAlias', body: { alias: 'marta-velia', visita: true } }]);
  expect(window.location.search).toBe('?colour=NEG');
  expect(shopState.get().alias).toBe('marta-velia');
});

test('F050 a coupon in the link is kept for the bag, and removed from the address', async () => {
  open('/?store=marta-velia&coupon=VELVET10');
  await inMarta();
  expect([window.location.search, recallCoupon()]).toEqual(['', 'VELVET10']);
  open('/?coupon=%3Cscript%3E');
  expect([window.location.search, recallCoupon()]).toEqual(['', 'VELVET10']);
});

test('E08 a store stays current on the next page and is not checked again there', async () => {
  const first = open('/?store=marta-velia');
  await inMarta();
  first.unmount();
  const { asked } = open('/');
  await inMarta();
  expect(asked).toEqual([]);
});

test('leaving a store can be undone', async () => {
  open('/?store=marta-velia');
  await inMarta();
  await userEvent.click(screen.getByRole('button', { name: words.leave }));
  expect(shopState.get().alias).toBe('');
  expect(screen.getByRole('status')).toHaveTextContent('You’ve left Marta R.’s shop.');
  await userEvent.click(screen.getByRole('button', { name: words.undo }));
  await inMarta();
  expect(shopState.get().alias).toBe('marta-velia');
});

test('leaving a store in its bag is reported once, on the next page', async () => {
  const inBag = (
    <PathnameContext value="/en/my-store/marta-velia/shopping-bag">
      <StoreBar words={words} />
    </PathnameContext>
  );
  currentStore.enter({ alias: martaStore.alias, name: martaStore.nombre });
  stubProxy({ validarAlias: () => ok(validarAlias.datos) });
  const first = render(inBag);
  await userEvent.click(screen.getByRole('button', { name: words.leave }));
  first.unmount();
  const second = render(inBag);
  expect(screen.getByText('You’ve left Marta R.’s shop.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.undo }));
  expect(shopState.get().alias).toBe('marta-velia');
  second.unmount();
  render(inBag);
  expect(screen.queryByText('You’ve left Marta R.’s shop.')).toBeNull();
});

describe('opening a store', () => {
  beforeEach(() => window.history.replaceState(null, ''));
  const opened = () => render(<SetCurrentStore alias="marta-velia" name="Marta R." />).unmount();

  test('makes it current, and a reload after leaving it does not', () => {
    opened();
    const store = currentStore.look();
    expect(store?.alias).toBe('marta-velia');
    if (store) currentStore.leave(store);
    opened();
    expect(currentStore.look()).toBeNull();
  });

  test('by its link again makes it current again', () => {
    opened();
    currentStore.restore(null);
    window.history.pushState(null, '');
    opened();
    expect(currentStore.look()?.alias).toBe('marta-velia');
  });

  test('keeps the known name if the backend cannot be asked', () => {
    opened();
    window.history.pushState(null, '');
    render(<SetCurrentStore alias="Marta-Velia" />);
    expect(currentStore.look()?.name).toBe('Marta R.');
  });
});

describe('a visitor who left a store’s page before its script loaded', () => {
  const cameFrom = (path: string) =>
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(window.location.origin + path);

  test.each(['/my-store/marta-velia/welcome', '/de/my-store/Marta-Velia/welcome'])(
    'enters that store: %s',
    async (path) => {
      cameFrom(path);
      open('/');
      await inMarta();
      expect(shopState.get().alias).toBe('marta-velia');
    },
  );

  test.each(['/my-store/marta-velia/shopping-bag', '/my-store/nobody/welcome', '/'])(
    'enters no store if the page before was %s',
    async (path) => {
      cameFrom(path);
      const { asked, container } = open('/', unknown);
      await waitFor(() => expect(asked).toHaveLength(path.includes('nobody') ? 1 : 0));
      await waitFor(() => expect(shopState.get().alias).toBe(''));
      expect(container).toBeEmptyDOMElement();
    },
  );

  test('does not enter the store again after leaving it, or going back to the store before', async () => {
    cameFrom('/my-store/marta-velia/welcome');
    const first = open('/');
    await inMarta();
    await userEvent.click(screen.getByRole('button', { name: words.leave }));
    first.unmount();
    const second = open('/');
    expect(shopState.get().alias).toBe('');
    second.unmount();
    currentStore.enter({ alias: 'marta-velia', name: 'Marta R.' });
    currentStore.enter({ alias: 'carmen', name: 'Carmen Y.' });
    open('/');
    expect(await screen.findByText(/You’re in Carmen Y\.’s shop/)).toBeVisible();
  });
});

test('another link changes the store, and one press goes back to the store before', async () => {
  currentStore.enter({ alias: 'carmen', name: 'Carmen Y.' });
  open('/?store=marta-velia');
  await inMarta();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Carmen Y.’s' }));
  expect(screen.getByText(/You’re in Carmen Y\.’s shop/)).toBeVisible();
  expect(shopState.get().alias).toBe('carmen');
});

test.each([
  ['of an unknown alias', unknown, 'There’s no shop called “nobody”.'],
  ['of a paused store', paused, 'Marta R.’s shop is paused: what you order now won’t count as Marta R.’s sale.'],
])('a link %s is reported and leaves the current store unchanged', async (_, answer, told) => {
  currentStore.enter({ alias: 'carmen', name: 'Carmen Y.' });
  open('/?store=nobody', answer);
  expect(await screen.findByText(told)).toBeVisible();
  expect(shopState.get().alias).toBe('carmen');
  await userEvent.click(screen.getByRole('button', { name: words.close }));
  expect(screen.getByText(/You’re in Carmen Y\.’s shop/)).toBeVisible();
});

test('without a response of the backend the link to a store still counts', async () => {
  window.history.replaceState(null, '', '/?store=marta-velia');
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  render(bar);
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  expect(shopState.get().alias).toBe('marta-velia');
});

test('a store that is paused later stays current and is shown as paused', async () => {
  currentStore.enter({ alias: martaStore.alias, name: martaStore.nombre });
  open('/', paused);
  expect(await screen.findByText(/Marta R\.’s shop is paused/)).toBeVisible();
  expect(shopState.get().alias).toBe('marta-velia');
});

test('without a store there is no bar', () => {
  const { container } = open('/');
  expect(container).toBeEmptyDOMElement();
});
