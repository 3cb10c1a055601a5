import '../scripts/parts/check-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { browserArguments, ensureBrowser } from '../scripts/parts/browser.mjs';
import { ensureBuilt } from '../scripts/parts/build.mjs';
import { requireInstalled } from '../scripts/parts/install.mjs';
import { lockFolder } from '../scripts/parts/instance-lock.mjs';
import { findNginx } from '../scripts/parts/nginx.mjs';
import { requireNode } from '../scripts/parts/node24.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { ensurePostgres } from '../scripts/parts/postgres.mjs';
import { isEnding, main, Problem } from '../scripts/parts/shutdown.mjs';
import { planStack, startFreshShop, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { step } from '../scripts/parts/steps.mjs';
import { row, toMarkdown } from './numbers.mjs';

/** All measurements, in this order. Each module has `measure(bench)` and `toRows(result)`. */
const parts = {
  load: 'requests a second: our server, the empty page, bare Node, nginx (P1 to P3)',
  'per-request': 'pages that are rendered for each request (P4)',
  bytes: 'bytes, requests and headers of a first visit (P5 to P9)',
  change: 'from a change in the backend to the changed page (P13)',
  filtering: 'from a tick to the changed list of 500 products',
  navigation: 'from a listing to a product on a slow phone (P14)',
  presses: 'from a press to its effect on a slow phone (P16)',
  walk: 'ten pages and back with a warm cache on a slow phone (P14)',
  lighthouse: 'Lighthouse, mobile (P10, P11)',
  memory: 'memory under load (P12)',
  'unknown-urls': 'known pages and memory under 20,000 unknown addresses (P17)',
  catalogue: '100,000 products beside 240: pages and every call (P15); only when named, because it loads for minutes',
  engine:
    'each part of the engine on and off: bare, behind nginx, and in a browser; only when named: it takes half an hour',
};
const onlyWhenNamed = ['catalogue', 'engine'];
const asked = process.argv.slice(2);
const wanted = Object.keys(parts).filter((part) =>
  asked.length > 0 ? asked.includes(part) : !onlyWhenNamed.includes(part),
);

const floor = '/bench-floor';
const home = '/home/your-catalog-sale-business';
const listing = '/catalogue/mujer/sujetadores';
const searchPage = '/search?q=encaje';

/** Our results as ratios to a baseline, both measured in the same run. */
await main(async () => {
  const unknown = asked.find((part) => !(part in parts));
  if (unknown) {
    const list = Object.entries(parts).map(([name, title]) => `  ${name.padEnd(12)} ${title}`);
    throw new Problem(`There is no "${unknown}" to measure. There are:\n${list.join('\n')}`);
  }
  requireInstalled();
  const node = requireNode();
  // nginx reads its paths from its own folder.
  const folder = resolve('.data/bench');
  await lockFolder(folder, 'npm run bench');
  await ensureBuilt(node, { workshop: true });
  const { browser, reason } = await ensureBrowser();
  if (!browser) throw new Problem(reason);
  const nginx = findNginx();
  if (!nginx) console.log('  There is no nginx: what stands behind it is not measured. `apt-get install nginx`');

  // The shell's database must not be filled.
  delete process.env.DATABASE_URL;
  const database = await ensurePostgres();
  const loadBefore = loadavg()[0];
  const wishes = { databaseUrl: database.databaseUrl, proxies: 1, searches: 1_000_000 };
  const shop = await startFreshShop(node, `${folder}/shop`, wishes);
  const bench = makeBench({ node, folder, browser, nginx, database, plan: shop.plan });
  bench.publicPages = { home, listing, product: await findProduct(bench) };
  bench.readPages = { search: searchPage, care: '/customer-care/delivery', guide: '/home/solution-guide' };
  const results = { measured: new Date().toISOString(), cores: cpus().length, loadBefore };
  const rows = [];
  for (const part of wanted) {
    const { measure, toRows } = await import(`./${part}.mjs`);
    try {
      results[part] = await step(parts[part], (report) => measure({ ...bench, report }));
      rows.push(...toRows(results[part]));
    } catch (failure) {
      if (isEnding()) throw failure;
      console.error(failure);
      rows.push(row('', `${part} failed`, String(failure.message).split('\n')[0], '', false));
    }
    keep(results);
  }
  await shop.stop();
  console.log(`\n${toMarkdown(rows)}\n`);
  console.log(
    `${results.cores} cores, load ${loadBefore.toFixed(1)} before the run. Kept in bench/results/latest.json.`,
  );
  return rows.some(({ met }) => met === false) ? 1 : 0;
});

/** Saved after each part, so that a later failure loses no results. */
function keep(results) {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/latest.json', `${JSON.stringify(results, null, 2)}\n`);
}

/** Shared context of all parts. */
function makeBench({ node, folder, browser, nginx, database, plan }) {
  const backend = new URL(plan.backend.health).origin;
  return {
    node,
    folder,
    nginx,
    plan,
    floor,
    searchPage,
    shop: plan.shop,
    backend,
    databaseUrl: database.databaseUrl,
    noDatabase: database.reason,
    behind: { storefront: `127.0.0.1:${plan.wishes.ports.storefront}`, backend: new URL(backend).host },
    launch: (more = [], options = {}) => launchBrowser(browser, more, options),
    startStorefront: (env) => startStorefront(plan, env),
  };
}

/** Another storefront of the same build on the same backend, for measurements that must not affect the first. */
async function startStorefront({ wishes }, env = {}) {
  const plan = planStack({ ...wishes, ports: { ...wishes.ports, storefront: await freePort() } });
  const service = { ...plan.storefront, env: { ...plan.storefront.env, ...env } };
  const started = startService(plan, service);
  await waitUntilHealthy(started);
  return { shop: plan.shop, pid: started.pid, stop: started.stop };
}

async function launchBrowser(executablePath, more, options) {
  const { chromium } = await import('playwright');
  const port = await freePort();
  const browser = await chromium.launch({
    ...options,
    executablePath,
    args: [...browserArguments(), ...more, `--remote-debugging-port=${port}`],
  });
  return { browser, port, close: () => browser.close() };
}

/** A product, from the listing as visitors see it. */
async function findProduct({ shop }) {
  const page = await (await fetch(shop + listing)).text();
  const [, product] = /href="(\/catalogue\/[a-z0-9-]+-[a-z]{2}\d{4,})"/.exec(page) ?? [];
  if (!product) throw new Problem(`${listing} shows no product.`);
  return product;
}
