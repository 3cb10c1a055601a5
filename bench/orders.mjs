import '../scripts/parts/check-node.mjs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { openDatabase } from '../backend/src/database/database.ts';
import { termsVersion } from '../contract/rules.ts';
import { findNode } from '../scripts/parts/node24.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { ensurePostgres } from '../scripts/parts/postgres.mjs';
import { atEnd, main, Problem } from '../scripts/parts/shutdown.mjs';
import { planStack, secretsOf, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { step } from '../scripts/parts/steps.mjs';
import { median, row, toMarkdown } from './numbers.mjs';

const setting = (name, usual) => Number(process.env[name] ?? usual);
const rounds = setting('ROUNDS', 5);
const seconds = setting('SECONDS', 10);
const buyers = setting('BUYERS', 8);
/** Orders one after the other, while another connection asks how long the article stays locked. */
const alone = setting('ALONE', 40);
/** Pieces of each article. With fewer than can be ordered at once each sale is visible. */
const pieces = setting('PIECES', 1_000_000);
const styles = 200;

const terms = { aceptaCondiciones: true, versionCondiciones: termsVersion, aceptaPublicidad: false };
const home = {
  nombre: 'Inés',
  apellidos: 'Soto Gil',
  linea1: 'Calle de la Paz 3',
  codigoPostal: '46003',
  localidad: 'València',
  estado: '46',
  pais: 'ES',
};
const choice = { alias: 'invited', idioma: 'es', formaEnvio: 'EST', metodo: 'TCR' };

/**
 * Orders of guests against the backends of one or more checkouts, each on a database of its own, in turn:
 * `npx node bench/orders.mjs ../before .`, which takes the Node that npm installed
 */
await main(async () => {
  const node = findNode();
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const database = await ensurePostgres();
  if (!database.databaseUrl) throw new Problem(database.reason);
  const storefront = await startStorefront();
  const shops = [];
  for (const [at, folder] of (folders.length > 0 ? folders : [process.cwd()]).entries())
    shops.push(await step(folder, () => startBackend({ node, folder, at, server: database.databaseUrl, storefront })));
  const rows = [];
  for (let round = 0; round < rounds; round += 1)
    for (let place = 0; place < shops.length; place += 1) {
      const shop = shops[(place + round) % shops.length];
      await step(`round ${round + 1} of ${rounds}, ${shop.folder}`, () => measureRound(shop));
    }
  for (const { folder, results } of shops)
    for (const [what, values] of Object.entries(results))
      rows.push(
        row(
          '',
          `${folder}: ${what}`,
          `${median(values).toFixed(1)} (${values.map((one) => one.toFixed(1)).join(' ')})`,
        ),
      );
  console.log(`\n${toMarkdown(rows)}\n`);
});

/** Answers notices of changes, so that they are not repeated. */
async function startStorefront() {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  const port = await freePort();
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  atEnd(() => server.close());
  return port;
}

/** The backend of a checkout, with the demo's shop and plenty of pieces. */
async function startBackend({ node, folder, at, server, storefront }) {
  const name = `orders_${at}`;
  const databaseUrl = String(Object.assign(new URL(server), { pathname: `/${name}` }));
  const admin = await openDatabase({ kind: 'server', url: server }, { connections: 1 });
  await admin.pool.query(`drop database if exists ${name} with (force)`);
  await admin.pool.query(`create database ${name} template template0`);
  await admin.close();
  const data = resolve(`.data/${name}`);
  const ports = { storefront, backend: await freePort(), simulators: await freePort(), smtp: await freePort() };
  const plan = planStack({ node, folder: data, ports, secrets: secretsOf(data), databaseUrl });
  const { SMTP_URL: _, ...env } = plan.backend.env;
  const service = startService(
    plan,
    { ...plan.backend, args: [resolve(folder, 'backend/src/server.ts')], env },
    { log: plan.backend.log, cwd: folder },
  );
  await waitUntilHealthy(service);
  const { pool, close } = await openDatabase({ kind: 'server', url: databaseUrl }, { connections: 2 });
  atEnd(close);
  await pool.query('update campaigns set minimum_cents = 0');
  await pool.query('update stock set quantity = $1', [pieces]);
  const { rows: articles } = await pool.query(
    `select distinct on (a.product_id) a.id, a.code, coalesce(r.sale_price, r.price) as cents
     from articles a join current_prices r on r.article_id = a.id
       join product_cards c on c.product_id = a.product_id and c.available
     where a.max_quantity > 0 order by a.product_id, a.id limit $1`,
    [styles],
  );
  const shop = { folder, pool, articles, results: {}, orders: 0, origin: new URL(plan.backend.health).origin };
  for (const article of articles) article.total = await priceOf(shop, article);
  return shop;
}

async function measureRound(shop) {
  const { articles, pool } = shop;
  await pool.query('update stock set quantity = $1', [pieces]);
  const [hero] = articles;
  const onOne = await orderFor(shop, () => hero);
  const onMany = await orderFor(shop, (order) => articles[order % articles.length]);
  const held = await measureLock(shop, hero);
  keep(shop, {
    [`orders a second of one article, ${buyers} buyers`]: onOne.rate,
    'its slowest order, ms': onOne.slowest,
    [`orders a second of ${articles.length} articles, ${buyers} buyers`]: onMany.rate,
    'an order alone, ms': held.order,
    'of it with the article locked, ms': held.article,
    "of it with the catalogue's version locked, ms": held.version,
  });
}

function keep({ results }, values) {
  for (const [what, value] of Object.entries(values)) {
    results[what] ??= [];
    results[what].push(value);
  }
}

/** Buyers who order one after the other until the time is over. */
async function orderFor(shop, choose) {
  const since = performance.now();
  let orders = 0;
  let slowest = 0;
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() - since < seconds * 1000) {
        const before = performance.now();
        orders += 1;
        await placeOrder(shop, choose(orders));
        slowest = Math.max(slowest, performance.now() - before);
      }
    }),
  );
  return { rate: (orders * 1000) / (performance.now() - since), slowest };
}

