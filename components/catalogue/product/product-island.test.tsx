import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import en from '@/messages/en.json';
import { ProductIsland } from './product-island';

class Observer {
  observe() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: Observer });

afterEach(() => {
  document.body.innerHTML = '';
});

type Props = ComponentProps<typeof ProductIsland>;

const product = {
  choice: {
    reference: 'V1042',
    name: 'Alba',
    href: '/en/catalogue/alba-v1042',
    sellable: true,
    sizes: [['S']],
    prices: [[3490]],
    colours: [
      { code: 'NEG', name: 'Black', colour: '#111111', src: '', pictures: [], videos: [], articles: [['n-s', 5, 0]] },
    ],
  },
  shown: 0,
  origin: 'https://shop.example',
  locale: 'en',
  deliveryHref: '/en/customer-care/delivery',
  guide: null,
  words: en.product.choice,
  buyWords: { ...en.cart.buy, problem: en.cart.problem },
  restock: en.reviews.restock,
  share: en.product.share,
  heart: en.wishList.heart,
  head: null,
  children: null,
} satisfies Omit<Props, 'below'>;

/** Whether the product stood there already, each time that what is below it was drawn. */
const drawn: boolean[] = [];
function Reviews() {
  drawn.push(screen.queryByRole('heading', { name: 'Alba' }) !== null);
  return <p>Reviews</p>;
}

async function show() {
  drawn.length = 0;
  await act(async () => {
    render(<ProductIsland {...product} below={<Reviews />} />);
  });
  expect(screen.getByRole('heading', { name: 'Alba' })).toBeVisible();
  expect(screen.getByText('Reviews')).toBeVisible();
}

test('T14 after a tap the product is drawn first, what is below it follows', async () => {
  await show();
  expect(drawn[0]).toBe(true);
});

test('what the server drew is whole at once', async () => {
  document.body.innerHTML = '<div class="product-page"></div>';
  await show();
  expect(drawn[0]).toBe(false);
});
