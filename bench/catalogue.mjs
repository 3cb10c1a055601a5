import { mkdirSync, rmSync } from 'node:fs';
import { openDatabase } from '../backend/src/database/database.ts';
import { freePort } from '../scripts/parts/ports.mjs';
import { runWell } from '../scripts/parts/run.mjs';
import { planStack, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { interleave } from './interleave.mjs';
import { kilobytes, median, milliseconds, perSecond, ratio, row } from './numbers.mjs';

const [few, many] = [240, 100_000];
const listing = '/catalogue/mujer/sujetadores';
const departments = [...Array(10).keys()].map((page) => `/catalogue/mujer/${page + 2}`);
const words = ['encaje', 'faja', 'camelia', 'pijama', 'balconete', 'negro', 'bañador', 'algodon', 'SJ1003', 'body'];
const rounds = 40;
const mostMs = 20;
const mostBytes = 200_000;

/**
 * P15: the same build with 240 and with 100,000 products. First and repeated pages, the rate of a listing, and every
 * call of the large catalogue, one at a time.
 */
export async function measure(bench) {
  if (!bench.databaseUrl) return { missing: bench.noDatabase };
  const shops = { [few]: await startShopOf(bench, few), [many]: await startShopOf(bench, many) };
  const pages = {};
  for (const [size, shop] of Object.entries(shops)) {
    bench.report(`pages of ${size} products`);
    pages[size] = await timePages(shop);
  }
  const targets = Object.fromEntries(Object.entries(shops).map(([size, { url }]) => [size, { url: url + listing }]));
  const { medians, ratios } = await interleave(targets, { rounds: 5, report: bench.report });
  const calls = await timeCalls(shops[many].backend, bench.report);
  for (const { stop } of Object.values(shops)) await stop();
  return { loadedInMs: shops[many].loadedInMs, pages, medians, toFew: ratios(many, few), calls };
}

/** Another shop of the same build with this many products, in a database of its own beside the bench's. */
async function startShopOf({ databaseUrl: server, folder: parent, node, plan, report }, products) {
  const database = `shop_of_${products}`;
  const databaseUrl = String(Object.assign(new URL(server), { pathname: `/${database}` }));
  await query(server, `drop database if exists ${database}`);
  await query(server, `create database ${database} template template0`);
  const folder = `${parent}/shop-of-${products}`;
  const ports = { ...plan.wishes.ports, storefront: await freePort(), backend: await freePort() };
  const own = planStack({ ...plan.wishes, folder, ports, databaseUrl });
  const env = { ...own.backend.env, DATABASE_SETUP: 'migrate', PICTURE_CACHE_DIR: `${folder}/pictures` };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  report(`loading ${products} products`);
  const since = performance.now();
  const load = ['demo/seed/load.ts', '--products', String(products)];
  await runWell('the load', node, load, { env: { ...process.env, ...env } });
  const loadedInMs = performance.now() - since;
  // As in production, where answers are not checked against the contract.
  const { SIMULATORS_URL: _, ...settings } = env;
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://backend.example',
    MAIL_FROM: 'Velia <hola@velia.example>',
  };
  const services = [
    startService(own, { ...own.backend, env: { ...settings, ...production } }),
    startService(own, own.storefront),
  ];
  for (const service of services) await waitUntilHealthy(service);
  return {
    url: own.shop,
    backend: new URL(own.backend.health).origin,
    loadedInMs,
    slugs: await query(
      databaseUrl,
      `select slug->>'es' as slug from products where id % (select count(*) / 12 from products) = 0 limit 12`,
    ),
    stop: async () => {
      for (const service of services.reverse()) await service.stop();
    },
  };
}

async function query(url, text) {
  const { pool, close } = await openDatabase({ kind: 'server', url });
  try {
    return (await pool.query(text)).rows;
  } finally {
    await close();
  }
}

/** The first answer of each page and the one after it. */
async function timePages({ url, slugs }) {
  await timed(url, '/customer-care/delivery');
  const pages = {
    listing: departments,
    product: slugs.map(({ slug }) => `/catalogue/${slug}`),
    search: words.map((word) => `/search?q=${encodeURIComponent(word)}`),
  };
  const times = {};
  for (const [name, paths] of Object.entries(pages)) {
    const [first, later] = [[], []];
    for (const path of paths) {
      first.push(await timed(url, path));
      later.push(await timed(url, path));
    }
    times[name] = { first: median(first), worst: Math.max(...first), later: median(later) };
  }
  return times;
}

