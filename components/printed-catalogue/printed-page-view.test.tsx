import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { consultarCatalogoImpreso, consultarPaginaCatalogo } from '@/contract/printed-catalogue/examples';
import { currentStore } from '@/lib/personal-store/current-store';
import { toPrintedCatalogue, toPrintedPage } from '@/lib/printed-catalogue/printed-catalogue-mappers';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

const words = messages.printedCatalogue;
const wire = consultarPaginaCatalogo.datos;

async function show(change: object = {}) {
  const { PrintedPageView } = await import('./printed-page-view');
  render(
    await resolveServer(
      <PrintedPageView page={toPrintedPage({ ...wire, ...change }, { campaign: '2026-12', number: 2 }, 'en')} />,
    ),
  );
}
const piece = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

test('N09 a page names its pieces with colour, price and the code of each size, sold out or not', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('El de cada día');
  const bra = piece('Sujetador Alba');
  expect(bra.getByText(/Negro · Ref. V1042/)).toBeVisible();
  expect(bra.getByText('€34.90 – €36.90')).toBeVisible();
  const codes = within(bra.getByRole('list', { name: 'Sizes and codes: Sujetador Alba' })).getAllByRole('listitem');
  // Prices stand beside the codes only if sizes have different prices.
  expect(codes.map((each) => each.textContent)).toEqual(['85B 482157 €34.90', '90B 482164 €36.90 sold out']);
  const body = piece('Body reductor Brisa');
  expect(body.getByRole('listitem')).toHaveTextContent('M 482171');
  expect(body.getByText(/Lowest price in the 30 days/)).toBeVisible();
});

test('N09 without script a piece leads to its product in that colour, and the page to its neighbours', async () => {
  await show();
  const product = '/en/catalogue/alba-bra-v1042/001';
  expect(screen.getByRole('link', { name: 'Sujetador Alba' })).toHaveAttribute('href', product);
  expect(screen.getByRole('link', { name: `${words.page.add} Sujetador Alba` })).toHaveAttribute('href', product);
  const turns = within(screen.getByRole('navigation', { name: words.page.turn })).getAllByRole('link');
  expect(turns.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['prev', '/en/printed-catalogue/2026-12/1'],
    ['next', '/en/printed-catalogue/2026-12/3'],
  ]);
});

test('N09 a printed page names the store and its address, and has another code', async () => {
  await show();
  const code = () => screen.getByRole('img', { name: words.code.label }).innerHTML;
  const plain = code();
  act(() => currentStore.enter({ alias: 'lucia', name: 'Lucía F.' }));
  expect(await screen.findByText('In Lucía F.’s shop')).toBeVisible();
  expect(screen.getByText(/\/my-store\/lucia\/welcome$/)).toBeVisible();
  expect(code()).not.toBe(plain);
  act(() => currentStore.restore(null));
});

test('N09 a page whose articles are all discontinued says so, and the first and last page have no link beyond', async () => {
  await show({ pieces: [], previous: null, next: null });
  expect(screen.getByText(words.page.empty)).toBeVisible();
  expect(screen.queryByRole('listitem', { name: /Sujetador/ })).toBeNull();
  expect(within(screen.getByRole('navigation', { name: words.page.turn })).queryAllByRole('link')).toEqual([]);
});

test('N09 an article without a readable price, or in a colour that it does not have, cannot be bought', async () => {
  const [bra, body] = wire.pieces;
  if (!bra || !body) throw new Error('the example has two pieces');
  const precio = { ...bra.product.precio, desde: null as unknown as number };
  await show({
    pieces: [
      { ...bra, product: { ...bra.product, precio } },
      { ...body, colour: '999' },
    ],
  });
  expect(piece('Sujetador Alba').queryByRole('link', { name: new RegExp(words.page.add) })).toBeNull();
  expect(screen.queryByText('Body reductor Brisa')).toBeNull();
});

test('F116 the contents show every page by number and title, and say when there is no catalogue', async () => {
  const { PrintedContents } = await import('./printed-contents');
  const catalogue = toPrintedCatalogue(consultarCatalogoImpreso.datos, 'en');
  const { unmount } = render(await resolveServer(<PrintedContents catalogue={catalogue} />));
  expect(screen.getByRole('link', { name: /^Page 2 El de cada día Sujetadores$/ })).toHaveAttribute(
    'href',
    '/en/printed-catalogue/2026-12/2',
  );
  expect(screen.getByRole('textbox', { name: words.search.label }).closest('form')).toHaveAttribute(
    'action',
    '/en/search/printed-catalogue',
  );
  unmount();
  expect(toPrintedCatalogue({ campaign: null, total: 0, pages: [] }, 'en')).toBeNull();
  render(await resolveServer(<PrintedContents catalogue={null} />));
  expect(screen.getByRole('heading', { name: words.contents.none.title })).toBeVisible();
});
