import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, planStack, secretsOf, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { expect, expectQuiet, messages, sharedShop, test } from './fixtures';

/* A storefront of its own in front of a backend that is not ours: the real one, with changed responses.
 * lib/testing/another-backend.test.ts covers each field; these tests cover whole pages, as they are cached.
 */

type Answer = { status: number; type: string; body: Buffer };
type Bend = (path: string, answer: Answer) => Answer;
/** `silence`: the backend never answers; `broken off`: the connection ends in the middle of the body. */
type Change = (path: string, answer: Answer) => Answer | 'silence' | 'broken off';

const leftovers: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const clear of leftovers.splice(0).reverse()) await clear();
});

async function aShop(change: Change, expected: RegExp[] = []): Promise<{ url: string; change: Change }> {
  const shop = { url: '', change };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const given = await fetch(process.env.BACKEND_URL + (request.url ?? ''), {
      method: request.method,
      headers: headers as Record<string, string>,
      body: pieces.length > 0 ? Buffer.concat(pieces) : undefined,
    });
    const type = given.headers.get('content-type') ?? 'text/plain';
    const whole = { status: given.status, type, body: Buffer.from(await given.arrayBuffer()) };
    const isCall = request.url?.startsWith('/EuropaBackend/') && type.startsWith('application/json');
    const changed = isCall ? shop.change(request.url ?? '', whole) : whole;
    if (changed === 'silence') return;
    if (changed === 'broken off') {
      response.writeHead(whole.status, { 'content-type': type, 'content-length': whole.body.length });
      response.write(whole.body.subarray(0, whole.body.length / 2), () => response.destroy());
      return;
    }
    response.writeHead(changed.status, { 'content-type': changed.type }).end(changed.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  leftovers.push(async () => {
    server.closeAllConnections();
    await new Promise<void>((done) => void server.close(() => done()));
  });
  const folder = await mkdtemp(join(tmpdir(), 'velia-storefront-'));
  const ports = await freePorts();
  const plan = planStack({ node: process.execPath, folder, ports, secrets: secretsOf(folder) });
  const backendUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started = startService(plan, { ...plan.storefront, env: { ...plan.storefront.env, BACKEND_URL: backendUrl } });
  leftovers.push(async () => {
    await started.stop();
    expectQuiet(started.log, expected);
    await rm(folder, { recursive: true });
  });
  await waitUntilHealthy(started);
  shop.url = plan.shop;
  return shop;
}

const publicPages = ['', '/en', '/de'].flatMap((prefix) => [
  `${prefix}/home/your-catalog-sale-business`,
  `${prefix}/home/catalog-sale-register-here`,
  `${prefix}/customer-care/delivery`,
  `${prefix}/customer-care/size-tables/bras`,
]);
const listings = ['/catalogue/mujer/sujetadores', '/en/catalogue/women', '/de/catalogue/damen/bhs'];
const products = [
  '/catalogue/sujetador-reductor-camelia-sj1045',
  '/en/catalogue/camelia-minimiser-bra-sj1045',
  '/de/catalogue/minimizer-bh-camelia-sj1045',
];

async function visit(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  const html = await answer.text();
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const prices = [...shown.matchAll(/class="ui-price-now[^>]*>(?:<span[^>]*>[^<]*<\/span>)?([^<]*)/g)].map(
    ([, text]) => text,
  );
  return { status: answer.status, html, shown, prices };
}

/** Changes each value of an answer by its name; a value that becomes undefined is removed. */
const changeValues =
  (to: (name: string, value: unknown) => unknown): Bend =>
  (_, answer) => ({
    ...answer,
    body: Buffer.from(JSON.stringify(JSON.parse(answer.body.toString(), (name, value) => to(name, value)))),
  });

const amounts = ['desde', 'hasta', 'price', 'salePrice', 'fullPrice', 'onSalePrice', 'minimo', 'maximo'];
const ourAdditions = ['vista', 'genero', 'guiaTallas', 'showChildImages'];
const ourCalls = /opiniones|consultarIndiceDepto|consultarTarjetas|consultarDirecciones|redirecciones/;

const older: Bend = (path, answer) => {
  if (ourCalls.test(path)) return { status: 404, type: 'text/html', body: Buffer.from('<h1>Not found</h1>') };
  const changed = changeValues((name, value) => {
    if (ourAdditions.includes(name) || name === 'idPeticion') return undefined;
    if (name === 'codigo' && value === 0) return '0';
    if (name === 'mensaje' || (name === 'subcategory' && path.endsWith('/en'))) return null;
    return amounts.includes(name) && typeof value === 'number' ? value.toFixed(2).replace('.', ',') : value;
  })(path, answer);
  const letters = Buffer.from(changed.body.toString(), 'latin1');
  const isLatin = letters.toString('latin1') === changed.body.toString();
  return isLatin ? { ...changed, type: 'application/json;charset=ISO-8859-1', body: letters } : changed;
};

test('with an older backend public pages, listings and products render in three languages, with our prices', async () => {
  const shop = await aShop(older);
  for (const path of [...publicPages, ...listings, ...products]) {
    const theirs = await visit(shop.url + path);
    expect([path, theirs.status]).toEqual([path, 200]);
    expect(theirs.html).not.toContain('\uFFFD');
    if (!publicPages.includes(path)) expect([path, theirs.prices]).not.toEqual([path, []]);
    // Our page may be stale until the order of another test has revalidated it.
    await expect.poll(async () => [path, (await visit(sharedShop + path)).prices]).toEqual([path, theirs.prices]);
  }
  expect((await visit(`${shop.url}/sitemap.xml`)).status).toBe(200);
});

test('an unreadable amount hides price and button, and the page still renders', async () => {
  const garbled = (name: string, value: unknown) =>
    amounts.includes(name) && typeof value === 'number' ? `${value} o así` : value;
  const shop = await aShop(changeValues(garbled));
  const add = messages('es')('cart.buy.add');
  for (const path of [...listings, ...products]) {
    const { status, shown, html, prices } = await visit(shop.url + path);
    expect([path, status, prices]).toEqual([path, 200, []]);
    expect((await visit(sharedShop + path)).prices).not.toEqual([]);
    expect(shown).toContain('<h1');
    expect(html).not.toContain('"priceCurrency"');
  }
  const [product = ''] = products;
  expect((await visit(sharedShop + product)).shown).toContain(add);
  expect((await visit(shop.url + product)).shown).not.toContain(add);
});

test('a listing or product whose answer has no data is a 503, which is not cached', async () => {
  const emptied = changeValues((name, value) => (name === 'datos' ? null : value));
  const isNeeded = /consultarProductosDepto|consultarProductoDetalle/;
  const shop = await aShop(
    (path, answer) => (isNeeded.test(path) ? emptied(path, answer) : answer),
    [/^outage page /, /BackendUnavailable/],
  );
  const paths = [...listings, ...products];
  for (const path of paths) {
    const { status, shown } = await visit(shop.url + path);
    expect([path, status]).toEqual([path, 503]);
    expect(shown).toContain('<h1');
  }
  shop.change = (_, answer) => answer;
  for (const path of paths) expect([path, (await visit(shop.url + path)).status]).toEqual([path, 200]);
});

for (const [way, said] of [
  ['silence', 'no answer'],
  ['broken off', 'half an answer'],
] as const) {
  test(`a product page for which the backend gives ${said} is a 503, which is not cached`, async () => {
    const shop = await aShop(
      (path, answer) => (/consultarProductoDetalle/.test(path) ? way : answer),
      [/^outage page /, /BackendUnavailable/],
    );
    const [path = ''] = products;
    const { status, shown } = await visit(shop.url + path);
    expect(status).toBe(503);
    expect(shown).toContain('<h1');
    shop.change = (_, answer) => answer;
    await expect.poll(async () => (await visit(shop.url + path)).status).toBe(200);
  });
}
