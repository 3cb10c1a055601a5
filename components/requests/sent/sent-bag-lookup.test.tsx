import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { cambiarBolsaEnviada, requestLine, sentBag } from '@/contract/requests/examples';
import { fill } from '@/lib/i18n/message-texts';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { SentBagLookup } from './sent-bag-lookup';

const { look, seen } = messages.sentBag;
const words = { look, seen, line: messages.requests.line, talk: messages.requests.talk };
const realFetch = globalThis.fetch;
const secret = 'ejemplo-de-clave-de-bolsa';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(hash = '') {
  window.history.replaceState(null, '', `/en/validation/your-request${hash}`);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SentBagLookup locale="en" bagPath="/en/my-store/invited/shopping-bag" home="/en" words={words} />
    </SWRConfig>,
  );
}
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const link = `#${sentBag.code}.${secret}`;
const withState = (estado: string, change: object = {}) => ({
  ...sentBag,
  request: { ...sentBag.request, estado, vence: null, ...change },
});

test('B031 the mail’s link shows lines, state and executive, and its secret is sent in the request’s body', async () => {
  const asked = stubProxy({ consultarBolsaEnviada: () => ok(sentBag) });
  show(link);
  expect(await screen.findByText(seen.states.sent)).toBeVisible();
  expect(screen.getByText('2 × Sujetador Alba')).toBeVisible();
  expect(screen.getByText('€69.80')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Marta R.' })).toBeVisible();
  expect(screen.getByText(fill(seen.hours, { hours: sentBag.executive.horario ?? '' }))).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ code: sentBag.code, secret }]);
});

test('B031 a code in any spelling and the mail address show the bag too; errors are shown at their fields', async () => {
  const asked = stubProxy({ consultarBolsaEnviada: () => ok({ ...sentBag, readAt: '2026-11-20T09:05:00Z' }) });
  show();
  await userEvent.type(field(look.code), 'b26 7kq2');
  await press(look.submit);
  expect(screen.getByText(look.codeWrong)).toBeVisible();
  expect(screen.getByText(look.emailWrong)).toBeVisible();
  expect(field(look.code)).toHaveFocus();
  await userEvent.type(field(look.code), 'm4xr');
  await userEvent.type(field(look.email), 'ines@correo.es');
  await press(look.submit);
  expect(await screen.findByText(seen.states.read)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ code: sentBag.code, email: 'ines@correo.es' }]);
});

test.each([
  ['unknown', () => refused(404, 'error.absent')],
  ['tooMany', () => refused(429, 'error.tooMany')],
  ['away', () => refused(503, 'error.busy')],
] as const)('B031 T04 a look-up that ends as %s says so', async (kind, answer) => {
  stubProxy({ consultarBolsaEnviada: answer });
  show();
  await userEvent.type(field(look.code), sentBag.code);
  await userEvent.type(field(look.email), 'ines@correo.es');
  await press(look.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(look[kind]);
  expect([field(look.code), field(look.email)].map((one) => (one as HTMLInputElement).value)).toEqual([
    sentBag.code,
    'ines@correo.es',
  ]);
});

test('B031 a truncated link says so and asks for the code', async () => {
  const asked = stubProxy({});
  show('#B26-7KQ2M4XR');
  expect(screen.getByRole('alert')).toHaveTextContent(look.unknownLink);
  expect(field(look.code)).toBeVisible();
  expect(asked).toEqual([]);
});

test.each([
  ['ACEPTADA', 'accepted'],
  ['CAMBIADA', 'changed'],
  ['RECHAZADA', 'declined'],
  ['VENCIDA', 'expired'],
  ['RETIRADA', 'withdrawn'],
] as const)('B031 a bag that is %s explains that, and cannot be withdrawn any more', async (estado, name) => {
  const motivo = estado === 'RECHAZADA' ? 'No longer made' : null;
  stubProxy({
    consultarBolsaEnviada: () => ok(withState(estado, { lineas: [{ ...requestLine, estado, motivo }] })),
  });
  show(link);
  expect(await screen.findByText(fill(seen.says[name], { name: 'Marta R.' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: seen.withdraw })).toBeNull();
  expect(screen.queryByText(/No longer made/) !== null).toBe(estado === 'RECHAZADA');
});

test('B032 withdrawing a bag asks once, and sends the version that was shown', async () => {
  const asked = stubProxy({
    consultarBolsaEnviada: () => ok(sentBag),
    cambiarBolsaEnviada: () => ok(cambiarBolsaEnviada.datos),
  });
  show(link);
  await userEvent.click(await screen.findByRole('button', { name: seen.withdraw }));
  expect(screen.getByText(fill(seen.withdrawAsk, { name: 'Marta R.' }))).toHaveFocus();
  await press(seen.withdrawYes);
  expect(await screen.findByText(seen.says.withdrawn)).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ code: sentBag.code, secret, version: 1, withdraws: true });
});

test('B032 a client who accepts a substitute too late reads so, with the current state', async () => {
  const substitute = {
    ...requestLine,
    motivo: 'PARECIDO' as const,
    nombre: 'Sujetador Brisa',
    unidades: 3,
    campana: null,
  };
  const waiting = withState('ESPERA_CLIENTE', {
    ...{ version: 2, vence: sentBag.request.vence },
    lineas: [{ ...requestLine, estado: 'ESPERA_CLIENTE', sustituto: substitute }],
  });
  let now: object = waiting;
  const asked = stubProxy({
    consultarBolsaEnviada: () => ok(now),
    cambiarBolsaEnviada: () => refused(409, 'requests.reason.over'),
  });
  show(link);
  const answer = within(await screen.findByRole('group', { name: 'Your reply about Sujetador Alba' }));
  now = withState('VENCIDA', { lineas: [{ ...requestLine, estado: 'VENCIDA' }] });
  await userEvent.click(answer.getByRole('button', { name: seen.agree }));
  expect(asked.find(({ name }) => name === 'cambiarBolsaEnviada')?.body).toEqual({
    ...{ code: sentBag.code, secret, version: 2 },
    replies: [{ line: '482157', agrees: true }],
  });
  expect(await screen.findByText(look.over)).toBeVisible();
  expect(await screen.findByText(seen.says.expired)).toBeVisible();
});