/** Another connection asks all the time whether the rows are free; the share of refusals is the share of the time. */
async function measureLock(shop, article) {
  const probes = { article: { asked: 0, locked: 0 }, version: { asked: 0, locked: 0 } };
  const questions = {
    article: `select from articles where id = ${article.id} for no key update skip locked`,
    version: "select from cache_versions where name = 'catalogo' for no key update skip locked",
  };
  let ordering = true;
  const probing = (async () => {
    while (ordering)
      for (const [name, question] of Object.entries(questions)) {
        probes[name].asked += 1;
        if ((await shop.pool.query(question)).rowCount === 0) probes[name].locked += 1;
      }
  })();
  const since = performance.now();
  for (let order = 0; order < alone; order += 1) await placeOrder(shop, article);
  const elapsed = performance.now() - since;
  ordering = false;
  await probing;
  const share = ({ asked, locked }) => ((locked / asked) * elapsed) / alone;
  return { order: elapsed / alone, article: share(probes.article), version: share(probes.version) };
}

function linesOf({ code, cents }) {
  return [{ codigo: code, cantidadPedida: 1, precio: cents / 100 }];
}

async function priceOf(shop, article) {
  const bag = { ...choice, pais: home.pais, codigoPostal: home.codigoPostal, lineas: linesOf(article) };
  const { datos, mensaje } = await call(shop, 'actualizarValoresOrden', bag);
  if (!datos) throw new Problem(`${article.code} has no price: ${mensaje}`);
  return datos.totales.total;
}

/** Each from another household and mailbox, because both are limited. */
async function placeOrder(shop, article) {
  shop.orders += 1;
  const { datos, mensaje } = await call(
    shop,
    'crearOrdenInvitado',
    {
      ...choice,
      ...terms,
      lineas: linesOf(article),
      contacto: {
        nombre: 'Inés',
        apellidos: 'Soto Gil',
        correo: `ines${shop.orders}@example.com`,
        telefono: '+34600777888',
      },
      direccion: home,
      totalVisto: article.total,
      entregaParcial: false,
      discreto: true,
    },
    { 'idempotency-key': `bench-order-${shop.orders}`.padEnd(24, '0') },
  );
  if (datos?.resultado !== 'CREADA')
    throw new Problem(`Order ${shop.orders} was not placed: ${datos?.resultado ?? mensaje}`);
}

async function call({ origin, orders }, name, body, headers = {}) {
  const address = `10.${(orders >> 16) & 255}.${(orders >> 8) & 255}.${orders & 255}`;
  const answer = await fetch(`${origin}/EuropaBackend/rest/api/public/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}
