import { afterEach, expect, jest, test } from '@jest/globals';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope } from '@/lib/testing/factories';
import { messagesOf } from '@/lib/testing/server-components';
import words from '@/messages/en.json';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/root-params', () => ({}), { virtual: true });
jest.mock('next-intl/server', () => ({
  getMessages: (asked: Parameters<typeof messagesOf>[0]) => messagesOf(asked),
}));

const backend = backendServer();
withProxySettings('https://shop.example', backend);
afterEach(() => backend.answers((_, response) => answerJson(response, anEnvelope({}))));

const said = words.customerCare.newsletter;
const token = '12.a-token-of-a-mail-000000';
const context = { params: Promise.resolve({ locale: 'en' }) };
const page = 'https://shop.example/en/validation/newsletter/send';

async function send(
  fields: Record<string, string>,
  { query = '', headers = {} }: { query?: string; headers?: object } = {},
) {
  const { POST } = await import('./route');
  const request = new Request(page + query, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...headers },
  });
  const answer = await POST(request, context);
  return { answer, to: answer.headers.get('location'), html: await answer.text() };
}
const answers = (datos: object) => backend.answers((_, response) => answerJson(response, anEnvelope(datos)));
const refuses = (status: number, mensaje: string) =>
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje }), status));
const asked = () => JSON.parse(backend.asked.at(-1)?.body ?? '');

test('C021 without script a subscription is sent in the chosen language, and each wish leads to its result', async () => {
  answers({ estado: 'PENDIENTE' });
  const wish = { wish: 'subscribe', email: 'ines@correo.es', language: 'de' };
  expect((await send(wish)).to).toBe('/en/validation/newsletter?done=asked');
  expect(asked()).toMatchObject({
    correo: 'ines@correo.es',
    idioma: 'de',
    consentimiento: true,
    versionTexto: '2026-11',
  });
  answers({ estado: 'ENLACE_ENVIADO' });
  expect((await send({ ...wish, wish: 'leave' })).to).toBe('/en/validation/newsletter?done=linkSent');
});

test('C021 V10 without script an invalid or failed submission keeps what was typed', async () => {
  const before = backend.asked.length;
  const wrong = await send({ email: '"><b>nobody', language: 'en' });
  expect(wrong.answer.status).toBe(422);
  expect(wrong.html).toContain(said.wrong);
  expect(wrong.html).toContain('value="&quot;&gt;&lt;b&gt;nobody"');
  expect(backend.asked).toHaveLength(before);
  for (const [status, key, text] of [
    [503, 'error.busy', said.failed.away],
    [429, 'error.tooMany', said.failed.tooMany],
  ] as const) {
    refuses(status, key);
    const { answer, html } = await send({ email: 'ines@correo.es', language: 'en' });
    expect(answer.status).toBe(503);
    for (const part of [text, 'value="ines@correo.es"']) expect(html).toContain(part);
  }
});

test.each([
  ['confirm', 'confirmed', 'confirmacion'],
  ['leave', 'left', 'token'],
])('C021 C022 the mail’s page sends its token to %s, and shows the result', async (name, done, wire) => {
  answers({ estado: done === 'left' ? 'CANCELADA' : 'CONFIRMADA' });
  expect((await send({ [name]: token })).to).toBe(`/en/validation/newsletter?done=${done}`);
  expect(asked()).toEqual({ [wire]: token });
  refuses(404, 'error.absent');
  expect((await send({ [name]: token })).to).toBe('/en/validation/newsletter?done=unknown');
  refuses(503, 'error.busy');
  expect((await send({ [name]: token })).to).toBe(`/en/validation/newsletter?${name}=${token}&failed=yes`);
});

test('C021 a confirmation that is refused as expired leads to the page with done=expired', async () => {
  refuses(410, 'error.link.expired');
  expect((await send({ confirm: token })).to).toBe('/en/validation/newsletter?done=expired');
});

test('C022 a mail program’s one-click POST from another site unsubscribes; a GET only redirects to the question', async () => {
  answers({ estado: 'CANCELADA' });
  const query = `?leave=${token}`;
  const press = { query, headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } };
  const { answer } = await send({ 'List-Unsubscribe': 'One-Click' }, press);
  expect([answer.status, asked()]).toEqual([200, { token }]);
  refuses(404, 'error.absent');
  expect((await send({ 'List-Unsubscribe': 'One-Click' }, press)).answer.status).toBe(404);
  const before = backend.asked.length;
  const { GET } = await import('./route');
  const opened = await GET(new Request(page + query), context);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/en/validation/newsletter?leave=${token}`]);
  expect((await GET(new Request(page), context)).headers.get('location')).toBe('/en/customer-care/newsletter');
  expect(backend.asked).toHaveLength(before);
});

test('C021 C022 a form from another site subscribes nobody', async () => {
  const before = backend.asked.length;
  const strange = { headers: { origin: 'https://evil.example' } };
  expect((await send({ email: 'ines@correo.es' }, strange)).to).toBe('/en/customer-care/newsletter');
  expect((await send({ confirm: token }, strange)).to).toBe('/en/customer-care/newsletter');
  expect(backend.asked).toHaveLength(before);
});
