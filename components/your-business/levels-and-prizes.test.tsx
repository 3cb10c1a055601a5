import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { consultarPremios } from '@/contract/prizes/examples';
import { ok, stubProxy } from '@/lib/testing/answers';
import { getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));
jest.mock('next-intl/server', () => ({ getTranslations }));

const said = messages.yourBusiness.levels;
const { datos } = consultarPremios;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(change: object = {}) {
  stubProxy({ consultarPremios: () => ok({ ...datos, ...change }) });
  const { LevelsAndPrizes } = await import('./levels-and-prizes');
  render(await resolveServer(<LevelsAndPrizes />));
}

test('R32 C018 the page says beside the prizes that none can be requested yet', async () => {
  await show({ niveles: datos.niveles.map((level) => ({ ...level, beneficios: [] })) });
  expect(screen.getByRole('heading', { name: 'Set de viaje' })).toBeVisible();
  expect(screen.getByText(said.notYet)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: said.benefits })).toBeNull();
});

test('R32 C018 a level’s benefits are shown if the shop names them', async () => {
  await show();
  expect(screen.getByRole('columnheader', { name: said.benefits })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Envío gratis desde 90 euros' })).toBeVisible();
});
