import { expect, test } from '@jest/globals';
import { basePath } from '@/contract/call';
import { fileRefusalTexts } from '@/lib/i18n/fallback-texts';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aSessionCookie } from '@/lib/testing/factories';
import { proxy } from './proxy';

const shop = 'https://shop.example';
const backend = backendServer();
withProxySettings(shop, backend);

const page = '/en/checkout/confirmation?order=V26-004817';

async function follow(headers: Record<string, string> = { accept: 'text/html,*/*', referer: shop + page }) {
  const cookie = await aSessionCookie('executive');
  const address = `${shop}${basePath}/api/socia/documentoOrden/V26-004817`;
  return proxy(new Request(address, { headers: { cookie, ...headers } }));
}

const gives = (headers: Record<string, string>) =>
  backend.answers((_, response) => response.writeHead(200, headers).end(Buffer.from('%PDF-1.7 \u00ff', 'latin1')));

test('B022 a file passes unchanged, as a download that is not cached', async () => {
  gives({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="order-V26-004817.pdf"',
    'cache-control': 'public, max-age=60',
    'set-cookie': 'a=b',
  });
  const answer = await follow();
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toBe('%PDF-1.7 \u00ff');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="order-V26-004817.pdf"',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
});

test.each(['inline', 'attachment; filename="../x.pdf"', 'attachment; filename="a.pdf"; x=1', undefined])(
  'B022 a file with the disposition %s is still a download, without the backend’s file name',
  async (disposition) => {
    gives({ 'content-type': 'application/pdf', ...(disposition && { 'content-disposition': disposition }) });
    expect((await follow()).headers.get('content-disposition')).toBe('attachment');
  },
);

test.each(['text/html', 'application/json', 'image/svg+xml'])(
  'B022 %s is refused because the call’s type is another',
  async (type) => {
    gives({ 'content-type': type });
    const answer = await follow({ accept: '*/*' });
    expect([answer.status, (await answer.json()).mensaje]).toEqual([503, 'error.busy']);
  },
);

test.each([
  [401, 'signedOut'],
  [404, 'absent'],
  [429, 'busy'],
  [503, 'busy'],
] as const)(
  'B022 a visitor who follows the link and gets %s reads why, with a link back to the page',
  async (status, reason) => {
    backend.answers((_, response) =>
      answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.absent' }), status),
    );
    const answer = await follow();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain(fileRefusalTexts.en[reason].text);
    expect(html).toContain(`href="${page}"`);
  },
);

test('B022 the link back stays on this shop, and a script still gets the envelope', async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.absent' }), 404));
  const away = await follow({ accept: 'text/html', referer: 'https://elsewhere.example/en/x' });
  expect(await away.text()).toContain('href="/executive/your-account/home"');
  expect(await (await follow({ accept: '*/*' })).json()).toMatchObject({ mensaje: 'error.absent' });
});
