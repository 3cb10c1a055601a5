import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarClienteSesion, consultarPedidosCliente } from '@/contract/client-area/examples';
import { fill } from '@/lib/i18n/message-texts';
import { currentStore } from '@/lib/personal-store/current-store';
import { keepOwnSize } from '@/lib/size-tables/own-sizes';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import de from '@/messages/de.json';
import messages from '@/messages/en.json';
import es from '@/messages/es.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const words = messages.clientArea;
const { form, leave } = messages.clientData;
const home = { ...consultarClienteSesion.datos, socia: null, solicitudes: [], consentimientos: [], tallas: [] };
const realFetch = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

const answers = (more: Parameters<typeof stubProxy>[0] = {}) =>
  stubProxy({ consultarClienteSesion: () => ok(home), ...more });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('R20 a client without an executive reads so and what to do, and cannot ask for anything', async () => {
  answers();
  const { ClientWelcome } = await import('./client-welcome');
  render(await resolveServer(<ClientWelcome session={aSession()} />));
  expect(screen.getByRole('heading', { name: words.alone.title })).toBeVisible();
  expect(screen.getByText(words.alone.how)).toBeVisible();
  expect(screen.queryByRole('link', { name: words.start })).toBeNull();
  expect(screen.getByRole('link', { name: words.bought.open })).toHaveAttribute('href', '/en/clients/orders');
  expect(screen.getByRole('link', { name: words.bought.wishes })).toHaveAttribute('href', '/en/wish-list');
});

test('R21 the page for asking an executive says the same without one', async () => {
  answers();
  const { ClientOrderView } = await import('./client-order-view');
  render(await resolveServer(<ClientOrderView session={aSession()} />));
  expect(screen.getByRole('heading', { name: words.alone.title })).toBeVisible();
  expect(screen.queryByLabelText(words.order.find)).toBeNull();
});

test('N06 in an executive’s shop a client can join that executive; a refusal is shown', async () => {
  currentStore.enter({ alias: 'marta-velia', name: 'Marta' });
  const asked = answers({ elegirSocia: () => refused(409, 'error.conflict') });
  const { ClientWelcome } = await import('./client-welcome');
  render(await resolveServer(<ClientWelcome session={aSession()} />));
  expect(asked.some(({ name }) => name === 'elegirSocia')).toBe(false);
  await press(fill(words.alone.take, { name: 'Marta' }));
  expect(await screen.findByText(words.alone.refused)).toBeVisible();
  expect(asked.filter(({ name }) => name === 'elegirSocia').map(({ body }) => body)).toEqual([
    { alias: 'marta-velia' },
  ]);
});

test.each([
  [es, 'teléfono', 'Mientras nadie te atienda, '],
  [messages, 'phone number', 'While nobody looks after you, '],
  [de, 'Telefonnummer', 'Solange Sie niemand betreut, '],
])('N06 the texts about joining an executive name the phone among what is shown (%#)', (said, telephone, condition) => {
  for (const text of [said.clientArea.alone.here, said.access.account.executiveHint]) expect(text).toContain(telephone);
  expect(said.clientData.leadAlone.startsWith(condition)).toBe(true);
});

test('N06 a client who joined and left too often reads when it is possible again', async () => {
  currentStore.enter({ alias: 'marta-velia', name: 'Marta' });
  answers({ elegirSocia: () => refused(429, 'error.tooMany') });
  const { ClientWelcome } = await import('./client-welcome');
  render(await resolveServer(<ClientWelcome session={aSession()} />));
  await press(fill(words.alone.take, { name: 'Marta' }));
  expect(await screen.findByText(words.alone.tooMany)).toBeVisible();
});

test('R26 each of the client’s orders links to its own page, with the secret behind the #', async () => {
  answers({ consultarPedidos: () => ok(consultarPedidosCliente.datos) });
  const { OwnOrdersView } = await import('./own-orders-view');
  render(await resolveServer(<OwnOrdersView session={aSession()} />));
  const [one] = consultarPedidosCliente.datos.orders;
  expect(screen.getByRole('link', { name: `Order ${one?.number}` })).toHaveAttribute(
    'href',
    `/en/my-store/${one?.alias}/shopping-confirmation#${one?.number}.${one?.secret}`,
  );
  expect(screen.getByText(messages.orders.states.paid)).toBeVisible();
});

test('sizes are copied from the device to the form by a press, and sent only with their own consent', async () => {
  keepOwnSize('bras', ['90B']);
  const asked = answers({ cambiarDatosCliente: () => refused(503, 'error.busy') });
  const { ClientDataView } = await import('./data/client-data-view');
  render(await resolveServer(<ClientDataView session={aSession()} query={{}} />));
  // Without an executive there is no consent to ask for and no executive to leave.
  expect(screen.queryByText(form.consents)).toBeNull();
  expect(screen.queryByText(leave.title)).toBeNull();
  expect(screen.getByText(form.accountText)).toBeVisible();
  const bra = screen.getByLabelText(new RegExp(`^${form.sizeTypes.bra}`));
  expect(bra).toHaveValue('');
  await press(form.fromDevice);
  expect(bra).toHaveValue('40B');
  await press(form.save);
  expect(await screen.findByText(form.wrong.sizes)).toBeVisible();
  await userEvent.click(screen.getByLabelText(form.consent.sizesKept));
  await press(form.save);
  await screen.findByText(messages.forms.failures.busy);
  expect(asked.filter(({ name }) => name === 'cambiarDatosCliente').map(({ body }) => body)).toMatchObject([
    { sizes: [{ tipo: 'sujetador', talla: '90B' }], consents: [{ codigo: 'TALLAS_CUENTA', dado: true }] },
  ]);
});

test('N06 leaving the executive takes two steps, and a failure is shown', async () => {
  const asked = stubProxy({
    consultarClienteSesion: () => ok(consultarClienteSesion.datos),
    elegirSocia: () => refused(503, 'error.busy'),
  });
  const { ClientDataView } = await import('./data/client-data-view');
  render(await resolveServer(<ClientDataView session={aSession()} query={{}} />));
  const name = consultarClienteSesion.datos.socia?.nombre ?? '';
  await userEvent.click(screen.getByText(fill(leave.open, { name })));
  await press(leave.submit);
  expect(await screen.findByText(leave.failed)).toBeVisible();
  expect(asked.filter(({ name: call }) => call === 'elegirSocia').map(({ body }) => body)).toEqual([{ alias: null }]);
});
