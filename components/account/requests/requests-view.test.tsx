import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarSolicitadosCliente, procesarProductos } from '@/contract/client-book/examples';
import { acceptedRequest, newRequest, requestLine } from '@/contract/requests/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const words = messages.requests;
const realFetch = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

const inbox = (...elementos: object[]) => {
  const { datos } = consultarSolicitadosCliente;
  return ok({ ...datos, solicitudes: { ...datos.solicitudes, elementos, total: elementos.length, totalPaginas: 1 } });
};
const taken = () => ok({ ...procesarProductos.datos, solicitud: acceptedRequest });

async function show(answers: Parameters<typeof stubProxy>[0], query: Record<string, string> = {}) {
  const asked = stubProxy({ consultarSolicitadosCliente: () => inbox(newRequest), ...answers });
  const { RequestsView } = await import('./requests-view');
  render(await resolveServer(<RequestsView session={aSession()} query={query} />));
  return asked;
}
const card = (name = newRequest.cliente.nombre) => within(screen.getByRole('article', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (kind: string) => userEvent.selectOptions(screen.getByLabelText('Answer for Sujetador Alba'), kind);

test('R16 a request shows who asks for what until when, and accepting it adds it to the order', async () => {
  const asked = await show({ procesarProductos: () => taken() });
  expect(asked[0]?.body).toEqual({ estados: ['NUEVA'], pagina: 1 });
  expect(card().getAllByText(words.states.fresh)[0]).toBeVisible();
  expect(card().getByText('Answer by 22 November 2026 at 09:40')).toBeVisible();
  expect(card().getByText(/^\d+ day.*left$/)).toBeVisible();
  expect(card().getByText('2 × Sujetador Alba')).toBeVisible();
  expect(card().getByText('12 can be ordered')).toBeVisible();
  await press(words.answer);
  expect(await screen.findByText(words.answered)).toBeVisible();
  expect(screen.getByRole('link', { name: words.toOrder })).toHaveAttribute('href', '/en/executive/quick-order');
  expect(asked.at(-1)?.body).toEqual({
    version: 1,
    decisiones: [{ linea: '482157', decision: 'ACEPTAR', cantidadPedida: 2 }],
  });
  expect(screen.queryByRole('button', { name: words.answer })).toBeNull();
});

test('a refusal asks for a reason, a substitute for a code, and a typed reason is kept and sent', async () => {
  const asked = await show({ procesarProductos: () => refused(503, 'error.busy') });
  await press('One fewer of Sujetador Alba');
  await choose('decline');
  await press(words.answer);
  expect(screen.getByText(words.decide.problems.reason)).toBeVisible();
  expect(asked).toHaveLength(1);
  await userEvent.type(screen.getByLabelText(words.decide.reason), 'No vuelve');
  await choose('substitute');
  await press(words.answer);
  expect(screen.getByText(words.decide.problems.code)).toBeVisible();
  await choose('decline');
  expect(screen.getByLabelText(words.decide.reason)).toHaveValue('No vuelve');
  await press(words.answer);
  expect(asked.at(-1)?.body).toEqual({
    version: 1,
    decisiones: [{ linea: '482157', decision: 'RECHAZAR', motivo: 'No vuelve' }],
  });
  await press(messages.checkout.failures.retry);
  const tries = asked.filter(({ name }) => name === 'procesarProductos');
  expect(tries).toHaveLength(2);
  expect(tries[0]?.key).toBe(tries[1]?.key);
});

test('an answer that leaves every line open is refused and not sent', async () => {
  const asked = await show({});
  await choose('later');
  await press(words.answer);
  expect(screen.getByText(words.nothing)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a similar article is offered in one press without touching other lines; a refused one is reported', async () => {
  const near = { motivo: 'HERMANA' as const, referencia: 'V1042', nombre: 'Sujetador Alba', codColor: 'NE' };
  const alternativas = [
    { ...near, codigo: '482158', nombreColor: 'Negro', talla: '90A', precio: 34.9, unidades: 4, campana: null },
  ];
  const other = { ...requestLine, _id: '1', codigo: '482199', nombre: 'Braga Alba' };
  const lineas = [{ ...requestLine, cantidadMaxima: 0, alternativas }, other];
  const asked = await show({
    consultarSolicitadosCliente: () => inbox({ ...newRequest, lineas }),
    procesarProductos: () => refused(422, 'error.invalid', { campos: { 'decisiones.0.codigo': 'error.field.absent' } }),
  });
  expect(card().getByText(words.stock.none)).toBeVisible();
  await userEvent.type(screen.getByLabelText(new RegExp(`^${words.message}`)), 'Luego más');
  await press('Offer Negro, 90A, €34.90');
  expect(asked.at(-1)?.body).toEqual({
    version: 1,
    decisiones: [{ linea: '482157', decision: 'SUSTITUIR', codigo: '482158' }],
  });
  expect(await screen.findByText(words.decide.problems.unknownCode)).toBeVisible();
  expect(screen.getByLabelText(words.decide.code)).toHaveValue('482158');
  expect(screen.getByLabelText(new RegExp(`^${words.message}`))).toHaveValue('Luego más');
});

test('several requests are accepted in sequence; one that changed meanwhile is reported', async () => {
  const second = { ...newRequest, id: 'sol-411', cliente: { id: '9', nombre: 'Olga' } };
  const answers = [() => taken(), () => refused(409, 'error.conflict')];
  const asked = await show({
    consultarSolicitadosCliente: () => inbox(newRequest, second),
    procesarProductos: () => (answers.shift() ?? (() => taken()))(),
  });
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Accept 2 requests');
  expect(await screen.findByText(messages.checkout.failures.conflict)).toBeVisible();
  expect(asked.filter(({ name }) => name === 'procesarProductos')).toHaveLength(2);
  expect(card().getAllByText(words.states.accepted)[0]).toBeVisible();
  expect(card('Olga').getAllByText(words.states.fresh)[0]).toBeVisible();
});

test.each([
  ['an empty inbox', {}, () => inbox(), words.empty.open],
  ['an empty view', { view: 'waiting' }, () => inbox(), words.empty.waiting],
  ['a page after the last one', { page: '9' }, () => refused(404, 'error.absent'), words.empty.open],
  ['an unreachable backend', {}, () => refused(503, 'error.busy'), messages.checkout.trouble.title],
])('%s is reported', async (_, query, answer, title) => {
  await show({ consultarSolicitadosCliente: answer }, query as Record<string, string>);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});
