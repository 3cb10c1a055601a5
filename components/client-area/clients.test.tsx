import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientesColoresTallas, consultarClienteSesion, enviarProductos } from '@/contract/client-area/examples';
import { newRequest, requestLine } from '@/contract/requests/examples';
import { forgetOwnRequestDraft, requestDraft } from '@/lib/requests/request-draft';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const words = messages.clientArea;
const { datos: home } = consultarClienteSesion;
const realFetch = globalThis.fetch;
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await requestDraft.clear();
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function showWelcome(answer: () => Response, answers: Parameters<typeof stubProxy>[0] = {}) {
  const asked = stubProxy({ consultarClienteSesion: answer, ...answers });
  const { ClientWelcome } = await import('./client-welcome');
  render(await resolveServer(<ClientWelcome session={aSession()} />));
  return asked;
}

async function showOrder(answers: Parameters<typeof stubProxy>[0] = {}, person = 'lucia') {
  const asked = stubProxy({
    consultarColoresTallas: () => ok(clientesColoresTallas.datos),
    enviarProductos: () => ok(enviarProductos.datos),
    ...answers,
  });
  const { ClientOrderView } = await import('./client-order-view');
  const view = await resolveServer(<ClientOrderView session={aSession()} />);
  const rendered = render(
    <main id="content" data-client={person}>
      {view}
    </main>,
  );
  // The list's owner is known now.
  await screen.findByRole('heading', { name: new RegExp(`^(${words.order.empty}|${words.order.list})$`) });
  return { asked, ...rendered };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function chooseOne() {
  await userEvent.type(screen.getByLabelText(words.order.find), '482157');
  await press('Show 482157');
  await press(/^Size 38B/);
  await screen.findByText(/^In your list/);
}

test('R20 a client sees the executive, the requests and their states', async () => {
  await showWelcome(() => ok(home));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Hello, ${home.nombre}`);
  expect(screen.getByRole('heading', { name: new RegExp(`^${home.socia?.nombre}`) })).toBeVisible();
  const request = within(screen.getByRole('article', { name: 'Asked on 20 November 2026 at 09:40' }));
  expect(request.getAllByText(words.states.fresh)[0]).toBeVisible();
  expect(request.getByText('2 × Sujetador Alba')).toBeVisible();
  expect(screen.getByRole('link', { name: words.start })).toHaveAttribute('href', '/en/clients/order');
  expect(screen.getByRole('button', { name: messages.prepared.signOut })).toBeVisible();
});

test('a client accepts a substitute, and a retry after a failure is the same request', async () => {
  const sustituto = {
    ...{ motivo: 'PARECIDO' as const, codigo: '482158', referencia: 'V1042', nombre: 'Sujetador Bruma' },
    ...{ codColor: 'NE', nombreColor: 'Negro', talla: '90A', precio: 34.9, unidades: 4, campana: null },
  };
  const lineas = [{ ...requestLine, estado: 'ESPERA_CLIENTE' as const, sustituto }];
  const waiting = { ...newRequest, estado: 'ESPERA_CLIENTE' as const, lineas };
  const agreed = { ...waiting, estado: 'NUEVA' as const, lineas: [{ ...lineas[0], estado: 'NUEVA' as const }] };
  const answers = [
    () => refused(503, 'error.busy'),
    () => ok({ solicitud: null, respondidas: [agreed], diferencias: [] }),
  ];
  const asked = await showWelcome(() => ok({ ...home, solicitudes: [waiting] }), {
    enviarProductos: () => (answers.shift() ?? (() => ok({})))(),
  });
  expect(screen.getByText('Instead: Sujetador Bruma, Negro, size 40A (on the label: 90A), €34.90')).toBeVisible();
  await press('Yes, I’d like that: Sujetador Bruma');
  await press(messages.checkout.failures.retry);
  expect(await screen.findByText(`${home.socia?.nombre} has your request.`)).toBeVisible();
  const tries = asked.filter(({ name }) => name === 'enviarProductos');
  expect(tries.map(({ body }) => body)).toEqual([
    { productos: [], respuestas: [{ solicitud: 'sol-410', linea: '482157', acepta: true }] },
    { productos: [], respuestas: [{ solicitud: 'sol-410', linea: '482157', acepta: true }] },
  ]);
  expect(tries[0]?.key).toBe(tries[1]?.key);
});

test.each([
  ['no request yet', () => ok({ ...home, solicitudes: [] }), words.none],
  ['an unreachable backend', () => refused(503, 'error.busy'), words.away],
])('%s is reported', async (_, answer, title) => {
  await showWelcome(answer);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test('R21 E10 articles chosen by code stay on the device until they are sent with a note', async () => {
  const { asked } = await showOrder();
  expect(await screen.findByRole('heading', { name: words.order.empty })).toBeVisible();
  await chooseOne();
  await press(/^One more/);
  expect(await screen.findByText('€69.80')).toBeVisible();
  await userEvent.type(screen.getByLabelText(new RegExp(`^${words.order.note}`)), 'For Saturday');
  await press(words.order.send);
  expect(await screen.findByText(words.order.sent.done)).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({
    productos: [{ _id: '482157', codigo: '482157', cantidadPedida: 2, precio: 34.9 }],
    nota: 'For Saturday',
  });
  await waitFor(async () => expect(await requestDraft.list()).toMatchObject({ ok: true, value: [] }));
});

test('a list that could not be sent is kept with its note, and is sent again as the same request', async () => {
  const answers = [() => refused(503, 'error.busy')];
  const { asked } = await showOrder({
    enviarProductos: () => (answers.shift() ?? (() => ok(enviarProductos.datos)))(),
  });
  await chooseOne();
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${words.order.note}`)), 'Hola');
  await press(words.order.send);
  expect(await screen.findByText(messages.checkout.failures.busy)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(`^${words.order.note}`))).toHaveValue('Hola');
  await press(messages.checkout.failures.retry);
  expect(await screen.findByText(words.order.sent.done)).toBeVisible();
  const tries = asked.filter(({ name }) => name === 'enviarProductos');
  expect(tries[0]?.key).toBe(tries[1]?.key);
});

