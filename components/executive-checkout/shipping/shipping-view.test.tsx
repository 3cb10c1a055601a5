import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { canaryAddress, keptAddress } from '@/contract/address/examples';
import type { AddressWire } from '@/contract/address/schemas';
import { actualizarDireccion, actualizarFormaEnvio } from '@/contract/order/examples';
import { canaryOptions, standardShipping } from '@/contract/shipping/examples';
import { consultarEstados, consultarLocalidades, consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { recallDraft } from '@/lib/checkout/address/address-draft';
import { toCountry } from '@/lib/checkout/address/address-mappers';
import { toDeliveryAnswer } from '@/lib/checkout/draft/draft-mappers';
import { toAddress } from '@/lib/order/delivery-mappers';
import type { Person } from '@/lib/order/order-line';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { ShippingView } from './shipping-view';

const { shipping: words, zones, remarks, failures } = messages.checkout;
const answer = actualizarDireccion.datos;
const canary = {
  ...answer,
  version: 16,
  entrega: {
    ...answer.entrega,
    zona: 'CANARIAS' as const,
    direccion: { ...keptAddress, ...canaryAddress, id: 'dir-9', zona: 'CANARIAS' as const },
    forma: null,
  },
  formasEnvio: canaryOptions,
  totales: { ...answer.totales, sinIva: true, impuestos: [], envio: 0, total: 116.47, aPagar: 116.47 },
};
const places = {
  consultarEstados: () => ok(consultarEstados.datos),
  consultarLocalidades: () => ok(consultarLocalidades.datos),
};
const realFetch = globalThis.fetch;
// jsdom cannot navigate, and logs that.
const navigations = jest.spyOn(console, 'error');
const pickup = { ...standardShipping, codigo: 'PUNTO', nombre: 'Punto de recogida', costo: 2.5, puntoRecogida: true };

beforeEach(() => {
  navigations.mockReset();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

const ana = { id: 'cl-302', name: 'Ana Belén Ortiz' };

function show(
  start = answer,
  addresses = [keptAddress, { ...keptAddress, ...canaryAddress, id: 'dir-9', predeterminada: false }],
  { only = ana as Person | null, ofClient = [] as AddressWire[] } = {},
) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ShippingView
        locale="en"
        start={toDeliveryAnswer(start)}
        only={only}
        book={{
          addresses: addresses.map(toAddress),
          ofClient: ofClient.map(toAddress),
          firstName: 'Marta',
          lastName: 'Ruiz',
          phone: '+34600111222',
        }}
        lastMethod="EXP"
        bag="/en/checkout/bag"
        countries={consultarPaisesLateCheckout.datos.map((wire) => toCountry(wire, 'en'))}
        words={{
          shipping: words,
          zones,
          remarks,
          forms: messages.forms,
          failures: { ...failures, reasons: messages.checkout.remarks, again: messages.signIn.again },
        }}
      />
    </SWRConfig>,
  );
}
const next = () => screen.getByRole('link', { name: words.next });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

/** What a complete address needs besides the name. */
async function typeAddress(): Promise<void> {
  await userEvent.type(field(words.form.line1), 'Calle Mayor 1');
  await userEvent.type(field(words.form.postalCode), '46003');
  await userEvent.type(field(words.form.town), 'València');
  await screen.findByRole('option', { name: consultarEstados.datos[0]?.nombre });
  await userEvent.selectOptions(field(words.form.state), consultarEstados.datos[0]?.codigo ?? '');
}

test('K11 F117 a delivery method shows its cost, days and warehouse, and a collection point says so', () => {
  show({ ...answer, formasEnvio: { ...answer.formasEnvio, formas: [standardShipping, pickup] } });
  expect(screen.getByRole('radio', { name: /Envío estándar.*€3.95/ })).toHaveAccessibleDescription(
    'Arrives between Tuesday 24 November and Thursday 26 November · Sent from the European warehouse · Free from €180.00',
  );
  expect(screen.getByRole('radio', { name: /Punto de recogida/ })).toHaveAccessibleDescription(
    /Collect from a point near you/,
  );
});

test('K11 a method unavailable for this order is shown with its reason and cannot be chosen', () => {
  const formas = [{ ...standardShipping, disponible: false, motivo: 'shipping.notice.canaryImport' }];
  show({ ...answer, formasEnvio: { ...answer.formasEnvio, formas } });
  expect(screen.getByRole('radio', { name: /Envío estándar/ })).toBeDisabled();
  expect(screen.getByText(remarks.shipping.notice.canaryImport)).toBeVisible();
});

test('C074 the order’s weight is shown, and its effect on each method', () => {
  const formas = [
    { ...standardShipping, costo: 8.95, gratisDesde: null, sobreGramos: 10_000 },
    {
      ...standardShipping,
      codigo: 'EXP',
      nombre: 'Envío urgente',
      disponible: false,
      motivo: 'shipping.reason.tooHeavy',
      sobreGramos: 10_000,
    },
  ];
  show({ ...answer, formasEnvio: { ...answer.formasEnvio, gramos: 10_240, formas } });
  expect(screen.getByText(/^Your order weighs about 10.24.kg\.$/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Envío estándar.*€8.95/ })).toHaveAccessibleDescription(
    /· Weighs over 10.kg$/,
  );
  const express = screen.getByRole('radio', { name: `Envío urgente · ${words.lastTime}` });
  expect(express).toBeDisabled();
  expect(express).toHaveAccessibleDescription(/^For orders up to 10.kg only$/);
});

