import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '../contract/public-codes.ts';
import { freePort } from '../scripts/parts/ports.mjs';
import { freePorts, planStack, secretsOf, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { expect, expectAccessible, expectQuiet, makeSession, messages, test, waitUntilHydrated } from './fixtures';

const home = '/home/your-catalog-sale-business';
const languages: [Locale, string, string][] = [
  ['es', '', 'Volvemos enseguida'],
  ['en', '/en', 'We’ll be right back'],
  ['de', '/de', 'Wir sind gleich zurück'],
];

// A code that is typed slowly is looked up while it is incomplete.
test.use({
  expectedErrors: [
    /status of 503 .*\/(login|consultarProductosXReferencia|insertarItem|consultarPedidoActivo|consultarColoresTallas\/[^)]+)\)$/,
  ],
});

const leftovers: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const clear of leftovers.splice(0).reverse()) await clear();
});

/** The running backend behind another address, with its own title of home; it can stop and start again. */
async function aBackend(title: string) {
  let server: Server;
  // It restarts on the same port, which must not be one that the system may give to another process meanwhile.
  const port = await freePort();
  const backend = {
    title,
    url: () => `http://127.0.0.1:${port}`,
    async start() {
      server = createServer(async (request, response) => {
        const pieces: Buffer[] = [];
        for await (const piece of request) pieces.push(piece);
        const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
        const answer = await fetch(process.env.BACKEND_URL + (request.url ?? ''), {
          method: request.method,
          headers: headers as Record<string, string>,
          body: pieces.length > 0 ? Buffer.concat(pieces) : undefined,
        });
        const text = await answer.text();
        const own = request.url?.endsWith('/detallesPantalla') ? withTitle(text, backend.title) : text;
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
          .end(own);
      });
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
  await backend.start();
  leftovers.push(() => backend.stop());
  return backend;
}

function withTitle(text: string, title: string): string {
  const answer = JSON.parse(text) as { datos: { bloques: { codigo: string; contenidoTextos: object }[] } | null };
  for (const block of answer.datos?.bloques ?? []) {
    if (block.codigo === 'hero') block.contenidoTextos = { ...block.contenidoTextos, titulo: title };
  }
  return JSON.stringify(answer);
}

/** Errors that a storefront may log while the backend is away. */
const away = [/^outage page /, /BackendUnavailable/];

/** Another storefront of the shared build; `expected` are the errors that it may log. */
async function aStorefront(backendUrl: string, expected: RegExp[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'velia-storefront-'));
  const ports = await freePorts();
  const secrets = secretsOf(folder);
  const plan = planStack({ node: process.execPath, folder, ports, secrets });
  const started = startService(plan, {
    ...plan.storefront,
    env: { ...plan.storefront.env, BACKEND_URL: backendUrl },
  });
  leftovers.push(async () => {
    await started.stop();
    expectQuiet(started.log, expected);
    await rm(folder, { recursive: true });
  });
  await waitUntilHealthy(started);
  return { url: plan.shop, secret: secrets.REVALIDATE_SECRET };
}

const visit = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('while the backend is down cached pages are served, others say so in their language, and all recover', async ({
  openContext,
}) => {
  const backend = await aBackend('Before the outage');
  const shop = await aStorefront(backend.url(), away);
  expect((await visit(`${shop.url}${home}`)).text).toContain('Before the outage');
  expect((await visit(`${shop.url}/en/customer-care/returns`)).status).toBe(200);
  await backend.stop();

  const still = await visit(`${shop.url}${home}`);
  expect([still.status, still.text.includes('Before the outage')]).toEqual([200, true]);
  expect((await visit(`${shop.url}/en/customer-care/returns`)).status).toBe(200);

  for (const [locale, prefix, words] of languages) {
    for (const path of [`${prefix}/customer-care/privacy`, ...(prefix ? [prefix + home] : [])]) {
      const { status, headers, text } = await visit(shop.url + path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).toContain(`lang="${locale}"`);
      expect(text).toContain(words);
    }
  }

  // A personal page explains the outage and keeps what was typed.
  const context = await openContext();
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/en/validation/sign-in`);
  await waitUntilHydrated(visitor.locator('input[name=user]'));
  await visitor.locator('input[name=user]').fill('someone');
  await visitor.locator('input[name=password]').fill('something');
  await visitor.getByRole('button', { name: messages('en')('signIn.submit') }).click();
  await expect(visitor.getByRole('alert').filter({ hasText: messages('en')('error.busy') })).toBeVisible();
  await expect(visitor.locator('input[name=user]')).toHaveValue('someone');

  // F007: so does a search, with a link to try again.
  const t = messages('en');
  await visitor.goto(`${shop.url}/en/search?q=lace`);
  await expect(visitor.getByRole('heading', { level: 1, name: t('search.page.away') })).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: t('search.page.label') })).toHaveValue('lace');
  const again = visitor.getByRole('link', { name: t('search.page.retry') });
  await expect(again).toHaveAttribute('href', '/en/search?q=lace');
  await visitor.getByRole('combobox', { name: t('search.box.label') }).fill('satin');
  await expect(visitor.locator('.search-panel').getByRole('status')).toHaveText(t('search.box.away'));
  await context.close();

  await backend.start();
  for (const [, prefix] of languages) {
    for (const path of [`${prefix}/customer-care/privacy`, prefix + home]) {
      await expect.poll(async () => (await visit(shop.url + path)).status, { timeout: 15_000 }).toBe(200);
    }
  }
});

test('N20 R13 R18 while the backend is down the pad and each checkout step say so accessibly, and a typed line stays', async ({
  openContext,
}) => {
  const backend = await aBackend('Open');
  const shop = await aStorefront(backend.url(), away);
  const context = await openContext({ baseURL: shop.url });
  await makeSession(context, 'carmen', shop.url);
  await backend.stop();
  const page = await context.newPage();
  const t = messages('de');

  await page.goto('/de/executive/quick-order');
  const code = page.getByLabel(t('pad.pad.code'), { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.type('2*10423011');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('order.desk.away'))).toBeVisible();
  await expect(page.locator('.open-entry')).toHaveText(/2 × 10423011/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('.open-entry')).toHaveText(/2 × 10423011/);

  for (const step of ['bag', 'gifts', 'shipping', 'payment', 'confirmation?order=VE-2026-000001']) {
    await page.goto(`/de/checkout/${step}`);
    await expect(page.getByRole('heading', { name: t('checkout.trouble.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('checkout.trouble.retry') })).toHaveAttribute(
      'href',
      `/de/checkout/${step}`,
    );
    await expectAccessible(page);
  }
  await context.close();
});

test('D10 T11 one build serves two backends, and each shop’s home shows its own content only', async () => {
  const [one, two] = [await aBackend('The shop of one'), await aBackend('The shop of two')];
  const [first, second] = [await aStorefront(one.url()), await aStorefront(two.url())];
  for (const [, prefix] of languages) {
    const [a, b] = [await visit(first.url + prefix + home), await visit(second.url + prefix + home)];
    expect([a.text.includes('The shop of one'), a.text.includes('The shop of two')]).toEqual([true, false]);
    expect([b.text.includes('The shop of two'), b.text.includes('The shop of one')]).toEqual([true, false]);
    expect(a.text).not.toContain(second.url);
    expect(b.text).not.toContain(first.url);
  }
});

test('a signed revalidation changes the page, a badly signed one changes nothing', async () => {
  const backend = await aBackend('The old title');
  const shop = await aStorefront(backend.url());
  const body = JSON.stringify({ id: 'job-1', name: 'contenidos', version: 0, tags: ['contenidos'] });
  const notify = async (secret: string, seconds = Math.floor(Date.now() / 1000)) => {
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${mac}` };
    return (await visit(`${shop.url}/api/revalidate`, { method: 'POST', headers, body })).status;
  };
  expect((await visit(`${shop.url}/en${home}`)).text).toContain('The old title');
  backend.title = 'The new title';

  expect(await notify('somebody-else-who-guesses-at-the-secret')).toBe(401);
  expect(await notify(shop.secret, Math.floor(Date.now() / 1000) - 3600)).toBe(401);
  expect((await visit(`${shop.url}/api/revalidate`, { method: 'POST', body })).status).toBe(401);
  for (let count = 0; count < 3; count += 1)
    expect((await visit(`${shop.url}/en${home}`)).text).toContain('The old title');

  expect(await notify(shop.secret)).toBe(200);
  // The first visitor after it causes the page to be rendered for all.
  const trace = 'maria-who-came-first';
  expect((await visit(`${shop.url}/en${home}?email=${trace}`)).text).not.toContain(trace);
  await expect
    .poll(async () => (await visit(`${shop.url}/en${home}`)).text.includes('The new title'), { timeout: 15_000 })
    .toBe(true);
  const changed = await visit(`${shop.url}/en${home}`);
  expect(changed.text).not.toContain(trace);
  expect(changed.headers.get('content-security-policy')).toContain("script-src 'self';");
});
