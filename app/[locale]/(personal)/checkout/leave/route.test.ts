import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cardHandover } from '@/contract/payment/examples';
import type { HandoverWire } from '@/contract/payment/schemas';
import type { Locale } from '@/lib/i18n/routing';
import { answerJson, backendServer, withSettings } from '@/lib/testing/backend-server';
import { anEnvelope, aSessionCookie } from '@/lib/testing/factories';
import { translationsOf } from '@/lib/testing/server-components';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));
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
  PAYMENT_ORIGINS: `${bank}, https://paypal.example`,
  get BACKEND_URL() {
    return backend.url();
  },
});
afterEach(() => jar.clear());

async function signIn() {
  const pair = await aSessionCookie('executive');
  const at = pair.indexOf('=');
  jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** The backend's response to opening the payment; everything else is answered with the contract's examples. */
const opens = (change: Partial<HandoverWire>, status = 200, envelope = {}) =>
  backend.answers(({ url }, response) =>
    url.includes('abrirPago')
      ? answerJson(response, anEnvelope({ ...cardHandover, ...change }, envelope), status)
      : answerJson(response, anEnvelope({})),
  );

async function leave(search = '?payment=2611A04817', locale: Locale = 'es') {
  const request = new Request(`https://shop.example/${locale}/checkout/leave${search}`);
  const { GET } = await import('./route');
  const answer = await GET(request, { params: Promise.resolve({ locale }) });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { answer, html: await answer.text(), policy, location: answer.headers.get('location') };
}

test('C094 R33 the posted form is the provider’s own, under a policy for its host and our one script', async () => {
  await signIn();
  opens({ campos: { Ds_MerchantParameters: 'a"><script>alert(1)</script>', Ds_Signature: 'x&y' } });
  const { answer, html, policy } = await leave();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(policy).toContain(`form-action 'self' ${bank}`);
  expect(policy).toContain("default-src 'none'");
  const [, nonce] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
  expect(html).toContain(`<script nonce="${nonce}">document.forms[0].submit()</script>`);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`<form method="post" action="${bank}/sis/realizarPago">`);
  expect(html).toContain('name="Ds_MerchantParameters" value="a&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain('name="Ds_Signature" value="x&amp;y"');
  expect(html).toContain('<meta name="referrer" content="origin">');
  const asked = backend.asked.find(({ url }) => url.includes('abrirPago'));
  expect(asked).toMatchObject({ method: 'POST', body: '{"payment":"2611A04817"}' });
});

test('each load of the page gets a new nonce', async () => {
  await signIn();
  const [one, two] = [await leave(), await leave()];
  expect(one.policy).not.toBe(two.policy);
});

test.each([
  ['es', es],
  ['en', en],
  ['de', de],
] as const)(
  'T04 in %s the payer reads the destination and the amount before leaving, and has a button',
  async (locale, { payment }) => {
    await signIn();
    const { html } = await leave(undefined, locale);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(payment.leave.card.replace('{amount}', '€140.93').replace('{host}', 'sis-t.redsys.es'));
    expect(html).toContain(`<button>${payment.leave.action}</button>`);
  },
);

test('where the provider is reached by a link, the page follows it and its policy allows no form', async () => {
  await signIn();
  opens({ metodo: 'PPL', accion: 'ENLACE', url: 'https://paypal.example/approve?token=1&x=2', campos: null });
  const { html, policy } = await leave();
  expect(html).toContain('<a href="https://paypal.example/approve?token=1&amp;x=2">');
  expect(html).toContain('location.replace(document.links[0].href)');
  expect(policy).toMatch(/form-action 'none'$/);
});

test('C094 a payer who approved already and presses pay again sees the result', async () => {
  await signIn();
  const url = 'https://shop.example/validation/payment/2611A04817?said=yes';
  opens({ metodo: 'PPL', accion: 'ENLACE', url, campos: null });
  const { answer, location } = await leave(undefined, 'en');
  expect(answer.status).toBe(303);
  expect(location).toBe('/en/checkout/payment-result?payment=2611A04817');
});

test.each([
  'https://shop.example.evil.example/',
  'https://evil.example/sis/realizarPago',
  'http://sis-t.redsys.es:25443/sis/realizarPago',
  'https://sis-t.redsys.es/sis/realizarPago',
  'https://sis-t.redsys.es:25443.evil.example/',
  'javascript:alert(1)',
  '/sis/realizarPago',
])('a redirect to %s is refused, even if the backend names it', async (url) => {
  await signIn();
  opens({ url });
  await expect(leave()).rejects.toThrow('PAYMENT_ORIGINS');
});

test('an outage shows a message and a link to retry, on a page that may post no form', async () => {
  await signIn();
  opens({}, 503, { codigo: 1, mensaje: 'error.busy', datos: null });
  const { answer, html, policy } = await leave();
  expect(answer.status).toBe(503);
  expect(html).toContain(es.payment.leave.awayText);
  expect(html).toContain('<a href="">');
  expect(policy).toContain("form-action 'none'");
});

test.each([
  [409, 'payment.reason.ended'],
  [404, 'error.absent'],
  [401, 'error.signedOut'],
])('an attempt answered with %i redirects to the page of its result', async (status, mensaje) => {
  await signIn();
  opens({}, status, { codigo: 1, mensaje, datos: null });
  expect((await leave(undefined, 'de')).location).toBe('/de/checkout/payment-result?payment=2611A04817');
});

test.each(['', '?payment=', '?payment=..%2F..', `?payment=${'9'.repeat(41)}`])(
  'an invalid attempt id (%j) reaches no backend',
  async (search) => {
    await signIn();
    expect((await leave(search)).location).toBe('/checkout/payment-result?payment=');
    expect(backend.asked.filter(({ url }) => url.includes('abrirPago'))).toEqual([]);
  },
);

test('R34 a visitor who is not signed in opens no payment, and is sent to sign in with the address to return to', async () => {
  const { answer, location } = await leave(undefined, 'en');
  expect(answer.status).toBe(303);
  expect(location).toBe(
    `/en/home/your-catalog-sale-business?return=${encodeURIComponent('/checkout/leave?payment=2611A04817')}`,
  );
  expect(backend.asked).toEqual([]);
});

const payPalLink = {
  metodo: 'PPL',
  accion: 'ENLACE',
  url: 'https://paypal.example/checkoutnow?token=5O190127TN364715T',
  campos: null,
} as const;

describe('with PayPal’s button configured', () => {
  beforeEach(() => {
    process.env.PAYPAL_BUTTON_CLIENT_ID = 'AY12-client';
  });

  test('X04 the page allows PayPal’s script with exactly its hosts, beside the plain link to PayPal', async () => {
    await signIn();
    opens(payPalLink);
    const { html, policy } = await leave(undefined, 'en');
    const hosts = 'https://*.paypal.com https://*.paypalobjects.com';
    const [, nonce] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
    expect(policy.split('; ').slice(-5)).toEqual([
      `script-src 'nonce-${nonce}' ${hosts}`,
      `connect-src ${hosts}`,
      `frame-src ${hosts}`,
      `img-src ${hosts} data:`,
      "form-action 'none'",
    ]);
    expect(policy).toContain("default-src 'none'");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(html).toContain(`<a href="${payPalLink.url}">${en.payment.leave.toPayPal}</a>`);
    expect(html).toContain('href="/en/checkout/payment-result?payment=2611A04817"');
    expect(html).not.toContain('location.replace(document.links');
    const [, data = ''] = /data-page="([^"]+)"/.exec(html) ?? [];
    const page = JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    expect(page).toMatchObject({
      order: '5O190127TN364715T',
      result: '/en/checkout/payment-result?payment=2611A04817',
    });
    const script = new URL(page.script);
    expect(script.origin + script.pathname).toBe('https://www.paypal.com/sdk/js');
    expect(Object.fromEntries(script.searchParams)).toMatchObject({ 'client-id': 'AY12-client', locale: 'en_GB' });
  });

  test('a bank’s form and a link without PayPal’s order number still leave by themselves', async () => {
    await signIn();
    expect((await leave()).html).toContain('document.forms[0].submit()');
    opens({ ...payPalLink, url: 'https://paypal.example/approve?x=2' });
    expect((await leave()).html).toContain('location.replace(document.links[0].href)');
  });
});
