import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleOption, ProductOptions } from '@/lib/catalogue/product-options';
import { keepOwnSize } from '@/lib/size-tables/own-sizes';
import en from '@/messages/en.json';
import { ProductStage } from './product-stage';
import type { SizeGuideContent } from './size-guide-dialog';

const { choice: words, share } = en.product;
const buyWords = { ...en.cart.buy, problem: en.cart.problem };
const restock = en.reviews.restock;

class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer });
  window.history.replaceState(null, '', '/en/catalogue/alba-v1042');
});
afterEach(() => localStorage.clear());

const picture = (hash: string) => ({ hash, alt: hash, dominantColor: '#eeeeee' });
const colour = (code: string, name: string, articles: (ArticleOption | 0)[]) => ({
  code,
  name,
  colour: '#111111',
  src: '',
  pictures: [picture(`${code.toLowerCase()}front`), picture(`${code.toLowerCase()}back`)],
  articles,
});

const letters: ProductOptions = {
  reference: 'V1042',
  name: 'Alba',
  href: '/en/catalogue/alba-v1042',
  sellable: true,
  sizes: [['S'], ['M'], ['L']],
  prices: [[3490], [2990, 3990, 3590]],
  colours: [
    colour('NEG', 'Black', [['n-s', 5, 0], ['n-m', 0, 0], 0]),
    colour('MAR', 'Ivory', [
      ['m-s', 5, 1],
      ['m-m', 5, 1],
      ['m-l', 5, 1],
    ]),
  ],
};

const bras: ProductOptions = {
  ...letters,
  sizes: [
    ['80D', '80', 'D', [1]],
    ['85C', '85', 'C', [0]],
    ['85D', '85', 'D', []],
  ],
  labels: { es: { '80': '95', '85': '100' } },
  colours: [colour('NEG', 'Black', [['80d', 5, 0], ['85c', 0, 0], 0])],
};

const guide = { table: 'bras', locale: 'en', href: '', words: {} } as unknown as SizeGuideContent;
const show = (choice: ProductOptions, shown = 0, sizeGuide: SizeGuideContent | null = null) =>
  render(
    <ProductStage
      choice={choice}
      shown={shown}
      origin="https://shop.example"
      locale="en"
      deliveryHref="/en/customer-care/delivery"
      guide={sizeGuide}
      films={{}}
      words={words}
      buyWords={buyWords}
      restock={restock}
      share={share}
      heart={en.wishList.heart}
      head={null}
    >
      <p>Facts</p>
    </ProductStage>,
  );

const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const pick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const price = () => document.querySelector('.product-words .ui-price')?.textContent ?? '';

test('F008 a colour changes pictures, price and address in place, and is announced', async () => {
  show(letters);
  expect(price()).toBe('€34.90');
  await userEvent.click(screen.getByRole('link', { name: 'Ivory' }));
  expect(screen.getByText('Colour: Ivory')).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'Ivory' })).toHaveAttribute('aria-current', 'true');
  expect(window.location.pathname).toBe('/en/catalogue/alba-v1042/mar');
  expect(document.querySelector('.product-track img')).toHaveAttribute('alt', 'marfront');
  expect(price()).toContain('€29.90');
});

test('F025 N16 on sale the previous price and the lowest of 30 days are shown beside it', () => {
  show(letters, 1);
  expect(price()).toBe('Now €29.90Before €39.90Lowest price in the 30 days before the reduction: €35.90');
});

test('F008 a restored page shows the colour of its address', () => {
  window.history.replaceState(null, '', '/en/catalogue/alba-v1042/mar');
  show(letters);
  expect(screen.getByText('Colour: Ivory')).toBeVisible();
});

test('F018 every size is shown; a sold-out or unmade one says so and can be chosen', async () => {
  show(letters);
  expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'S',
    'M sold out',
    'L not made',
  ]);
  await pick(/^M/);
  expect(screen.getByText('Size M is sold out in black. Code n-m.')).toHaveRole('status');
  expect(screen.getByRole('button', { name: restock.submit })).toBeEnabled();
  await pick(/^S/);
  expect(screen.getByText('Size S: in stock. Code n-s.')).toBeVisible();
  expect(screen.queryByRole('button', { name: restock.submit })).toBeNull();
});

test('N18 the same size in another colour is one press away, and the result takes the focus', async () => {
  show(letters);
  await pick(/^M/);
  await userEvent.click(screen.getByRole('button', { name: 'Ivory' }));
  const answer = screen.getByText('Size M: in stock. Code m-m.');
  expect(answer).toHaveFocus();
  expect(window.location.pathname).toBe('/en/catalogue/alba-v1042/mar');
});

test('F009 N08 band and cup are two steps; an unmade pair is marked, and a sister size is offered', async () => {
  show(bras);
  await userEvent.click(group('Band').getByRole('radio', { name: '85 sold out' }));
  expect(group('Cup').getByRole('radio', { name: 'D not made' })).toBeVisible();
  await userEvent.click(group('Cup').getByRole('radio', { name: 'D not made' }));
  expect(screen.getByText('Size 85D isn’t made in black.')).toBeVisible();
  await userEvent.click(group('Cup').getByRole('radio', { name: /^C/ }));
  expect(screen.getByText('Size 85C is sold out in black. Code 85c.')).toBeVisible();
  await userEvent.click(group(words.sisters).getByRole('button', { name: '80D' }));
  expect(screen.getByText('Size 80D: in stock. Code 80d.')).toHaveFocus();
  expect(group('Band').getByRole('radio', { name: '80' })).toBeChecked();
});