test('C075 method and discreet parcel are saved as they are chosen, and no second parcel is offered', async () => {
  const asked = stubProxy({ actualizarFormaEnvio: () => ok({ ...actualizarFormaEnvio.datos, version: 16 }) });
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: words.discreet }));
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: /Envío urgente/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ body }) => body)).toEqual([
    { forma: 'EST', discreto: true, version: 15 },
    { forma: 'EXP', discreto: false, version: 16 },
  ]);
});

test('V09 C076 an address in the Canary Islands switches to prices without VAT and shows import costs', async () => {
  const asked = stubProxy({ actualizarDireccion: () => ok(canary) });
  show();
  await userEvent.click(screen.getByRole('radio', { name: /Ana Belén Ortiz Vega/ }));
  expect(await screen.findByRole('note')).toHaveTextContent(`${words.withoutVatTitle}. ${zones.canaries}`);
  expect(screen.getByText('€116.47')).toBeVisible();
  expect(asked[0]?.body).toEqual({ destino: 'SOCIA', direccion: 'dir-9' });
});

test('F117 with several people’s pieces nobody gets the parcel directly, and splitting the order is explained', () => {
  show(
    { ...answer, entrega: { ...answer.entrega, destino: 'CLIENTE', cliente: { id: 'cl-302', nombre: 'Ana' } } },
    [],
    {
      only: null,
    },
  );
  expect(screen.getByRole('radio', { name: words.toClient })).toBeDisabled();
  expect(screen.getByRole('radio', { name: words.toMe })).not.toBeChecked();
  expect(screen.getByText(words.toOnlyOne)).toBeVisible();
  expect(screen.getByRole('link', { name: words.toSplit })).toHaveAttribute('href', '/en/checkout/bag');
});

test('F117 a client’s stored address and the last method are offered again', async () => {
  const asked = stubProxy({ actualizarDireccion: () => ok(answer) });
  show(answer, [], { only: ana, ofClient: [{ ...keptAddress, id: 'dir-7', nombre: 'Ana' }] });
  expect(screen.getByRole('radio', { name: /as last time/ })).toHaveAccessibleName(/Envío urgente/);
  await userEvent.click(screen.getByRole('radio', { name: 'Straight to Ana Belén Ortiz' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Ana Ruiz/ }));
  await waitFor(() =>
    expect(asked.at(-1)?.body).toEqual({ destino: 'CLIENTE', cliente: 'cl-302', direccion: 'dir-7' }),
  );
});

