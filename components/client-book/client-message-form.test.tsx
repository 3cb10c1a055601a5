import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import en from '@/messages/en.json';
import { ClientMessageForm } from './client-message-form';

const words = en.clientBook.write;
const fetched = jest.fn<typeof fetch>();
const failures = {
  ...en.checkout.failures,
  reasons: en.checkout.remarks,
  again: en.signIn.again,
} as never;

beforeEach(() => {
  setCookie('XSRF-TOKEN=token');
  sessionStorage.clear();
  fetched.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const clients = [
  { id: '7', name: 'Ana', phone: '+34600111222' },
  { id: '8', name: 'Eva', phone: null },
];
const show = () =>
  render(
    <ClientMessageForm
      clients={clients}
      campaign="2026-03"
      words={{ write: words, failures, optional: '(optional)' }}
    />,
  );
const one = (cliente: string, resultado: string, texto = 'See you on Friday.') => ({
  cliente,
  resultado,
  asunto: null,
  texto,
  enlace: null,
});
const answer = (...resultados: object[]) => fetched.mockResolvedValueOnce(Response.json(anEnvelope({ resultados })));
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const text = () => screen.getByRole('textbox', { name: words.text });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('C090 a message is previewed before it goes out, and clients left out are listed with reasons', async () => {
  answer(one('7', 'PREPARADO'), one('8', 'SIN_CONSENTIMIENTO'));
  show();
  await userEvent.type(text(), 'See you on Friday.');
  await press(words.preview);
  expect(await screen.findByRole('heading', { name: words.previewTitle })).toBeVisible();
  expect(screen.getByText('See you on Friday.')).toBeVisible();
  expect(screen.getByText(new RegExp(words.outcomes.noConsent))).toBeVisible();
  answer(one('7', 'ENVIADO'), one('8', 'SIN_CONSENTIMIENTO'));
  await press(words.send);
  expect(await screen.findByRole('status')).toHaveTextContent('1 message was sent.');
  expect(bodies()).toEqual([
    { clientes: ['7', '8'], canal: 'CORREO', vistaPrevia: true, tipo: 'MENSAJE', mensaje: 'See you on Friday.' },
    { clientes: ['7', '8'], canal: 'CORREO', vistaPrevia: false, tipo: 'MENSAJE', mensaje: 'See you on Friday.' },
  ]);
});

test('C090 V10 errors are shown at their fields, and typed text is kept', async () => {
  show();
  await press(words.preview);
  expect(text()).toHaveAccessibleDescription(new RegExp(words.wrong.required));
  await userEvent.type(text(), 'Look at www.elsewhere.example');
  await press(words.preview);
  expect(text()).toHaveAccessibleDescription(new RegExp(words.wrong.link));
  expect(text()).toHaveFocus();
  expect(text()).toHaveValue('Look at www.elsewhere.example');
  expect(fetched).not.toHaveBeenCalled();
});

test('C090 after a failed preview the message is kept, and requested again under the same key', async () => {
  fetched.mockResolvedValueOnce(Response.json(anEnvelope(null, { codigo: 1, mensaje: 'error.busy' }), { status: 503 }));
  show();
  await userEvent.type(text(), 'Hello');
  await press(words.preview);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(text()).toHaveValue('Hello');
  answer(one('7', 'PREPARADO', 'Hello'));
  await press(words.preview);
  expect(await screen.findByRole('heading', { name: words.previewTitle })).toBeVisible();
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('C089 the catalogue needs no text and is ready for the executive’s phone', async () => {
  answer(one('7', 'PREPARADO', 'Here it is: http://shop'));
  show();
  await userEvent.click(screen.getByRole('radio', { name: words.kinds.catalogue }));
  await userEvent.click(screen.getByRole('radio', { name: words.channels.whatsApp }));
  await press(words.preview);
  await screen.findByRole('heading', { name: words.previewTitle });
  answer(one('7', 'PREPARADO', 'Here it is: http://shop'));
  await press(words.prepare);
  expect(await screen.findByRole('link', { name: 'Open WhatsApp for Ana' })).toHaveAttribute(
    'href',
    'https://wa.me/34600111222?text=Here%20it%20is%3A%20http%3A%2F%2Fshop',
  );
  expect(bodies()[0]).toEqual({
    clientes: ['7', '8'],
    canal: 'WHATSAPP',
    vistaPrevia: true,
    campana: '2026-03',
  });
});