test('F018 a sold-out pair marks its cup as sold out, and not its band, which has other cups', async () => {
  const soldOut = colour('NEG', 'Black', [
    ['80d', 5, 0],
    ['85c', 0, 0],
    ['85d', 5, 0],
  ]);
  show({ ...bras, colours: [soldOut] });
  await pick(/^85/);
  await pick(/^C/);
  const marked = (name: string) =>
    group(name)
      .getAllByRole('radio')
      .map((each) => each.closest('label')?.textContent);
  expect([marked('Band'), marked('Cup')]).toEqual([
    ['80', '85'],
    ['C sold out', 'D'],
  ]);
  expect(screen.getByText('Size 85C is sold out in black. Code 85c.')).toBeVisible();
});

test('F023 N22 a guide’s size is preselected on the next product, with its source and a way to forget it', async () => {
  keepOwnSize('bras', ['85C']);
  show(bras, 0, guide);
  expect(await screen.findByText('Size 85C is sold out in black. Code 85c.')).toBeVisible();
  // The sister size is offered.
  expect(screen.getByRole('button', { name: '80D' })).toBeVisible();
  expect(window.location.href).not.toMatch(/85/);
  expect(screen.getByText(/^Your size according to the size guide/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.forgetSize }));
  expect(screen.queryByText(/^Your size according to the guide/)).toBeNull();
  expect(localStorage.getItem('own-sizes')).toBeNull();
});

test('F023 a stored size that the style is not made in preselects nothing', async () => {
  keepOwnSize('bras', ['100G']);
  keepOwnSize('briefs', ['M']);
  show(bras, 0, guide);
  await screen.findByRole('button', { name: words.forgetSize });
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('N08 the system of the bands is named beside them, that of the language first', async () => {
  show(bras);
  expect(screen.getByRole('group', { name: 'Band (UK)' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: words.system })).toHaveDisplayValue('UK');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.system }), 'es');
  expect(screen.getByRole('group', { name: 'Band (ES/FR)' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Size (ES/FR)', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: '95D', hidden: true })).toBeInTheDocument();
});

test('buttons show the shopper’s own size system, and the label’s size is named', async () => {
  show(bras);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.system }), 'es');
  await pick(/^95/);
  await pick(/^D/);
  expect(screen.getByText('Size 95D: in stock. Code 80d. On the label: 80D')).toBeVisible();
});

test('buying without a size moves focus to the missing step and explains it', async () => {
  show(bras);
  const buy = () => userEvent.click(screen.getByRole('button', { name: buyWords.add }));
  await buy();
  expect(screen.getByText(words.chooseBand)).toBeVisible();
  expect(screen.getByRole('radio', { name: '80' })).toHaveFocus();
  await pick(/^80/);
  await buy();
  expect(screen.getByText(words.chooseCup)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^C/ })).toHaveFocus();
});

test('a product with incomplete legal data cannot be bought and says why', () => {
  show({ ...letters, sellable: false });
  expect(screen.getByText(words.notSellable)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: buyWords.add })).toBeNull();
  expect(screen.queryByText(words.gone)).toBeNull();
});

test('N22 a shared link has the colour and not the size', async () => {
  show(letters, 1);
  await pick(/^L/);
  const href = screen.getByRole('link', { name: share.whatsapp }).getAttribute('href') ?? '';
  const text = new URL(href).searchParams.get('text');
  expect(text).toBe('Look what I’ve found: Alba https://shop.example/en/catalogue/alba-v1042/mar');
  expect(window.location.href).not.toMatch(/size|talla|=/);
});

test('copying the link confirms it, or shows the address', async () => {
  const user = userEvent.setup();
  show(letters);
  const copy = screen.getByRole('button', { name: share.copy });
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/en/catalogue/alba-v1042/neg');
  expect(screen.getByText(share.copied)).toHaveRole('status');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await user.click(copy);
  expect(screen.getByText(/The address is https:\/\/shop\.example/)).toBeVisible();
});

test('T09 with 400 sizes there are two rows of twenty, not 400 buttons', () => {
  const bands = Array.from({ length: 20 }, (_, place) => String(60 + 5 * place));
  const cups = Array.from({ length: 20 }, (_, place) => String.fromCharCode(65 + place));
  const sizes = bands.flatMap((band) =>
    cups.map((cup): ProductOptions['sizes'][number] => [band + cup, band, cup, []]),
  );
  show({
    ...bras,
    sizes,
    colours: [
      colour(
        'NEG',
        'Black',
        sizes.map(([size]) => [size, 1, 0]),
      ),
    ],
  });
  expect(screen.getAllByRole('radio')).toHaveLength(40);
  expect(document.querySelectorAll('details tbody tr')).toHaveLength(400);
});

test('F019 the wish list stores the chosen colour and size', async () => {
  show(letters);
  await userEvent.click(screen.getByRole('radio', { name: 'S' }));
  const heart = screen.getByRole('button', { name: en.wishList.heart.save });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('wish-list') ?? '{}').wishes).toEqual([
    { reference: 'V1042', colour: 'NEG', size: 'S' },
  ]);
  await userEvent.click(screen.getByRole('link', { name: /Ivory/ }));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});
