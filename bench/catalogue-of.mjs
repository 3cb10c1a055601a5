import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../backend/src/database/database.ts';
import { freePort } from '../scripts/parts/ports.mjs';
import { root } from '../scripts/parts/root.mjs';
import { runWell } from '../scripts/parts/run.mjs';
import { planStack, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';

/** Another shop of the same build with this many styles, on a database of its own beside the bench's. */
export async function startCatalogueOf(bench, products) {
  const databaseUrl = await makeDatabase(bench.databaseUrl, `shop_of_${products}`);
  const folder = join(bench.folder, `shop-of-${products}`);
  const ports = { ...bench.plan.wishes.ports, storefront: await freePort(), backend: await freePort() };
  const plan = planStack({ ...bench.plan.wishes, folder, ports, databaseUrl });
  const env = { ...plan.backend.env, DATABASE_SETUP: 'migrate', PICTURE_CACHE_DIR: join(folder, 'pictures') };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  bench.report(`loading ${products} products`);
  const since = performance.now();
  await runWell('the load', bench.node, ['backend/db/seed/load.ts', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const loadedIn = performance.now() - since;
  const [backend, storefront] = [{ ...plan.backend, env }, plan.storefront].map((each) => startService(plan, each));
  const services = [backend, storefront];
  for (const service of services) await waitUntilHealthy(service);
  return {
    shop: plan.shop,
    backend: new URL(plan.backend.health).origin,
    pids: { backend: backend.pid, storefront: storefront.pid },
    loadedIn,
    articles: await count(databaseUrl, 'articles'),
    slugs: await someSlugs(databaseUrl),
    stop: async () => {
      for (const service of services.reverse()) await service.stop();
    },
  };
}

async function ask(url, text) {
  const { pool, close } = await openDatabase({ kind: 'server', url });
  try {
    return (await pool.query(text)).rows;
  } finally {
    await close();
  }
}

async function makeDatabase(server, name) {
  await ask(server, `drop database if exists ${name}`);
  await ask(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return String(url);
}

const count = async (databaseUrl, table) => (await ask(databaseUrl, `select count(*)::integer from ${table}`))[0].count;

/** Addresses of products that were not requested yet, spread over the catalogue, and the one with most articles. */
async function someSlugs(databaseUrl) {
  const spread = await ask(
    databaseUrl,
    `select slug->>'es' as slug from products where id % greatest(1, (select count(*) from products) / 12) = 0 limit 12`,
  );
  const [largest] = await ask(
    databaseUrl,
    `select p.slug->>'es' as slug from products p join articles a on a.product_id = p.id
     group by p.id order by count(*) desc limit 1`,
  );
  return { spread: spread.map(({ slug }) => slug), largest: largest.slug };
}
