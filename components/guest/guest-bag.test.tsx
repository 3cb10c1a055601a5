import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { actualizarValoresOrden, validarCuponLateCheckout } from '@/contract/guest/examples';
import { canaryOptions, shippingOptions } from '@/contract/shipping/examples';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { addToCart, clearCart } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { toCountry } from '@/lib/checkout/address/address-mappers';
import { storeRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import { recallChecked } from '@/lib/checkout/address/typed-guest';
import { keepCoupon, recallCoupon, recallPlace } from '@/lib/checkout/draft/guest-draft';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { expectNavigation } from '@/lib/testing/console';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { GuestCheckoutStart } from './guest-checkout-start';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { bag } = messages.guest;
const { shipping, remarks, totals } = messages.checkout;
const { lines } = messages.cart;
const words = { bag, shipping, remarks, totals, lines, coupon: messages.bag.coupon, ways: messages.sentBag.ways };
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

const voucher = { codigo: 'VELVET10', tipo: 'P' as const, valor: 10, descuento: 6.98, vence: null };
const { datos } = actualizarValoresOrden;
/** Prices each bag as the example; with the voucher, 10 % less. */
const price = (body: unknown) =>
  ok(
    (body as { cupon?: string }).cupon === 'VELVET10'
      ? { ...datos, cupon: voucher, totales: { ...datos.totales, descuento: 6.98, total: 66.77 } }
      : datos,
  );
const shop = { actualizarValoresOrden: price };

const show = (start = 'ES') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <GuestCheckoutStart
        locale="en"
        alias="marta"
        countries={countries}
        start={start}
        executive="Marta"
        house="Velia"
        words={words}
      />
    </SWRConfig>,
  );

