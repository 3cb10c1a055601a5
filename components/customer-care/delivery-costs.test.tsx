import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultarGastosEnvio } from '@/contract/examples/shop';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(answer: () => Response) {
  stubProxy({ consultarGastosEnvio: answer });
  const { DeliveryCosts } = await import('./delivery-costs');
  return render(await resolveServer(<DeliveryCosts />));
}

test('B035 each place has its ways with price, days and from when it is free', async () => {
  await show(() => ok(consultarGastosEnvio.datos));
  const cells = screen.getAllByRole('rowgroup').map((group) =>
    within(group)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells.slice(1)).toEqual([
    ['Standard delivery', '2 to 6 working days', '€3.95', '€180.00'],
    ['Standard delivery', '6 to 12 working days', '€9.95', '–'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Canary Islands' })).toBeVisible();
});

test('B035 a backend that tells no costs has a page without them', async () => {
  const { container } = await show(() => refused(404, 'error.absent'));
  expect(container).toBeEmptyDOMElement();
});
