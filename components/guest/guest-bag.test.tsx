import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { actualizarValoresOrden, validarCuponLateCheckout } from '@/contract/guest/examples';
import { canaryOptions, shippingOptions } from '@/contract/shipping/examples';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { addToCart, clearCart } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { toCountry } from '@/lib/checkout/address/address-mappers';
import { keepCoupon, recallCoupon, recallPlace } from '@/lib/checkout/draft/guest-choice';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { GuestCheckoutStart } from './guest-checkout-start';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { bag } = messages.guest;
const { shipping, remarks } = messages.checkout;
const words = { bag, shipping, remarks, coupon: messages.bag.coupon };
const countries = consultarPaisesLateCheckout.datos.map((wire) => toCountry(wire, 'en'));
const realFetch = globalThis.fetch;

beforeEach(async () => {
  sessionStorage.clear();
  await clearCart();
  await addToCart(toCartLine(aCartRecord({ cantidadPedida: 2 })));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = (start = 'ES') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <GuestCheckoutStart locale="en" alias="marta" countries={countries} start={start} words={words} />
    </SWRConfig>,
  );

test('R23 the delivery cost is shown before a guest gives any details, with a link onwards', async () => {
  const asked = stubProxy({ consultarFleteLateCheckout: () => ok(shippingOptions) });
  show();
  expect(await screen.findByText('€3.95')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { alias: 'marta', idioma: 'en', lineas: [{ codigo: '482157', cantidadPedida: 2, precio: 34.9 }], pais: 'ES' },
  ]);
  expect(screen.getByRole('link', { name: bag.next })).toHaveAttribute(
    'href',
    '/en/my-store/marta/shopping-clientdata',
  );
});

test('R23 V09 a postal code is validated by country and kept, and the Canary Islands are named', async () => {
  const asked = stubProxy({
    consultarFleteLateCheckout: (body) =>
      ok((body as { codigoPostal?: string }).codigoPostal ? canaryOptions : shippingOptions),
  });
  show();
  const code = await screen.findByLabelText(bag.postalCode);
  await userEvent.type(code, '3500{Enter}');
  expect(await screen.findByText(bag.wrong)).toBeVisible();
  await userEvent.type(code, '2{Enter}');
  expect(await screen.findByText(`${shipping.withoutVatTitle}.`)).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({ pais: 'ES', codigoPostal: '35002' });
  expect(recallPlace()).toEqual({ country: 'ES', postalCode: '35002' });
});

test('R23 if delivery cannot be calculated the next step stays open', async () => {
  stubProxy({ consultarFleteLateCheckout: () => refused(503, 'error.busy') });
  show();
  expect(await screen.findByText(bag.failed)).toBeVisible();
  expect(screen.getByRole('link', { name: bag.next })).toBeVisible();
});

test('R23 K08 a valid voucher is kept, and an invalid one says why', async () => {
  const { totales } = actualizarValoresOrden.datos;
  const cupon = { codigo: 'VELVET10', tipo: 'P', valor: 10, descuento: 6.98, vence: null };
  stubProxy({
    consultarFleteLateCheckout: () => ok(shippingOptions),
    validarCuponLateCheckout: (body) =>
      ok(
        (body as { cupon: string }).cupon === 'VELVET10'
          ? { valido: true, cupon, motivo: null, totales }
          : { ...validarCuponLateCheckout.datos, motivo: 'coupon.reason.over' },
      ),
  });
  show();
  const field = await screen.findByLabelText(words.coupon.label);
  await userEvent.type(field, 'VERANO25{Enter}');
  expect(await screen.findByText(remarks.coupon.reason.over)).toBeVisible();
  expect(recallCoupon()).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'VELVET10{Enter}');
  expect(await screen.findByText('Voucher VELVET10: €6.98 off.')).toBeVisible();
  expect(recallCoupon()).toBe('VELVET10');
  await userEvent.click(screen.getByRole('button', { name: words.coupon.remove }));
  expect([recallCoupon(), await screen.findByLabelText(words.coupon.label)]).toEqual([null, expect.anything()]);
});

test('F050 a voucher from a link is tried in the bag, which says why it does not count', async () => {
  keepCoupon('VERANO25');
  const asked = stubProxy({
    consultarFleteLateCheckout: () => ok(shippingOptions),
    validarCuponLateCheckout: () => ok({ ...validarCuponLateCheckout.datos, motivo: 'coupon.reason.over' }),
  });
  show();
  expect(await screen.findByText(remarks.coupon.reason.over)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(words.coupon.label))).toHaveValue('VERANO25');
  expect(asked.find(({ name }) => name === 'validarCuponLateCheckout')?.body).toMatchObject({ cupon: 'VERANO25' });
});