const estimate = () => screen.findByRole('form', { name: bag.delivery });
/** The rows of the bag's sum: name and amount. */
const sum = () =>
  [...document.querySelectorAll('.checkout-sum > dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );

test('R23 the delivery cost is shown before a guest gives any details, with a link onwards', async () => {
  const asked = stubProxy({ ...shop, consultarFleteLateCheckout: () => ok(shippingOptions) });
  show();
  expect(await within(await estimate()).findByText('€3.95')).toBeVisible();
  expect(asked.filter(({ name }) => name === 'consultarFleteLateCheckout').map(({ body }) => body)).toEqual([
    { alias: 'marta', idioma: 'en', lineas: [{ codigo: '482157', cantidadPedida: 2, precio: 34.9 }], pais: 'ES' },
  ]);
  expect(screen.getByRole('link', { name: bag.next })).toHaveAttribute(
    'href',
    '/en/my-store/marta/shopping-clientdata',
  );
});

test('R23 R25 who is remembered goes from the bag to the payment, sees for whom, and may change it', async () => {
  stubProxy({ ...shop, consultarFleteLateCheckout: () => ok(shippingOptions) });
  await storeRememberedGuest({
    email: 'ines@correo.es',
    firstName: 'Inés',
    lastName: 'Soto',
    phone: '+34600777888',
    line1: 'Calle de la Paz 12',
    line2: '',
    postalCode: '46003',
    town: 'València',
    state: '46',
    country: 'ES',
    document: '',
    remember: true,
  });
  show();
  const next = await screen.findByRole('link', { name: bag.nextUsual });
  expect(next).toHaveAttribute('href', '/en/my-store/marta/shopping-payment');
  expect(screen.getByText(/Inés Soto, Calle de la Paz 12, 46003 València, Spain/)).toBeVisible();
  expect(screen.getByRole('link', { name: bag.change })).toHaveAttribute(
    'href',
    '/en/my-store/marta/shopping-clientdata',
  );
  expect(recallChecked()).toBeNull();
  const leaving = expectNavigation();
  await userEvent.click(next);
  await leaving;
  expect(recallChecked()).toMatchObject({ email: 'ines@correo.es', remember: true });
  await storeRememberedGuest({ remember: false } as never);
});

test('R23 V09 a postal code is validated by country and kept, and the Canary Islands are named', async () => {
  const asked = stubProxy({
    ...shop,
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
  stubProxy({ ...shop, consultarFleteLateCheckout: () => refused(503, 'error.busy') });
  show();
  expect(await screen.findByText(bag.failed)).toBeVisible();
  expect(screen.getByRole('link', { name: bag.next })).toBeVisible();
});

test('R23 K08 a valid voucher is kept, and an invalid one says why', async () => {
  stubProxy({
    ...shop,
    consultarFleteLateCheckout: () => ok(shippingOptions),
    validarCuponLateCheckout: (body) =>
      ok(
        (body as { cupon: string }).cupon === 'VELVET10'
          ? { valido: true, cupon: voucher, motivo: null, totales: datos.totales }
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
    ...shop,
    consultarFleteLateCheckout: () => ok(shippingOptions),
    validarCuponLateCheckout: () => ok({ ...validarCuponLateCheckout.datos, motivo: 'coupon.reason.over' }),
  });
  show();
  expect(await screen.findByText(remarks.coupon.reason.over)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(words.coupon.label))).toHaveValue('VERANO25');
  expect(asked.find(({ name }) => name === 'validarCuponLateCheckout')?.body).toMatchObject({ cupon: 'VERANO25' });
});

test('R23 K08 the bag shows goods, delivery and total before any details, and a voucher changes them', async () => {
  stubProxy({
    ...shop,
    consultarFleteLateCheckout: () => ok(shippingOptions),
    validarCuponLateCheckout: () => ok({ valido: true, cupon: voucher, motivo: null, totales: datos.totales }),
  });
  show();
  const before = [
    ['2 items', '€69.80'],
    ['Delivery to Spain from', '€3.95'],
    ['Total', '€73.75'],
  ];
  await waitFor(() => expect(sum()).toEqual(before));
  await userEvent.type(screen.getByLabelText(words.coupon.label), 'VELVET10{Enter}');
  await waitFor(() =>
    expect(sum()).toEqual([
      ['2 items', '€69.80'],
      ['Discount with voucher VELVET10', '-€6.98'],
      ['Delivery to Spain from', '€3.95'],
      ['Total', '€66.77'],
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: words.coupon.remove }));
  await waitFor(() => expect(sum()).toEqual(before));
});

test('R23 T04 until the total is known, the bag shows the subtotal of the device and names it so', async () => {
  let isAway = true;
  const asked = stubProxy({
    consultarFleteLateCheckout: () => ok(shippingOptions),
    actualizarValoresOrden: (body) => (isAway ? refused(503, 'error.busy') : price(body)),
  });
  show();
  expect(await screen.findByText(lines.subtotal)).toBeVisible();
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('actualizarValoresOrden'));
  expect(screen.getByText(lines.subtotal).parentElement).toHaveTextContent(`${lines.subtotal} €69.80`);
  expect(sum()).toEqual([]);
  isAway = false;
  await addToCart(toCartLine(aCartRecord({ _id: 'another', cantidadPedida: 1 })));
  await waitFor(() => expect(sum().at(-1)).toEqual(['Total', '€73.75']));
  expect(screen.queryByText(lines.subtotal)).toBeNull();
});

test('R23 K08 a kept voucher is not tried again with each change of the bag, because each try is a guess', async () => {
  keepCoupon('VELVET10');
  const asked = stubProxy({ ...shop, consultarFleteLateCheckout: () => ok(shippingOptions) });
  show();
  expect(await screen.findByText('Voucher VELVET10: €6.98 off.')).toBeVisible();
  await addToCart(toCartLine(aCartRecord({ _id: 'another', cantidadPedida: 1 })));
  await waitFor(() => {
    const last = asked.findLast(({ name }) => name === 'actualizarValoresOrden');
    expect(last?.body).toMatchObject({ cupon: 'VELVET10', lineas: [{}, {}] });
  });
  expect(asked.filter(({ name }) => name === 'validarCuponLateCheckout')).toEqual([]);
});
