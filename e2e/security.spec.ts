import { unsealData } from 'iron-session';
import type { APIResponse } from 'playwright/test';
import { demoAccounts } from '../demo/seed/demo-accounts.ts';
import { expect, readShopLogs, test, waitUntilHydrated } from './fixtures';

const home = '/home/your-catalog-sale-business';
const api = '/EuropaBackend/rest';
const scriptsOf = (answer: APIResponse) =>
  /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';

test('the policies of cached, missing and personal pages allow the shop’s own scripts only', async ({ request }) => {
  const made = await request.get(`/en${home}`);
  let again = made;
  // Next caches it a moment after the answer, and another test may have revalidated it.
  await expect
    .poll(async () => {
      again = await request.get(`/en${home}`);
      return again.headers()['x-nextjs-cache'];
    })
    .toBe('HIT');
  const nothing = await request.get(`/catalogue/there-is-none-${crypto.randomUUID()}`);
  expect(nothing.status()).toBe(404);
  const personal = await request.get('/en/accordion');
  const absent = await request.get('/sitemap.xml/x.webmanifest', { maxRedirects: 0 });
  for (const answer of [made, again, nothing, personal]) {
    expect(scriptsOf(answer)).toMatch(answer === personal ? /^'self' 'nonce-/ : /^'self'$/);
    expect(scriptsOf(answer)).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')).toHaveLength(
      1,
    );
  }
  expect(absent.status()).toBeLessThan(500);
});

test('each response of a personal page has a new nonce, even if the visitor sends one', async ({ request }) => {
  const headers = {
    'content-security-policy': "script-src 'nonce-chosen'",
    'x-nonce': 'chosen',
    'x-middleware-request-content-security-policy': "script-src 'nonce-chosen'",
    'x-middleware-override-headers': 'content-security-policy',
    'x-middleware-next': '1',
    'x-middleware-subrequest': 'middleware',
  };
  const nonces = new Set<string>();
  for (const sent of [{}, headers, headers]) {
    const answer = await request.get('/en/accordion', { headers: sent });
    const text = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(scriptsOf(answer))?.[1] ?? '';
    expect(nonce).toMatch(/^[A-Za-z0-9+/=]{24}$/);
    expect(text).not.toContain('chosen');
    const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).not.toEqual([]);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test.describe('an injected script', () => {
  test.use({ expectedErrors: [/Content Security Policy|ERR_/] });

  for (const path of [home, '/en/clients/login']) {
    test(`does not run on ${path}`, async ({ page }) => {
      await page.route(`**${path}`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(
          '</body>',
          '<script>window.smuggled = 1</script><img src="/x" onerror="window.smuggled = 2"><script src="https://elsewhere.example/x.js"></script></body>',
        );
        await route.fulfill({ response: answer, body });
      });
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      await page.goto(path);
      await expect
        .poll(() => refused.filter((text) => /script/i.test(text) && /Content Security Policy/.test(text)).length)
        .toBeGreaterThanOrEqual(3);
      expect(await page.evaluate(() => (window as { smuggled?: number }).smuggled)).toBeUndefined();
    });
  }
});

test('a session token is in no script, page, response or log', async ({ page, context }) => {
  const { SESSION_SECRET = '', SHOP_URL = '' } = process.env;
  const account = demoAccounts.find(({ user }) => user.startsWith('emma'));
  if (!account) throw new Error('no such account');
  const read: Promise<string>[] = [];
  page.on('response', (answer) => {
    // The browser may have dropped the body of a response when the page was left.
    if (answer.status() < 300 && /html|json|javascript|text/.test(answer.headers()['content-type'] ?? ''))
      read.push(answer.text().catch(() => ''));
  });
  // The page is left right after the sign-in's response, so it is read by interception.
  await page.route('**/api/clientes/login', async (route) => {
    const response = await route.fetch();
    read.push(response.text());
    await route.fulfill({ response });
  });
  await page.goto('/en/clients/login');
  await waitUntilHydrated(page.locator('input[name=user]'));
  await page.locator('input[name=user]').fill(account.user);
  await page.locator('input[name=password]').fill(account.password);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL('/en/clients/welcome');
  await page.goto(`/en${home}`);

  const cookies = await context.cookies();
  const sealed = cookies.find(({ name }) => name.endsWith('velia-client'));
  expect(sealed).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const { token } = await unsealData<{ token: string }>(sealed?.value ?? '', { password: SESSION_SECRET, ttl: 0 });
  const secrets = token.split('.');
  expect(secrets).toHaveLength(3);

  const refreshed = await page.evaluate(async () => {
    const xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const answer = await fetch('/EuropaBackend/rest/api/refreshToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-XSRF-TOKEN': xsrf },
      body: '{"ambito":"cliente"}',
    });
    return answer.text();
  });
  expect(JSON.parse(refreshed)).toMatchObject({ codigo: 0, datos: { nombre: account.name } });
  const readable = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      document.documentElement.outerHTML,
      Object.keys(window),
    ]);
  });
  const session = await (await page.request.get(`${SHOP_URL}/api/session`)).text();
  const seen = await Promise.all(read);
  const signInAnswer = /^\{"codigo":0.*"nombre":/;
  expect(seen.some((text) => signInAnswer.test(text))).toBe(true);
  const logs = readShopLogs();
  const after = (await context.cookies()).filter(({ httpOnly }) => !httpOnly).map(({ value }) => value);
  for (const secret of [token, secrets[1], secrets[2]] as string[]) {
    for (const text of [...seen, refreshed, readable, session, logs, ...after])
      expect(text.includes(secret)).toBe(false);
  }
  // The pattern of any of our tokens, so a refreshed one is found as well.
  for (const text of [...seen, refreshed, readable, session, logs, ...after])
    expect(text).not.toMatch(/eyJ[\w-]{10,}\.eyJ/);
});

