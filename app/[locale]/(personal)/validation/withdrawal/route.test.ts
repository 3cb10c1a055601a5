import { afterEach, expect, jest, test } from '@jest/globals';
import { declararDesistimiento } from '@/contract/withdrawal/examples';
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

const said = words.withdrawal;
const typed = { number: 'V26-004823', name: 'Inés Soto', email: 'ines@correo.online', words: '<b>Alles</b> & mehr' };
const params = Promise.resolve({ locale: 'de' });

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { POST } = await import('./route');
  const answer = await POST(
    new Request('https://shop.example/de/validation/withdrawal', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    }),
    { params },
  );
  return { answer, html: await answer.text() };
}
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
const received = () => backend.answers((_, response) => answerJson(response, anEnvelope(declararDesistimiento.datos)));

test('B028 without script a withdrawal is shown once more before it is confirmed, and nothing is sent before that', async () => {
  const before = backend.asked.length;
  const { answer, html } = await send({ ...typed, words: 'Alles & mehr' });
  expect(answer.status).toBe(200);
  expect(backend.asked).toHaveLength(before);
  expect(html).toContain('lang="de"');
  for (const text of [said.review.title, 'V26-004823', 'Alles &amp; mehr', said.confirm]) expect(html).toContain(text);
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('B028 a confirmed withdrawal is sent under its key with the browser’s IP address, and answered with the receipt', async () => {
  const key = keyIn((await send({ ...typed, words: '' })).html);
  received();
  const confirmed = { ...typed, words: '', key, step: 'confirmed' };
  const { html } = await send(confirmed, { 'x-forwarded-for': '203.0.113.9' });
  expect(html).toContain(said.received.title);
  expect(html).toContain(declararDesistimiento.datos.code);
  expect(html).toContain(said.review.whole);
  const asked = backend.asked.at(-1);
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    locale: 'de',
    number: typed.number,
    name: typed.name,
    email: typed.email,
  });
  expect(asked?.headers).toMatchObject({ 'idempotency-key': key, 'x-forwarded-for': '203.0.113.9' });
});

test('B028 an invalid withdrawal shows its errors and keeps what was typed as text', async () => {
  const { answer, html } = await send({ ...typed, email: 'nobody', number: '' });
  expect(answer.status).toBe(422);
  for (const text of [
    said.wrong.email,
    said.wrong.required,
    said.wrong.characters,
    'value="nobody"',
    'value="Inés Soto"',
  ])
    expect(html).toContain(text);
  expect(html).toContain('&lt;b&gt;Alles&lt;/b&gt; &amp; mehr');
  expect(html).not.toContain('<b>Alles');
});

test('B028 in an outage the page keeps the key and offers a mail instead', async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.busy' }), 503));
  const key = 'a3f1c5de-0000-4000-8000-000000000001';
  const { answer, html } = await send({ ...typed, words: '', key, step: 'confirmed' });
  expect(answer.status).toBe(503);
  expect(keyIn(html)).toBe(key);
  expect(html).toContain(said.failed.awayUnkept);
  expect(html).toContain('href="mailto:');
  expect(html).toContain(encodeURIComponent('V26-004823'));
});

test('B028 a form that comes from another site, has a forged key or is too large declares nothing', async () => {
  received();
  const before = backend.asked.length;
  const confirmed = { ...typed, words: '', key: 'a3f1c5de-0000-4000-8000-000000000002', step: 'confirmed' };
  const { answer } = await send(confirmed, { origin: 'https://evil.example' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/customer-care/withdrawal']);
  expect((await send({ ...confirmed, key: 'forged' })).html).toContain(said.review.title);
  expect((await send({ ...typed, words: 'x'.repeat(30_000) })).answer.status).toBe(303);
  expect(backend.asked).toHaveLength(before);
});