test('F117 delivery straight to a client asks for the address and stores it with the client', async () => {
  const asked = stubProxy({ ...places, actualizarDireccion: () => ok(answer) });
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Straight to Ana Belén Ortiz' }));
  expect(field(words.form.firstName)).toHaveValue('Ana');
  await userEvent.type(field(words.form.line1), 'Calle Mayor 1');
  await userEvent.type(field(words.form.postalCode), '46003');
  await userEvent.type(field(words.form.town), 'València');
  await screen.findByRole('option', { name: consultarEstados.datos[0]?.nombre });
  await userEvent.selectOptions(field(words.form.state), consultarEstados.datos[0]?.codigo ?? '');
  await userEvent.click(screen.getByRole('button', { name: words.form.submit }));
  await waitFor(() => expect(asked.at(-1)?.name).toBe('actualizarDireccion'));
  expect(asked.at(-1)?.body).toMatchObject({
    destino: 'CLIENTE',
    cliente: 'cl-302',
    guardar: true,
    direccionNueva: {
      nombre: 'Ana',
      linea1: 'Calle Mayor 1',
      codigoPostal: '46003',
      localidad: 'València',
      pais: 'ES',
    },
  });
});

test('F117 a postal code typed before the provinces load selects one once they do', async () => {
  const held = Promise.withResolvers<void>();
  const late = async () => {
    await held.promise;
    return ok([{ codigo: '46', nombre: 'Valencia' }]);
  };
  stubProxy({ ...places, consultarEstados: late });
  show();
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  await userEvent.type(field(words.form.postalCode), '46003');
  await userEvent.tab();
  expect(field(words.form.state)).toHaveValue('');
  held.resolve();
  await waitFor(() => expect(field(words.form.state)).toHaveValue('46'));
});

test('N20 F117 a half-typed address survives a reload and another choice, and is dropped once saved', async () => {
  stubProxy({ ...places, actualizarDireccion: () => ok(answer) });
  const { unmount } = show();
  await userEvent.click(screen.getByRole('radio', { name: 'Straight to Ana Belén Ortiz' }));
  await userEvent.type(field(words.form.line1), 'Calle Mayor 1');
  unmount();
  const second = show();
  await waitFor(() => expect(field(words.form.line1)).toHaveValue('Calle Mayor 1'));
  expect(screen.getByRole('radio', { name: 'Straight to Ana Belén Ortiz' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: words.toMe }));
  await userEvent.click(screen.getByRole('radio', { name: /Ana Belén Ortiz Vega/ }));
  second.unmount();
  const third = show();
  // An address was chosen instead: its form stays closed, and the typed text is there when it is opened.
  expect(screen.queryByLabelText(new RegExp(`^${words.form.line1}`))).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Straight to Ana Belén Ortiz' }));
  expect(field(words.form.line1)).toHaveValue('Calle Mayor 1');
  await userEvent.type(field(words.form.postalCode), '46003');
  await userEvent.type(field(words.form.town), 'València');
  await screen.findByRole('option', { name: consultarEstados.datos[0]?.nombre });
  await userEvent.selectOptions(field(words.form.state), consultarEstados.datos[0]?.codigo ?? '');
  await userEvent.click(screen.getByRole('button', { name: words.form.submit }));
  await waitFor(() => expect(recallDraft({ to: 'client', client: 'cl-302' })).toBeNull());
  third.unmount();
});

test('C076 a late older response does not overwrite a newer one', async () => {
  const held = Promise.withResolvers<void>();
  const method = async () => {
    await held.promise;
    return ok({ ...actualizarFormaEnvio.datos, version: 16 });
  };
  const saved = { ...answer, version: 17, entrega: { ...answer.entrega, direccion: { ...keptAddress, id: 'dir-10' } } };
  const asked = stubProxy({ ...places, actualizarFormaEnvio: method, actualizarDireccion: () => ok(saved) });
  show();
  await userEvent.click(screen.getByRole('radio', { name: /Envío urgente/ }));
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  await typeAddress();
  await userEvent.click(screen.getByRole('button', { name: words.form.submit }));
  await waitFor(() => expect(screen.queryByLabelText(new RegExp(`^${words.form.line1}`))).toBeNull());
  held.resolve();
  await waitFor(() => expect(screen.getByText(words.saved)).toBeVisible());
  await userEvent.click(screen.getByRole('checkbox', { name: words.discreet }));
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ discreto: true, version: 17 }));
});