test('the proxy refuses in the format of the envelope', async ({ request }) => {
  const refusals = [
    [await request.get(`${api}/api/nothing`), 404, 'error.absent'],
    [await request.get(`${api}/api/%ff`), 400, 'error.malformed'],
    [await request.get(`${api}/api/login`), 405, 'error.absent'],
    [await request.get(`${api}/api/public/portafolio/consultarMenuProductos/..%2f..%2fsocia`), 404, 'error.absent'],
    [await request.post(`${api}/api/login`, { data: { usuario: 'a', clave: 'b' } }), 403, 'error.crossSite'],
    [await request.get(`${api}/api/public/logoutApp?ambito=socia`), 403, 'error.crossSite'],
    [
      await request.post(`${api}/api/public/portafolio/consultarProductosDepto`, {
        data: Buffer.alloc(10_000_000, 'x'),
        headers: { 'content-type': 'application/json' },
      }),
      413,
      'error.tooLarge',
    ],
    [
      await request.post(`${api}/api/public/portafolio/consultarProductosDepto`, {
        data: '{',
        headers: { 'content-type': 'text/plain' },
      }),
      415,
      'error.unsupportedType',
    ],
    [
      await request.post(`${api}/api/public/portafolio/consultarProductosDepto`, {
        data: Buffer.from('{"idioma'),
        headers: { 'content-type': 'application/json' },
      }),
      400,
      'error.malformed',
    ],
    [
      await request.post(`${api}/api/public/portafolio/consultarProductosDepto`, {
        data: Buffer.from([0x7b, 0xff, 0xfe]),
        headers: { 'content-type': 'application/json' },
      }),
      400,
      'error.malformed',
    ],
  ] as const;
  for (const [answer, status, key] of refusals) {
    expect([answer.url(), answer.status()]).toEqual([answer.url(), status]);
    expect(await answer.json()).toMatchObject({ codigo: 1, mensaje: key, datos: null, idPeticion: expect.any(String) });
    expect(await answer.text()).not.toMatch(/at \w+ \(|node_modules/);
  }
});
