import { expect, jest, test } from '@jest/globals';
import { translationsOf } from '@/lib/testing/server-components';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next-intl/server', () => ({
  getTranslations: (asked: Parameters<typeof translationsOf>[0]) => translationsOf(asked),
}));

const at = (path: string, init?: RequestInit) => new Request(`https://shop.example${path}`, init);
const load = () => import('./route');
const given = (locale: string, payment: string) => ({ params: Promise.resolve({ locale, payment }) });

test.each([
  ['es', '', es],
  ['en', '/en', en],
  ['de', '/de', de],
] as const)(
  'R33 N13 a return in %s leads to our result page without the provider’s parameters, by GET and by POST',
  async (locale, prefix, { payment }) => {
    const { GET, POST } = await load();
    const address = `/${locale}/validation/payment/2611A04817?said=yes&token=5O190127TN364715T&PayerID=X`;
    const posted = { method: 'POST', body: new URLSearchParams({ Ds_Signature: 'forged' }) };
    const answers = [
      await GET(at(address), given(locale, '2611A04817')),
      await POST(at(address, posted), given(locale, '2611A04817')),
    ];
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    const target = `${prefix}/checkout/payment-result?payment=2611A04817`;
    for (const html of pages) {
      expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
      expect(html).toContain(`<a href="${target}">${payment.returned.action}</a>`);
      expect(html).toContain(`<html lang="${locale}">`);
      // The page shows none of the parameters.
      expect(html).not.toMatch(/said|5O190127TN364715T|forged|<script/);
    }
    expect(pages[0]).toBe(pages[1]);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*form-action 'none'$/);
      expect(headers.getSetCookie()).toEqual([]);
    }
  },
);

test('the body of a return is not read, however large it is', async () => {
  const request = at('/es/validation/payment/2611A04817', { method: 'POST', body: 'x'.repeat(200_000) });
  const { POST } = await load();
  expect((await POST(request, given('es', '2611A04817'))).status).toBe(200);
  expect(request.bodyUsed).toBe(false);
});

test.each(['"><script>', 'a b', '..', '', 'x'.repeat(41), '%22'])(
  'an invalid attempt id (%j) redirects home and nowhere else',
  async (payment) => {
    const { GET } = await load();
    const answer = await GET(at('/es/validation/payment/x'), given('es', payment));
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('url=/home/your-catalog-sale-business"');
    expect(html).not.toContain('<script');
  },
);

test('an unknown language falls back to the default one', async () => {
  const { GET } = await load();
  expect(await (await GET(at('/x'), given('fr', 'a1'))).text()).toContain('<html lang="es">');
});

test.each([
  ['marta', '/en/my-store/marta/shopping-confirmation?payment=2611A04817'],
  ['"><script>', '/en/checkout/payment-result?payment=2611A04817'],
  ['../../clients', '/en/checkout/payment-result?payment=2611A04817'],
])('R33 R26 a return that names the store %j leads there only if it is a valid alias', async (store, target) => {
  const { GET } = await load();
  const address = `/en/validation/payment/2611A04817?said=yes&store=${encodeURIComponent(store)}`;
  const html = await (await GET(at(address), given('en', '2611A04817'))).text();
  expect(html).toContain(`<a href="${target}">`);
});

test('a return from paying a gift card leads to its purchase, without its secret', async () => {
  const { GET } = await load();
  const address = '/en/validation/payment/2611A00123?said=yes&store=marta&for=gift-card';
  const html = await (await GET(at(address), given('en', '2611A00123'))).text();
  expect(html).toContain('<a href="/en/my-store/marta/gift-cards/purchase?payment=2611A00123">');
});
