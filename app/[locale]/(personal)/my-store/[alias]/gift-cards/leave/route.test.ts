import { afterEach, expect, jest, test } from '@jest/globals';
import { abrirPagoTarjeta } from '@/contract/gift-card/examples';
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

const sent = { number: 'GC-000123', secret: 'ejemplo-de-clave-de-compra', payment: '2611A00123' };
const path = '/en/my-store/marta/gift-cards/leave';
const back = '/en/my-store/marta/gift-cards/purchase';
const params = Promise.resolve({ locale: 'en', alias: 'marta' });

async function leave(fields: Record<string, string> = sent) {
  const { POST } = await import('./route');
  const answer = await POST(
    new Request(`https://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    { params },
  );
  return { answer, html: await answer.text(), location: answer.headers.get('location') };
}

test('the buyer of a gift card leaves by a page that may post to the provider’s host and does not hold the secret', async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope(abrirPagoTarjeta.datos)));
  const { answer, html } = await leave();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${bank}`);
  expect(html).not.toContain(sent.secret);
  expect(backend.asked.at(-1)).toMatchObject({
    url: '/EuropaBackend/rest/api/public/abrirPagoTarjeta',
    body: JSON.stringify(sent),
  });
});

test('an attempt that cannot be opened redirects to the purchase, without its secret in the address', async () => {
  backend.answers((_, response) =>
    answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'payment.reason.ended' }), 409),
  );
  expect((await leave()).location).toBe(`${back}?payment=2611A00123`);
});

test.each([
  ['no secret', { ...sent, secret: '' }],
  ['an order’s number', { ...sent, number: 'V26-004823' }],
  ['no payment', { number: sent.number, secret: sent.secret }],
])('with %s the backend is not asked', async (_, fields) => {
  const before = backend.asked.length;
  expect((await leave(fields)).location).toBe(back);
  expect(backend.asked).toHaveLength(before);
});

test('the address alone redirects to the purchase', async () => {
  const { GET } = await import('./route');
  const answer = await GET(new Request(`https://shop.example${path}`), { params });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
});