test('E10 no client sees another’s list: it is removed on sign-out and for the next client', async () => {
  const first = await showOrder();
  await chooseOne();
  first.unmount();
  const again = await showOrder();
  expect(await screen.findByRole('heading', { name: words.order.list })).toBeVisible();
  again.unmount();
  const other = await showOrder({}, 'emma');
  expect(await screen.findByRole('heading', { name: words.order.empty })).toBeVisible();
  await chooseOne();
  other.unmount();
  await forgetOwnRequestDraft();
  expect(await requestDraft.list()).toMatchObject({ ok: true, value: [] });
});

test('an unknown code is reported', async () => {
  await showOrder({ consultarColoresTallas: () => refused(404, 'error.absent') });
  await userEvent.type(screen.getByLabelText(words.order.find), '000000');
  await press('Show 000000');
  expect(await screen.findByText(words.order.unknown)).toBeVisible();
});

test('lines that expired without an answer can be asked for again from the list', async () => {
  const lines = [{ ...requestLine, estado: 'VENCIDA', sustituto: null }];
  const expired = { ...newRequest, estado: 'VENCIDA', vence: null, lineas: lines };
  await showWelcome(() => ok({ ...home, solicitudes: [expired] }));
  await press(messages.access.again.ask);
  expect(await screen.findByRole('link', { name: messages.access.again.open })).toHaveAttribute(
    'href',
    '/en/clients/order',
  );
  expect(await requestDraft.list()).toMatchObject({
    ok: true,
    value: [{ key: requestLine.codigo, quantity: requestLine.cantidadPedida, name: requestLine.nombre }],
  });
  expect(screen.queryByRole('button', { name: messages.access.again.ask })).toBeNull();
});

test('lines that can still be answered cannot be asked for twice', async () => {
  await showWelcome(() => ok({ ...home, solicitudes: [newRequest] }));
  expect(screen.queryByRole('button', { name: messages.access.again.ask })).toBeNull();
});

test('R21 C092 the client’s sizes are named and marked in the grid', async () => {
  await showOrder({ consultarClienteSesion: () => ok(home) });
  await userEvent.type(screen.getByLabelText(words.order.find), '482157');
  await press('Show 482157');
  expect(await screen.findByText(/^Your sizes: Bra 38B$/)).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(`^Size 38B.*, ${words.order.wornSize}$`) })).toBeVisible();
});

test('C093 R21 a note on one article is sent with that article', async () => {
  const { asked } = await showOrder();
  await chooseOne();
  await userEvent.type(await screen.findByLabelText(/^Note about/), ' sin aros ');
  await press(words.order.send);
  await screen.findByText(words.order.sent.done);
  expect(asked.at(-1)?.body).toMatchObject({ productos: [{ codigo: '482157', nota: 'sin aros' }] });
});

test('N26 R21 sizes are offered in the language’s system, which is named, and the list adds the label', async () => {
  await showOrder();
  await chooseOne();
  expect(screen.getByRole('columnheader', { name: 'Band (UK)' })).toBeVisible();
  expect(screen.getByText(/^In your list: .*, size 38B \(on the label: 85B\), /)).toBeVisible();
  expect(await screen.findByText(/, size 38B \(on the label: 85B\), code 482157$/)).toBeVisible();
  // The label is stored and sent, because an executive orders by it.
  expect(await requestDraft.list()).toMatchObject({ value: [{ key: '482157', size: '85B' }] });
});

test('N26 the grid switches to the chosen size system', async () => {
  await showOrder();
  await userEvent.type(screen.getByLabelText(words.order.find), '482157');
  await press('Show 482157');
  await userEvent.selectOptions(await screen.findByLabelText(messages.sizeTables.said.system), 'es');
  expect(await screen.findByRole('button', { name: /^Size 100B/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Band (ES/FR)' })).toBeVisible();
});
