import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Article } from '@/lib/catalogue/product-mappers';
import messages from '@/messages/en.json';
import { SizeChoice } from './size-choice';

const words = messages.cart.quick;
const anArticle = (band: string, cup: string, maxQuantity = 5): Article => ({
  size: band + cup,
  band,
  cup,
  code: `${band}${cup}`,
  maxQuantity,
  cents: 3490,
  before: null,
});
/** 85E is sold out, 90E does not exist. */
const bra = ['85', '90', '95'].flatMap((band) =>
  ['A', 'B', 'C', 'D', 'E']
    .filter((cup) => band + cup !== '90E')
    .map((cup) => anArticle(band, cup, band + cup === '85E' ? 0 : 5)),
);

function Choice({ articles, onSize }: { articles: Article[]; onSize: (size: string) => void }) {
  const [size, setSize] = useState<string | null>(null);
  return (
    <SizeChoice
      locale="de"
      name="test"
      articles={articles}
      size={size}
      words={words}
      onSize={(next) => {
        onSize(next);
        setSize(next);
      }}
    />
  );
}
afterEach(() => localStorage.clear());

const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));

test('F009 with many bra sizes the band is chosen first, then one of its cups', async () => {
  const onSize = jest.fn();
  render(<Choice articles={bra} onSize={onSize} />);
  expect(screen.queryByRole('group', { name: /^Cup/ })).not.toBeInTheDocument();
  await userEvent.click(group('Band').getByRole('radio', { name: '90' }));
  expect(group('Cup').getAllByRole('radio')).toHaveLength(4);
  await userEvent.click(group('Cup').getByRole('radio', { name: 'C' }));
  expect(onSize.mock.lastCall).toEqual(['90C']);
});

test('F009 another band keeps the cup if it is made in it, and asks for one if not', async () => {
  const onSize = jest.fn();
  render(<Choice articles={bra} onSize={onSize} />);
  await userEvent.click(group('Band').getByRole('radio', { name: '85' }));
  await userEvent.click(group('Cup').getByRole('radio', { name: 'D' }));
  await userEvent.click(group('Band').getByRole('radio', { name: '95' }));
  expect(onSize.mock.lastCall).toEqual(['95D']);
  await userEvent.click(group('Cup').getByRole('radio', { name: 'E' }));
  await userEvent.click(group('Band').getByRole('radio', { name: '90' }));
  expect(bra.some(({ size }) => size === onSize.mock.lastCall?.[0])).toBe(false);
  expect(group('Band').getByRole('radio', { name: '90' })).toBeChecked();
});

test('F010 F018 sold-out sizes are shown and announced', async () => {
  render(<Choice articles={bra} onSize={jest.fn()} />);
  await userEvent.click(group('Band').getByRole('radio', { name: '85' }));
  expect(group('Cup').getByRole('radio', { name: 'E sold out' })).toBeVisible();
});

test('F010 few sizes are a single choice', async () => {
  const onSize = jest.fn();
  render(<Choice articles={bra.slice(0, 3)} onSize={onSize} />);
  await userEvent.click(group('Size').getByRole('radio', { name: '85B' }));
  expect(onSize.mock.calls).toEqual([['85B']]);
});

test('N08 band and cup are shown in the shopper’s system, which is named; the choice is a label size', async () => {
  localStorage.setItem('size-system', 'uk');
  const onSize = jest.fn();
  render(<Choice articles={bra} onSize={onSize} />);
  await userEvent.click(group('Band \\(UK\\)').getByRole('radio', { name: '42' }));
  await userEvent.click(group('Cup').getByRole('radio', { name: 'DD' }));
  expect(onSize.mock.lastCall).toEqual(['95E']);
});

test('N08 for letter sizes no size system is named', async () => {
  const letters = ['S', 'M'].map((size) => ({ ...anArticle('', ''), size, band: null, cup: null, code: size }));
  render(<Choice articles={letters} onSize={jest.fn()} />);
  expect(screen.getByRole('group', { name: 'Size' })).toBeVisible();
});
