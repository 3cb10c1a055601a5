import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { braCard } from '@/contract/catalogue/examples';
import { toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { forgetOwnSizes, keepOwnSize } from '@/lib/size-tables/own-sizes';
import { ok, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { InteractiveProductCard } from './interactive-product-card';
import { InteractiveProductGrid } from './interactive-product-grid';
import { LazyProductGrid } from './lazy-product-grid';
import { ProductCard } from './product-card';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  forgetOwnSizes();
});

const words = messages.catalogue.card;
const product = toProductCard(braCard, 'en');

test('the same style twice on a page has two separate colour choices, and each card links to its visible colour', async () => {
  render(
    <>
      <InteractiveProductCard product={product} words={words} group="similar." />
      <InteractiveProductCard product={product} words={words} group="recent." />
    </>,
  );
  const [first, second] = screen
    .getAllByRole('radiogroup', { name: words.colours })
    .map((group) => within(group).getAllByRole('radio'));
  await userEvent.click(first?.[1] as HTMLElement);
  expect(first?.[1]).toBeChecked();
  expect(second?.[0]).toBeChecked();
  const [chosen, other] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect([chosen, other]).toEqual([`${product.href}/014`, product.href]);
});

test('a plain product card has no radio buttons for its colours', () => {
  render(<ProductCard product={product} words={words} />);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('F023 N22 cards say that they come in the visitor’s size, and no request names that size', async () => {
  window.history.replaceState(null, '', '/en/home');
  const sizes = { guiaTallas: 'bras', tallasDisponibles: ['85B'] };
  const asked = stubProxy({ consultarTarjetas: () => ok([{ ...braCard, ...sizes }]) });
  const grid = <InteractiveProductGrid products={[product]} words={words} />;
  const { unmount } = render(grid);
  expect(asked).toEqual([]);
  unmount();
  keepOwnSize('bras', ['85B']);
  render(grid);
  expect(await screen.findByText('In your size, 38B')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ locale: 'en', references: [product.reference] }]);
});

test('a style sold out in the visitor’s size is not marked', async () => {
  window.history.replaceState(null, '', '/en/home');
  const sized = { ...product, sizes: { guide: 'bras' as const, inStock: ['90C'] } };
  keepOwnSize('bras', ['85B']);
  render(<InteractiveProductGrid products={[sized]} words={words} />);
  expect(screen.queryByText(/In your size/)).toBeNull();
});

test('the server’s cards stay until the first interaction; then their colours can be chosen', async () => {
  render(
    <LazyProductGrid products={[product]} words={words}>
      <ProductCard product={product} words={words} />
    </LazyProductGrid>,
  );
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.scroll(window);
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
});
