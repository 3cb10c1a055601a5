import { afterEach, expect, jest, test } from '@jest/globals';
import { enviarContactanos } from '@/contract/customer-care/examples';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope } from '@/lib/testing/factories';
import { messagesOf } from '@/lib/testing/server-components';
import words from '@/messages/de.json';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/root-params', () => ({}), { virtual: true });
jest.mock('next-intl/server', () => ({
  getMessages: (asked: Parameters<typeof messagesOf>[0]) => messagesOf(asked),
}));

const backend = backendServer();
withProxySettings('https://shop.example', backend);
afterEach(() => backend.answers((_, response) => answerJson(response, anEnvelope({}))));

const said = words.customerCare.contact;
const typed = { topic: 'order', name: 'Inés Soto', email: 'ines@correo.es', order: '', message: '<b>Alles</b> & mehr' };
const good = { ...typed, message: 'Alles & mehr' };

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { POST } = await import('./route');
  const answer = await POST(
    new Request('https://shop.example/de/validation/contact', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    }),
    { params: Promise.resolve({ locale: 'de' }) },
  );
  return { answer, html: await answer.text() };
}
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';

test('C025 without script a message is sent with the browser’s IP address and answered with code and day', async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope(enviarContactanos.datos)));
  const { answer, html } = await send(good, { 'x-forwarded-for': '203.0.113.9' });
  expect(answer.status).toBe(200);
  for (const text of [said.sent.title, enviarContactanos.datos.codigoSeguimiento, 'Freitag, 11. Dezember'])
    expect(html).toContain(text);
  const asked = backend.asked.at(-1);
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    idioma: 'de',
    asunto: 'PEDIDO',
    nombre: 'Inés Soto',
    correo: 'ines@correo.es',
    mensaje: 'Alles & mehr',
    aceptaPrivacidad: true,
  });
  expect(asked?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
  expect(asked?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
});

test('C025 V10 an invalid message shows its errors, keeps what was typed as text, and is not sent', async () => {
  const before = backend.asked.length;
  const { answer, html } = await send({ ...typed, email: 'nobody', topic: 'none' });
  expect(answer.status).toBe(422);
  for (const text of [
    said.wrong.email,
    said.wrong.choose,
    said.wrong.characters,
    'value="nobody"',
    'value="Inés Soto"',
  ])
    expect(html).toContain(text);
  expect(html).toContain('&lt;b&gt;Alles&lt;/b&gt; &amp; mehr');
  expect(html).not.toContain('<b>Alles');
  expect(backend.asked).toHaveLength(before);
});

test.each([
  [503, 'error.busy', said.failed.awayUnkept],
  [429, 'error.tooMany', said.failed.tooMany],
])(
  'C025 answered with %i the page keeps what was typed, sends the same key again and offers a mail instead',
  async (status, mensaje, text) => {
    backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje }), status));
    const first = await send(good);
    expect(first.answer.status).toBe(503);
    for (const part of [text, 'Alles &amp; mehr', 'href="mailto:', '<option value="order" selected>'])
      expect(first.html).toContain(part);
    const key = keyIn(first.html);
    const again = await send({ ...good, key });
    expect(keyIn(again.html)).toBe(key);
    expect(backend.asked.at(-1)?.headers['idempotency-key']).toBe(key);
  },
);

test('C025 a form from another site and one that is too large send nothing', async () => {
  const before = backend.asked.length;
  const { answer } = await send(good, { origin: 'https://evil.example' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/customer-care/contact']);
  expect((await send({ ...good, message: 'x'.repeat(30_000) })).answer.status).toBe(303);
  expect(backend.asked).toHaveLength(before);
});
