import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { braCard } from '@/contract/examples/catalogue';
import { toProductCard } from '@/lib/catalogue/catalogue-mappers';
import messages from '@/messages/en.json';
import { ColourCard } from './colour-card';
import { ProductCard } from './product-card';

const words = messages.catalogue.card;
const product = toProductCard(braCard, 'en');

test('the same style twice on a page is two choices of its colour, and each card leads to the one that is seen', async () => {
  render(
    <>
      <ColourCard product={product} words={words} group="similar." />
      <ColourCard product={product} words={words} group="recent." />
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

test('a card of which nothing is chosen only shows its colours', () => {
  render(<ProductCard product={product} words={words} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
