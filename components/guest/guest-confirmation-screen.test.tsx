import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { martaStore } from '@/contract/personal-store/examples';
import { toStore } from '@/lib/personal-store/store-mappers';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import en from '@/messages/en.json';

const getStore = jest.fn<(locale: string, alias: string) => Promise<unknown>>();
jest.mock('server-only', () => ({}));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next-intl/server', () => ({
  getTranslations: (asked: never) => getTranslations(asked),
  getMessages: () => getMessages(),
}));
jest.mock('../../lib/personal-store/store-queries', () => ({
  getStore: (locale: string, alias: string) => getStore(locale, alias),
}));

jest.mock('../../lib/gift-card/gift-card-queries', () => ({ areGiftCardsOffered: async () => true }));

const { seen } = en.sentBag;
const store = { ...toStore(martaStore, 'en'), whatsApp: '+34600111222', mail: 'marta@example.com' };

async function show(alias: string) {
  const { GuestConfirmationScreen } = await import('./guest-confirmation-screen');
  render(await resolveServer(<GuestConfirmationScreen alias={alias} />));
}

test('N17 R26 the order’s page names the executive of its store, with the contacts made public', async () => {
  getStore.mockResolvedValue({ state: 'open', store });
  await show(store.alias);
  expect(screen.getByRole('heading', { name: store.name })).toBeVisible();
  expect(screen.getByRole('link', { name: seen.whatsapp.replace('{name}', store.name) })).toHaveAttribute(
    'href',
    'https://wa.me/34600111222',
  );
  expect(screen.getByRole('link', { name: seen.mail.replace('{name}', store.name) })).toHaveAttribute(
    'href',
    'mailto:marta@example.com',
  );
});

test.each([
  ['of a paused store', 'marta-velia', async () => ({ state: 'paused', store })],
  ['without a readable store', 'marta-velia', async () => Promise.reject(new Error('away'))],
  ['of the shop itself', 'invited', async () => ({ state: 'open', store })],
])('N17 %s the page names no executive and is still shown', async (_, alias, answer) => {
  getStore.mockImplementation(answer);
  await show(alias);
  expect(screen.getByRole('heading', { name: en.guest.confirmation.title })).toBeVisible();
  expect(screen.queryByText(seen.who)).toBeNull();
});