test('V09 a wrong postal code is reported and kept as typed; one in the Canary Islands announces import tax', async () => {
  stubProxy({
    ...places,
    actualizarDireccion: () =>
      refused(422, 'error.invalid', { campos: { 'direccionNueva.localidad': 'error.field.pattern' } }),
  });
  show(answer, []);
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  await userEvent.type(field(words.form.postalCode), '4600');
  await userEvent.click(screen.getByRole('button', { name: words.form.submit }));
  expect(await screen.findByText(messages.forms.wrong.postalCode)).toBeVisible();
  expect(field(words.form.postalCode)).toHaveValue('4600');
  await userEvent.clear(field(words.form.postalCode));
  await userEvent.type(field(words.form.postalCode), '35002');
  expect(screen.getByText(/import tax is paid on arrival/)).toBeVisible();
});

test('R27 without a delivery method the next step is blocked and names what is missing', async () => {
  show({ ...answer, entrega: { ...answer.entrega, forma: null } });
  await userEvent.click(next());
  expect(screen.getByText(words.chooseMethod)).toBeVisible();
});

test('F117 a change of address that failed is sent again by its button', async () => {
  let tries = 0;
  stubProxy({
    actualizarDireccion: () => {
      tries += 1;
      return tries === 1 ? refused(503, 'error.busy') : ok(canary);
    },
  });
  show();
  await userEvent.click(screen.getByRole('radio', { name: /Ana Belén Ortiz Vega/ }));
  await userEvent.click(await screen.findByRole('button', { name: failures.retry }));
  expect(await screen.findByText('€116.47')).toBeVisible();
});

const saved = {
  ...answer,
  version: 17,
  entrega: { ...answer.entrega, direccion: { ...keptAddress, id: 'dir-10', linea1: 'Calle Mayor 1' } },
};
const step = () => screen.getByRole('button', { name: words.next });

test('F117 C076 a double click on the step’s button saves the typed address once and continues', async () => {
  const asked = stubProxy({ ...places, actualizarDireccion: () => ok(saved) });
  show();
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  await typeAddress();
  await userEvent.dblClick(step());
  await waitFor(() => expect(navigations).toHaveBeenCalledTimes(1));
  const sent = asked.filter(({ name }) => name === 'actualizarDireccion');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ destino: 'SOCIA', direccionNueva: { linea1: 'Calle Mayor 1' } });
  expect(recallDraft({ to: 'executive' })).toBeNull();
});

test('F117 C076 an invalid address does not continue: the error is at its field, which has the focus', async () => {
  const asked = stubProxy(places);
  show();
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  await userEvent.type(field(words.form.postalCode), '46003');
  await userEvent.click(step());
  await waitFor(() => expect(field(words.form.line1)).toHaveFocus());
  expect(field(words.form.line1)).toBeInvalid();
  expect(field(words.form.postalCode)).toHaveValue('46003');
  expect(asked.map(({ name }) => name)).not.toContain('actualizarDireccion');
  expect(navigations).not.toHaveBeenCalled();
});

test('F117 C076 an address that the shop refuses does not continue, and stays as typed', async () => {
  const campos = { 'direccionNueva.localidad': 'error.field.pattern' };
  stubProxy({ ...places, actualizarDireccion: () => refused(422, 'error.invalid', { campos }) });
  show();
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  await typeAddress();
  await userEvent.click(step());
  await waitFor(() => expect(field(words.form.town)).toBeInvalid());
  expect(field(words.form.town)).toHaveFocus();
  expect(field(words.form.line1)).toHaveValue('Calle Mayor 1');
  expect(navigations).not.toHaveBeenCalled();
});

test('K11 C076 while an address is typed no method, price or note of the one before is shown', async () => {
  stubProxy({ ...places, actualizarDireccion: () => ok({ ...saved, entrega: { ...saved.entrega, forma: null } }) });
  show();
  expect(screen.getByText('€140.93')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  expect(screen.queryByRole('radio', { name: /Envío estándar/ })).toBeNull();
  expect(screen.getByText(words.chooseAddress)).toBeVisible();
  expect(screen.getByText(words.toChoose)).toBeVisible();
  expect(screen.queryByText('€140.93')).toBeNull();
  await typeAddress();
  await userEvent.click(step());
  // Saved without a choice: the missing part is named.
  expect(await screen.findByText(words.chooseMethod)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Envío estándar/ })).toBeVisible();
  expect(navigations).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: words.newAddress }));
  expect(screen.queryByText(words.saved)).toBeNull();
});
