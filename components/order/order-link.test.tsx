import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { consultarUnidadesOrden } from '@/contract/order/examples';
import { announceOrderChange } from '@/lib/order/order-broadcast';
import { shopState } from '@/lib/state/shop-state';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { OrderLink } from './order-link';

const words = messages.checkout.link;
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <OrderLink href="/en/checkout/bag" label={words.label} count={words.count} />
    </SWRConfig>,
  );

test('C048 E08 T07 the header shows how many pieces the order has, and updates when a change is announced', async () => {
  let units = 6;
  stubProxy({ consultarUnidadesOrden: () => ok({ ...consultarUnidadesOrden.datos, unidades: units }) });
  show();
  expect(await screen.findByRole('link', { name: /My order.*6 items/ })).toHaveAttribute('href', '/en/checkout/bag');
  expect(shopState.get().itemsQuantity).toBe(6);
  units = 0;
  announceOrderChange();
  expect(await screen.findByRole('link', { name: 'My order' })).toBeVisible();
  expect(shopState.get().itemsQuantity).toBe(0);
});

test('C048 without a known count there is a link and no figure', async () => {
  shopState.set({ itemsQuantity: 6 });
  stubProxy({ consultarUnidadesOrden: () => refused(503, 'error.busy') });
  show();
  expect(await screen.findByRole('link', { name: 'My order' })).toBeVisible();
});
