import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultarGastosEnvio } from '@/contract/shop/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

type Wire = (typeof consultarGastosEnvio.datos)[number];

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(answer: () => Response) {
  stubProxy({ consultarGastosEnvio: answer });
  const { DeliveryCosts } = await import('./delivery-costs');
  return render(await resolveServer(<DeliveryCosts />));
}

/** The text of each row, with the place and the method above it. */
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map((cell) =>
        cell.textContent?.replaceAll('\u00a0', ' '),
      ),
    );

test('B035 each place has its methods with days, free-shipping threshold, and a price for each weight', async () => {
  await show(() => ok(consultarGastosEnvio.datos));
  expect(rows().slice(1)).toEqual([
    ['Spain'],
    ['Standard delivery2 to 6 working daysFree from €180.00', 'up to 2 kg', '€3.95'],
    ['up to 5 kg', '€5.95'],
    ['over 5 kg', '€7.95'],
    ['Canary Islands'],
    // Where the weights end, the row says so.
    ['Standard delivery6 to 12 working days', 'up to 2 kg', '€9.95'],
    ['up to 5 kg', '€14.95'],
    ['over 5 kg', 'not available'],
  ]);
});

test('B035 places with equal costs are grouped, and a backend without weights has one price', async () => {
  const [{ tiers: _, ...spain }, islands] = consultarGastosEnvio.datos as [Wire, Wire];
  const ceuta = { ...islands, place: { es: 'Ceuta', en: 'Ceuta', de: 'Ceuta' } };
  await show(() => ok([islands, spain, ceuta]));
  expect(rows().map(([first]) => first)).toEqual([
    undefined,
    'Canary Islands and Ceuta',
    'Standard delivery6 to 12 working days',
    'up to 5 kg',
    'over 5 kg',
    'Spain',
    'Standard delivery2 to 6 working daysFree from €180.00',
  ]);
  expect(screen.getByRole('cell', { name: 'any weight' })).toBeVisible();
});

test('B035 without delivery costs from the backend the page omits them', async () => {
  const { container } = await show(() => refused(404, 'error.absent'));
  expect(container).toBeEmptyDOMElement();
});
