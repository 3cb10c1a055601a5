import { readFileSync } from 'node:fs';
import { startNginx } from '../scripts/parts/nginx.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { root } from '../scripts/parts/root.mjs';
import { spawnLines } from './lines.mjs';
import { median, milliseconds, row } from './numbers.mjs';

const changes = 6;
/** Pages visited after each change, which it does not affect. */
const others = ['/customer-care/delivery', '/en/customer-care/privacy'];
const patienceMs = 30_000;
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * P13: another process changes a price in the backend's database. Measures the time until the product's page shows
 * it, at the storefront and behind the page cache, and the backend reads for it and for unchanged pages.
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
  const prices = await spawnLines(bench.node, ['bench/change-prices.mjs'], {
    cwd: root,
    env: { ...process.env, ...bench.plan.backend.env, DATABASE_URL: bench.databaseUrl },
  });
  await prices.line('ready');

  const { product } = bench.publicPages;
  const reference = product.split('-').at(-1).toUpperCase();
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
    prices.write(`${reference} ${cents}`);
    const committed = Number((await prices.line('committed')).split(' ')[1]);
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
  await prices.stop();
  await nginx?.stop();
  return { shown, reads };
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
