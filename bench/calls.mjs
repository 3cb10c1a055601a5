import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../backend/src/database/database.ts';
import { freePort } from '../scripts/parts/ports.mjs';
import { root } from '../scripts/parts/root.mjs';
import { runWell } from '../scripts/parts/run.mjs';
import { planStack, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { median, row } from './numbers.mjs';

const target = 20;
const rounds = 40;
/** How often each search of the table runs, after a first round that fills caches. */
const questionRounds = 3;
const shops = { server: 100_000, embedded: 5_000 };

/** Every catalogue call, one at a time, over a large catalogue on a server and a medium one embedded. */
export async function measure(bench) {
  const results = {};
  if (bench.databaseUrl) {
    const { url, drop } = await makeDatabase(bench.databaseUrl);
    results.server = await measureOn(bench, 'server', { DATABASE_URL: url });
    await drop();
  }
  results.embedded = await measureOn(bench, 'embedded', { DATA_DIR: `${bench.folder}/calls-database` });
  return results;
}

export const toRows = (results) =>
  Object.entries(results).flatMap(([kind, { products, memory, calls }]) => [
    ...Object.entries(calls).map(([name, { median: middle, p95, worst }]) =>
      row(
        '',
        `${name}, ${products.toLocaleString('en-US')} products, ${kind}`,
        `${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
        kind === 'server' ? `≤ ${target} ms` : '',
        kind === 'server' ? middle <= target : undefined,
      ),
    ),
    row('', `memory of the backend with ${products.toLocaleString('en-US')} products`, `${memory} MB`),
  ]);

export async function makeDatabase(serverUrl) {
  const name = `bench_calls_${process.pid}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const asAdmin = async (statement) => {
    const admin = await openDatabase({ kind: 'server', url: serverUrl });
    await admin.pool.query(statement);
    await admin.close();
  };
  await asAdmin(`create database ${name}`);
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

export async function measureOn({ node, plan, report }, kind, own) {
  const products = shops[kind];
  const planned = planStack({ ...plan.wishes, ports: { ...plan.wishes.ports, backend: await freePort() } });
  // As in production: there answers are not checked against the contract, and nobody simulates a bank.
  const { DATABASE_URL: _, SIMULATORS_URL: __, ...settings } = planned.backend.env;
  const required = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://backend.example',
    MAIL_FROM: 'Velia <hola@velia.example>',
  };
  const env = { ...settings, ...own, ...required, DATABASE_SETUP: 'migrate' };
  report(`loading ${products.toLocaleString('en-US')} products, ${kind}`);
  await runWell('loading', node, ['backend/db/seed/load.ts', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, ...settings, ...own },
  });
  const backend = startService(planned, { ...planned.backend, env });
  await waitUntilHealthy(backend);
  const calls = await measureCalls(new URL(planned.backend.health).origin, report);
  const memory = await readMemory(backend.pid);
  await backend.stop();
  return { products, memory, calls };
}

/** Milliseconds of each call to a running backend, in rotation. */
export async function measureCalls(origin, report = () => {}) {
  const ask = async (path, body) => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${origin}/EuropaBackend/rest/api/public/portafolio/${path}`, init);
    const { datos } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} for ${JSON.stringify(body)}`);
    return datos;
  };
  const calls = Object.entries(await chooseCalls(ask));
  const times = new Map(calls.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    report(`round ${round} of ${rounds}`);
    for (const [name, [path, body]] of calls) {
      const since = performance.now();
      await ask(path, body);
      // The first round fills caches.
      if (round > 0) times.get(name).push(performance.now() - since);
    }
  }
  const questions = listQuestions();
  times.set(`search, ${questions.length} questions of the table`, await timeQuestions(ask, questions, report));
  return Object.fromEntries([...times].map(([name, list]) => [name, summarize(list)]));
}

function summarize(list) {
  const sorted = list.toSorted((one, other) => one - other);
  return { median: median(list), p95: sorted[Math.ceil(sorted.length * 0.95) - 1], worst: sorted.at(-1) };
}

/** The searches as sent to the backend: the table whose results `search-questions.test.ts` proves. */
export function listQuestions() {
  const lines = readFileSync(join(root, 'contract/catalogue/search-questions.tsv'), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [idioma, , question, asked] = line.split('\t');
    return { idioma, texto: asked === '=' ? question : asked };
  });
}

/** The median per search, so that a pause of the machine does not count. */
async function timeQuestions(ask, questions, report) {
  const times = questions.map(() => []);
  for (let round = 0; round <= questionRounds; round += 1) {
    report(`questions, round ${round} of ${questionRounds}`);
    for (const [place, question] of questions.entries()) {
      const since = performance.now();
      await ask('consultarProductosXReferencia', { ...question, tamano: 8 });
      if (round > 0) times[place].push(performance.now() - since);
    }
  }
  return times.map(median);
}

export async function chooseCalls(ask) {
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
      { idioma, departamento: await findIndexed(ask, women, leaf) },
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
    cards: ['consultarTarjetas', { idioma, referencias: found.productos.map(({ referencia }) => referencia) }],
    'addresses, 1,000 of them': ['consultarDirecciones', { desde: 1, maximo: 1_000 }],
    'addresses, first part': ['consultarDirecciones', {}],
  };
}

/** The largest department that still has an index. */
async function findIndexed(ask, { categorias }, leaf) {
  let best = { url: leaf, length: 0 };
  for (const { url } of categorias.flatMap(({ subcategory, url: own }) => [{ url: own }, ...subcategory])) {
    const { length } = (await ask('consultarIndiceDepto', { idioma: 'es', departamento: url })).productos;
    if (length > best.length) best = { url, length };
  }
  return best.url;
}

async function readMemory(pid) {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
}
