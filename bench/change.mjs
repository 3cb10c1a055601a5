import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../backend/src/database/database.ts';
import { createJobs } from '../backend/src/jobs/jobs.ts';
import { changePrice } from '../backend/src/modules/catalogue/changes/price-and-stock.ts';
import { startNginx } from '../scripts/parts/nginx.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { median, milliseconds, row } from './numbers.mjs';

const changes = 6;
/** Pages visited after each change, which it does not affect. */
const others = ['/customer-care/delivery', '/en/customer-care/privacy'];
const patienceMs = 30_000;

/**
 * P13: this process, which is not the backend, changes a price in the backend's database. Measures the time until the
 * product's page shows it, at the storefront and behind the page cache, and the backend reads for it and for unchanged
 * pages.
 */
export async function measure(bench) {
  if (!bench.databaseUrl) return { missing: bench.noDatabase };
  const nginx =
    bench.nginx &&
    (await startNginx(bench.nginx, {
      ...bench.behind,
      folder: `${bench.folder}/nginx-change`,
      port: await freePort(),
      tls: false,
    }));
  const database = await openDatabase({ kind: 'server', url: bench.databaseUrl });
  const log = { error: console.error, warn: console.error, info() {}, debug() {} };
  const outbox = createJobs(database, log, { migrate: false });
  await outbox.open();

  const { product } = bench.publicPages;
  const article = await findArticle(database.db, product.split('-').at(-1).toUpperCase());
  const origins = { storefront: bench.shop, ...(nginx ? { cached: nginx.url } : {}) };
  const shown = Object.fromEntries(Object.keys(origins).map((name) => [name, []]));
  for (const origin of Object.values(origins)) for (const path of [product, ...others]) await fetch(origin + path);
  const reads = [];
  for (let change = 0; change < changes; change += 1) {
    bench.report(`change ${change + 1} of ${changes}`);
    // At a different fraction of the second each time, because some caches work by seconds.
    await pause(1500 + change * 170);
    const before = countReads(bench);
    const cents = 9100 + change * 7;
    const now = new Date();
    await changePrice({ db: database.db, outbox, now }, { article, kind: 'regular', cents, from: now });
    const committed = Date.now();
    const text = (cents / 100).toFixed(2);
    await Promise.all(
      Object.entries(origins).map(async ([name, origin]) => {
        shown[name].push((await untilShown(origin + product, text)) - committed);
      }),
    );
    for (const path of others) await fetch(bench.shop + path);
    await pause(1000);
    reads.push(countReads(bench) - before);
  }
  await outbox.close();
  await database.close();
  await nginx?.stop();
  return { shown, reads };
}

async function findArticle(db, reference) {
  const { code } = await db
    .selectFrom('articles')
    .innerJoin('products', 'products.id', 'articles.product_id')
    .select('articles.code')
    .where('products.reference', '=', reference)
    .orderBy('articles.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return code;
}

/** The backend logs one line per response. */
const countReads = ({ plan }) => readFileSync(plan.backend.log, 'utf8').split('/consultarProductoDetalle').length - 1;

async function untilShown(url, text) {
  for (const since = Date.now(); Date.now() - since < patienceMs; await pause(20)) {
    if ((await (await fetch(url)).text()).includes(text)) return Date.now();
  }
  throw new Error(`${url} did not show ${text} within ${patienceMs / 1000} s`);
}

export function toRows({ missing, shown, reads }) {
  if (missing) return [row('P13', 'from a change to the changed page', `not measured: ${missing}`, '≤ 1 s')];
  const titles = { storefront: 'at the storefront', cached: 'behind the page cache' };
  return [
    ...Object.entries(shown).map(([name, times]) =>
      row(
        'P13',
        `from a committed change to the changed page, ${titles[name]}: median and worst of ${times.length}`,
        `${milliseconds(median(times))}, ${milliseconds(Math.max(...times))}`,
        '≤ 1000 ms',
        Math.max(...times) <= 1000,
      ),
    ),
    row(
      'P13',
      'reads of a product for each change',
      reads.join(' '),
      '1 each',
      reads.every((count) => count <= 1),
    ),
  ];
}
