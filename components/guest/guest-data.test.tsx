import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { actualizarValoresOrden } from '@/contract/guest/examples';
import { canaryOptions } from '@/contract/shipping/examples';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { addToCart, clearCart } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { toCountry } from '@/lib/checkout/address/address-mappers';
import { recallRememberedGuest, storeRememberedGuest } from '@/lib/checkout/address/remembered-guest';
import { keepProblems, readTypedInOtherTabs, recallChecked, recallTyped } from '@/lib/checkout/address/typed-guest';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { GuestDataView } from './guest-data-view';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { guest, checkout, cart } = messages;
const { form } = checkout.shipping;
const words = {
  ...guest,
  problem: cart.problem,
  form,
  forms: messages.forms,
  totals: checkout.totals,
  failures: { ...checkout.failures, reasons: checkout.remarks, again: messages.signIn.again },
};
/** In a valid country that is not served. */
const far = { zone: 'notServed' as const, name: 'Far Island', from: '99000', to: '99999' };
const countries = consultarPaisesLateCheckout.datos
  .map((wire) => toCountry(wire, 'en'))
  .map((country) => ({ ...country, zones: [...country.zones, far] }));
const priced = actualizarValoresOrden.datos;
const answers = {
  actualizarValoresOrden: () => ok(priced),
  consultarEstados: () =>
    ok([
      { codigo: '46', nombre: 'Valencia' },
      { codigo: '35', nombre: 'Las Palmas' },
    ]),
  consultarLocalidades: () => ok([{ codigo: '46250', nombre: 'València', codigosPostales: ['46001', '46003'] }]),
};
const realFetch = globalThis.fetch;

beforeEach(async () => {
  sessionStorage.clear();
  await clearCart();
  await storeRememberedGuest({ remember: false } as never);
  await addToCart(toCartLine(aCartRecord({ cantidadPedida: 2 })));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <GuestDataView
        locale="en"
        alias="marta"
        countries={countries}
        start="ES"
        privacy="/en/customer-care/privacy"
        words={words}
      />
    </SWRConfig>,
  );
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const submit = () => userEvent.click(screen.getByRole('button', { name: guest.data.submit }));
async function type(label: string, text: string): Promise<void> {
  const control = await field(label);
  await userEvent.clear(control);
  await userEvent.type(control, text);
}
async function typeAll(): Promise<void> {
  await type(guest.data.email, 'ines.soto@correo.es');
  await type(form.firstName, 'Inés');
  await type(form.lastName, 'Soto Gil');
  await type(form.phone, '600 777 888');
  await type(form.postalCode, '46003');
  await type(form.line1, 'Calle de la Paz 12');
}

test('R24 a guest fills in eight fields, each with its autocomplete and keyboard', async () => {
  stubProxy(answers);
  show();
  await field(guest.data.email);
  const known = (Array.from(document.querySelectorAll('input:not([type=checkbox]), select')) as HTMLInputElement[]).map(
    (control) => [control.name, control.getAttribute('autocomplete'), control.inputMode || ''],
  );
  // The province is asked for until a postal code determines it.
  expect(known.filter(([name]) => name !== 'state')).toEqual([
    ['email', 'email', 'email'],
    ['firstName', 'given-name', ''],
    ['lastName', 'family-name', ''],
    ['phone', 'tel', 'tel'],
    ['country', 'country', ''],
    ['postalCode', 'postal-code', 'numeric'],
    ['town', 'address-level2', ''],
    ['line1', 'address-line1', ''],
  ]);
});

test('R24 the postal code sets the province and the only town, and validated details are kept', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const asked = stubProxy(answers);
  show();
  await typeAll();
  await waitFor(async () => expect(await field(form.town)).toHaveValue('València'));
  expect(screen.getByText('Province or region: Valencia')).toBeVisible();
  expect(screen.queryByLabelText(new RegExp(`^${form.state}`))).toBeNull();
  await submit();
  await waitFor(() => expect(recallChecked()).toMatchObject({ state: '46', town: 'València', phone: '+34600777888' }));
  expect(asked.findLast(({ name }) => name === 'actualizarValoresOrden')?.body).toEqual({
    alias: 'marta',
    idioma: 'en',
    lineas: [{ codigo: '482157', cantidadPedida: 2, precio: 34.9 }],
    pais: 'ES',
    codigoPostal: '46003',
  });
  expect(await recallRememberedGuest()).toBeNull();
});

