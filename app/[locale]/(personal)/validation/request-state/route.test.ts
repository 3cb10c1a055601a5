import { afterEach, expect, jest, test } from '@jest/globals';
import { cambiarBolsaEnviada, requestLine, sentBag } from '@/contract/requests/examples';
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

const { look, seen } = words.sentBag;
const typed = { code: 'b26 7kq2m4xr', email: 'ines@correo.es' };
const params = Promise.resolve({ locale: 'de' });

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { POST } = await import('./route');
  const answer = await POST(
    new Request('https://shop.example/de/validation/request-state', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    }),
    { params },
  );
  return { answer, html: await answer.text() };
}

const lastAsked = () => JSON.parse(backend.asked.at(-1)?.body ?? '');

test('B031 without script code and address show the bag on a page without caching and referrer', async () => {
  backend.answers((_, response) =>
    answerJson(
      response,
      anEnvelope({
        ...sentBag,
        request: { ...sentBag.request, lineas: [{ ...requestLine, nombre: '<b>Alba</b>' }] },
      }),
    ),
  );
  const { answer, html } = await send(typed, { 'x-forwarded-for': '203.0.113.9' });
  expect(answer.status).toBe(200);
  expect(html).toContain('2 × &lt;b&gt;Alba&lt;/b&gt;');
  for (const text of [seen.states.sent, 'Marta R.', seen.withdraw]) expect(html).toContain(text);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(html).toContain('noindex');
  expect(lastAsked()).toEqual({ code: sentBag.code, email: typed.email });
});

test('B032 without script the button of the bag’s page withdraws the bag', async () => {
  const back = { ...typed, version: '1', step: 'withdraw' };
  backend.answers((_, response) => answerJson(response, anEnvelope(cambiarBolsaEnviada.datos)));
  expect((await send(back)).html).toContain(seen.says.withdrawn);
  expect(lastAsked()).toEqual({ code: sentBag.code, email: typed.email, version: 1, withdraws: true });
});

test('B031 an invalid form and an unknown bag show their errors, and typed text is kept', async () => {
  const { answer, html } = await send({ code: 'B26', email: 'nobody' });
  expect([answer.status, html.includes(look.codeWrong), html.includes(look.emailWrong)]).toEqual([422, true, true]);
  expect(html).toContain('value="nobody"');
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.absent' }), 404));
  const unknown = await send(typed);
  expect([unknown.answer.status, unknown.html.includes(look.unknown)]).toEqual([404, true]);
  expect(unknown.html).toContain(`value="${typed.code}"`);
});

test('B032 a form from another site and a plain visit redirect to the page and send nothing', async () => {
  const before = backend.asked.length;
  const { answer } = await send({ ...typed, version: '1', step: 'withdraw' }, { origin: 'https://evil.example' });
  const { GET } = await import('./route');
  const visit = await GET(new Request('https://shop.example/de/validation/request-state'), { params });
  for (const each of [answer, visit])
    expect([each.status, each.headers.get('location')]).toEqual([303, '/de/validation/your-request']);
  expect(backend.asked).toHaveLength(before);
});
