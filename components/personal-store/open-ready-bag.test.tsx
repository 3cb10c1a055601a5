import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { abrirBolsaPreparada } from '@/contract/personal-store/examples';
import { currentStore } from '@/lib/personal-store/current-store';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { OpenReadyBag } from './open-ready-bag';

const words = en.store.ready.open;
const { datos } = abrirBolsaPreparada;
const realFetch = globalThis.fetch;
const [line] = datos.lines;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/en/validation/ready-bag#bag.signature-of-ours');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  act(() => currentStore.restore(null));
});

function show(answer: (body: unknown) => Response) {
  const asked = stubProxy({
    abrirBolsaPreparada: answer,
    consultarProductoDetalle: () => refused(404, 'error.absent'),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <OpenReadyBag locale="en" home="/en" words={words} />
    </SWRConfig>,
  );
  return asked;
}

test('N05 F049 a bag is shown before it is taken, with today’s price and the price when it was made', async () => {
  const asked = show(() => ok({ ...datos, lines: [{ ...line, madePrice: 30, price: 34.9 }] }));
  expect(await screen.findByRole('heading', { name: 'A bag for you, prepared by Marta R.' })).toBeVisible();
  expect(screen.getByText('€34.90; it was €30.00 when the bag was prepared')).toBeVisible();
  expect(screen.getByText(words.prices)).toBeVisible();
  expect(asked).toMatchObject([{ body: { locale: 'en', token: 'bag.signature-of-ours' } }]);
  expect(currentStore.look()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.take }));
  await waitFor(() => expect(currentStore.look()?.alias).toBe('marta-velia'));
  // An article that is no longer sold is reported, and the bag stays empty.
  expect(await screen.findByText(words.nothingLeft)).toBeVisible();
  const keys = asked.map(({ body }) => (body as { key?: string }).key).filter(Boolean);
  expect(keys).toHaveLength(1);
});

test.each([
  ['expired', 'This bag from Marta R. has expired', true],
  ['revoked', 'This bag from Marta R. has been taken back', false],
  ['used', 'This bag from Marta R. has been used', false],
])('N05 a bag that is %s says so and offers a way on', async (state, title, keepsLines) => {
  const asked = show(() => ok({ ...datos, state, lines: keepsLines ? datos.lines : [] }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Marta R.’s shop' })).toHaveAttribute(
    'href',
    '/en/my-store/marta-velia/welcome',
  );
  const take = screen.queryByRole('button', { name: words.takeExpired });
  expect(take !== null).toBe(keepsLines);
  if (!take) return;
  // An ended bag is not redeemed, and the backend is not asked again.
  await userEvent.click(take);
  expect(await screen.findByText(words.nothingLeft)).toBeVisible();
  expect(asked.filter(({ name }) => name === 'abrirBolsaPreparada')).toHaveLength(1);
});

test('N05 a client who comes too late reads so, and no store is entered', async () => {
  const isTake = (body: unknown) => 'key' in (body as object);
  show((body) => ok(isTake(body) ? { ...datos, state: 'used', lines: [] } : datos));
  await userEvent.click(await screen.findByRole('button', { name: words.take }));
  expect(await screen.findByText(words.justEnded)).toBeVisible();
  expect(currentStore.look()).toBeNull();
});

test('an invalid link is reported', async () => {
  show(() => refused(404, 'error.absent'));
  expect(await screen.findByRole('heading', { name: words.unknownTitle })).toBeVisible();
});

test('N26 N05 a size is shown in the client’s system and as on the label, before anything is taken', async () => {
  show(() => ok({ ...datos, lines: [{ ...line, size: '75E' }] }));
  expect(await screen.findByText(/size 34DD \(on the label: 75E\)/)).toBeVisible();
});