test('E10 R24 with consent the details are on this device the next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  stubProxy(answers);
  const { unmount } = show();
  await typeAll();
  await userEvent.click(await field(guest.data.remember));
  await submit();
  await waitFor(async () => expect(await recallRememberedGuest()).toMatchObject({ firstName: 'Inés' }));
  unmount();
  sessionStorage.clear();
  show();
  expect(await field(form.lastName)).toHaveValue('Soto Gil');
  expect(await field(guest.data.remember)).toBeChecked();
});

test('R24 V10 errors are shown at their fields, and typed text survives a failure or a reload', async () => {
  let away = true;
  stubProxy({
    ...answers,
    actualizarValoresOrden: () => (away ? refused(503, 'error.busy') : ok(priced)),
  });
  const { unmount } = show();
  await type(guest.data.email, 'ines');
  await submit();
  expect(await screen.findByText(messages.forms.wrong.email)).toBeVisible();
  expect(await field(guest.data.email)).toHaveFocus();
  await typeAll();
  await waitFor(async () => expect(await field(form.town)).toHaveValue('València'));
  await submit();
  expect(await screen.findByText(messages.forms.failures.busy)).toBeVisible();
  expect(await field(form.line1)).toHaveValue('Calle de la Paz 12');
  unmount();
  away = false;
  show();
  expect(await field(form.line1)).toHaveValue('Calle de la Paz 12');
  expect(recallTyped()).toMatchObject({ email: 'ines.soto@correo.es' });
});

test('R24 a second tab has what is being typed in the first one', async () => {
  stubProxy(answers);
  show();
  await type(form.line1, 'Calle de la Paz 12');
  const asked = await readTypedInOtherTabs();
  expect(asked).toMatchObject({ line1: 'Calle de la Paz 12' });
});

test('R24 V09 the Canary Islands are named once the postal code is typed, with possible customs costs', async () => {
  stubProxy(answers);
  show();
  await type(form.postalCode, '35002');
  expect(await screen.findByText(/^Canary Islands: prices exclude Spanish VAT/)).toBeVisible();
  expect(await field(guest.data.document)).toBeVisible();
  await type(form.postalCode, '46003');
  expect(screen.queryByLabelText(new RegExp(`^${guest.data.document}`))).toBeNull();
});

test('R24 a place without delivery is named as soon as the postal code is typed', async () => {
  stubProxy(answers);
  show();
  await type(form.postalCode, '46003');
  const said = guest.data.notServedAt.replace('{zone}', far.name);
  expect(screen.queryByText(said)).toBeNull();
  await type(form.postalCode, '99010');
  expect(await screen.findByText(said)).toBeVisible();
});

test('R24 a place without delivery is an error at its postal code, and its details are not kept as validated', async () => {
  stubProxy({
    ...answers,
    actualizarValoresOrden: () => ok({ ...priced, formasEnvio: { ...canaryOptions, zona: 'NO_SERVIDO', formas: [] } }),
  });
  show();
  await typeAll();
  await waitFor(async () => expect(await field(form.town)).toHaveValue('València'));
  await submit();
  expect(await screen.findByText(guest.data.notServed)).toBeVisible();
  expect(await field(form.postalCode)).toHaveFocus();
  expect(recallChecked()).toBeNull();
});

test('R24 problems found by the backend later are shown at their fields', async () => {
  stubProxy(answers);
  keepProblems({ line1: 'error.field.tooLong' });
  show();
  expect(await screen.findByText(messages.forms.wrong.tooLong)).toBeVisible();
});

test('R24 the sum with delivery and VAT is shown beside the form', async () => {
  stubProxy(answers);
  show();
  const sum = within(await screen.findByRole('complementary', { name: guest.data.sum }));
  expect(await sum.findByText('€73.75')).toBeVisible();
  expect(sum.getByText('€3.95')).toBeVisible();
  expect(sum.getByText('VAT included at 21%: €12.80')).toBeVisible();
});

test('R24 an empty bag shows no form, but a link to the bag', async () => {
  stubProxy(answers);
  await clearCart();
  show();
  expect(await screen.findByRole('link', { name: guest.empty.way })).toHaveAttribute(
    'href',
    '/en/my-store/marta/shopping-bag',
  );
});
