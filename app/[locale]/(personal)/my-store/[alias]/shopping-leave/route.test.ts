import { afterEach, expect, jest, test } from '@jest/globals';
import { abrirPagoInvitado } from '@/contract/guest/examples';
import { answerJson, backendServer, withSettings } from '@/lib/testing/backend-server';
import { anEnvelope } from '@/lib/testing/factories';
import { translationsOf } from '@/lib/testing/server-components';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/root-params', () => ({}), { virtual: true });
jest.mock('next-intl/server', () => ({
  getTranslations: (asked: Parameters<typeof translationsOf>[0]) => translationsOf(asked),
}));

const backend = backendServer();
const bank = 'https://sis-t.redsys.es:25443';
withSettings({
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  PUBLIC_ORIGIN: 'https://shop.example',
  PAYMENT_ORIGINS: bank,
  get BACKEND_URL() {
    return backend.url();
  },
});
afterEach(() => backend.answers((_, response) => answerJson(response, anEnvelope({}))));

const sent = { number: 'V26-004823', secret: 'ejemplo-de-clave-de-orden', payment: '2611A04823' };
const path = '/en/my-store/marta/shopping-leave';
const back = '/en/my-store/marta/shopping-confirmation';
const params = Promise.resolve({ locale: 'en', alias: 'marta' });

async function leave(fields: Record<string, string> = sent) {
  const { POST } = await import('./route');
  const answer = await POST(
    new Request(`https://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    { params },
  );
  return { answer, html: await answer.text(), location: answer.headers.get('location') };
}

test('P04 a guest leaves by a page that may post to the provider’s host and does not hold the order’s secret', async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope(abrirPagoInvitado.datos)));
  const { answer, html } = await leave();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${bank}`);
  expect(html).toContain(`<form method="post" action="${bank}/sis/realizarPago">`);
  expect(html).not.toContain(sent.secret);
  expect(backend.asked.at(-1)).toMatchObject({
    method: 'POST',
    url: '/EuropaBackend/rest/api/public/abrirPagoInvitado',
    body: JSON.stringify(sent),
  });
});

test('R26 an attempt that cannot be opened redirects to the order, without its secret in the address', async () => {
  backend.answers((_, response) =>
    answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'payment.reason.ended' }), 409),
  );
  expect((await leave()).location).toBe(`${back}?payment=2611A04823`);
});

test('R26 when the provider is down the page links back to the order and its payment', async () => {
  backend.answers((_, response) =>
    answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'payment.reason.away' }), 503),
  );
  const { answer, html } = await leave();
  expect(answer.status).toBe(503);
  expect(html).toContain(`href="${back}?payment=2611A04823"`);
});

test.each([
  ['no secret', { ...sent, secret: '' }],
  ['an invalid number', { ...sent, number: '<script>' }],
  ['no payment', { number: sent.number, secret: sent.secret }],
])('R26 with %s the backend is not asked', async (_, fields) => {
  const before = backend.asked.length;
  expect((await leave(fields)).location).toBe(back);
  expect(backend.asked).toHaveLength(before);
});

test('R26 the address alone redirects to the order', async () => {
  const { GET } = await import('./route');
  const answer = await GET(new Request(`https://shop.example${path}`), { params });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
});