async function timed(shop, path) {
  const since = performance.now();
  const answer = await fetch(shop + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  return performance.now() - since;
}

/** Milliseconds and bytes of each catalogue call to a running backend, in rotation. */
async function timeCalls(origin, report) {
  const send = async ([path, body]) => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${origin}/EuropaBackend/rest/api/public/portafolio/${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} for ${JSON.stringify(body)}`);
    return text;
  };
  const calls = Object.entries(await chooseCalls(async (...call) => JSON.parse(await send(call)).datos));
  const times = Object.fromEntries(calls.map(([name]) => [name, []]));
  const bytes = {};
  for (let round = 0; round <= rounds; round += 1) {
    report(`round ${round} of ${rounds}`);
    for (const [name, call] of calls) {
      const since = performance.now();
      bytes[name] = Buffer.byteLength(await send(call));
      // The first round fills caches.
      if (round > 0) times[name].push(performance.now() - since);
    }
  }
  return Object.fromEntries(
    calls.map(([name]) => {
      const sorted = times[name].toSorted((one, other) => one - other);
      const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1];
      return [name, { median: median(sorted), p95, worst: sorted.at(-1), bytes: bytes[name] }];
    }),
  );
}

async function chooseCalls(ask) {
  const idioma = 'es';
  const [women] = await ask(`consultarMenuProductos/${idioma}`);
  const departamento = women.url;
  const leaf = women.categorias[0].subcategory[0].url;
  const first = await ask('consultarProductosDepto', { idioma, departamento });
  const last = Math.min(first.totalPaginas, 10_000);
  const page = (more) => ['consultarProductosDepto', { idioma, departamento, ...more }];
  const search = (texto, more) => ['consultarProductosXReferencia', { idioma, texto, ...more }];
  const [product] = first.productos;
  const filtros = { colores: ['NEG', 'ARE'], tallas: ['85C', 'M', 'L'], precioMax: 60 };
  const open = { ...filtros, soloDisponibles: true };
  const found = await ask(...page({ filtros: open }));
  const { variants } = await ask('consultarProductoDetalle', { idioma, producto: product.url.es });
  const [{ codigo: code }] = Object.values(variants[0].sizeList);
  return {
    menu: [`consultarMenuProductos/${idioma}`],
    'department, first page': page({}),
    'department, middle page': page({ pagina: Math.ceil(last / 2) }),
    'department, last page': page({ pagina: last }),
    'department by price, middle page': page({ orden: 'precio-asc', pagina: Math.ceil(last / 2) }),
    'department by name, first page': page({ orden: 'nombre' }),
    'department, filtered': page({ filtros: open }),
    'department, filtered, last page': page({ filtros: open, pagina: Math.max(1, found.totalPaginas) }),
    filters: ['consultarFiltrosDepto', { idioma, departamento }],
    'filters with a choice': ['consultarFiltrosDepto', { idioma, departamento, filtros }],
    'filters with a choice in stock': ['consultarFiltrosDepto', { idioma, departamento, filtros: open }],
    'filters of a search': ['consultarFiltrosDepto', { idioma, texto: 'sujetador negro' }],
    'index of the largest answer': [
      'consultarIndiceDepto',
      { locale: idioma, department: await findIndexed(ask, women, leaf) },
    ],
    'search, one common word': search('sujetador'),
    'search, two words': search('sujetador negro'),
    'search, a beginning': search('su', { tamano: 5 }),
    'search, misspelt': search('sujetdor camelai'),
    'search, a synonym': search('sostén sin aros'),
    'search, a concern': search('faja reductora barriga'),
    'search, colour and size': search('sujetador negro 75B'),
    'search, a size alone': search('75D'),
    'search, a set': search('conjunto'),
    'search, a page': search('devoluciones'),
    'search, a code': search(code),
    'search, a reference': search(product.referencia),
    'search, part of a reference': search(product.referencia.slice(0, -2)),
    product: ['consultarProductoDetalle', { idioma, producto: product.url.es }],
    related: ['consultarProductosRelacionados', { idioma, referencia: product.referencia }],
    cards: ['consultarTarjetas', { locale: idioma, references: found.productos.map(({ referencia }) => referencia) }],
    'addresses, 1,000 of them': ['consultarDirecciones', { after: 1, most: 1_000 }],
    'addresses, first part': ['consultarDirecciones', {}],
  };
}

/** The largest department that still has an index. */
async function findIndexed(ask, { categorias }, leaf) {
  let best = { url: leaf, length: 0 };
  for (const { url } of categorias.flatMap(({ subcategory, url: own }) => [{ url: own }, ...subcategory])) {
    const { length } = (await ask('consultarIndiceDepto', { locale: 'es', department: url })).products;
    if (length > best.length) best = { url, length };
  }
  return best.url;
}

export function toRows({ missing, loadedInMs, pages, medians, toFew, calls }) {
  const size = many.toLocaleString('en-US');
  if (missing) return [row('P15', `${size} products`, `not measured: ${missing}`, 'within 10 %')];
  return [
    row('', `${size} products: loaded in`, `${(loadedInMs / 1000).toFixed(0)} s`),
    ...Object.entries(pages).flatMap(([products, times]) =>
      Object.entries(times).map(([name, { first, worst, later }]) =>
        row(
          '',
          `${products} products: ${name}, first answer (median, worst), later ones`,
          `${milliseconds(first)}, ${milliseconds(worst)}; ${milliseconds(later)}`,
        ),
      ),
    ),
    row(
      'P15',
      `a listing with ${size} products, to one with ${few}`,
      `${ratio(toFew.rate)} (${perSecond(medians[many].rate)} to ${perSecond(medians[few].rate)})`,
      '≥ 0.9 ×',
      toFew.rate >= 0.9,
    ),
    ...Object.entries(calls).map(([name, { median: middle, p95, worst, bytes }]) =>
      row(
        'P15',
        `call, ${name}`,
        `${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, ${kilobytes(bytes)}`,
        `≤ ${mostMs} ms, ≤ ${kilobytes(mostBytes)}`,
        middle <= mostMs && bytes <= mostBytes,
      ),
    ),
  ];
}
