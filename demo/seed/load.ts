import 'backend/src/kit/node-version.ts';
import { parseArgs } from 'node:util';
import { openDatabase } from 'backend/src/database/database.ts';
import { migrate } from 'backend/src/database/migrations.ts';
import { readConfig } from 'backend/src/kit/config.ts';
import { defaultProducts, isEmpty, seedDatabase } from './seed.ts';

const mostProducts = 1_000_000;

/** `node demo/seed/load.ts [--products N]`: migrates and fills the database of the environment. */
async function load(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: String(defaultProducts) } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > mostProducts)
    throw new Error(`--products must be a whole number from 1 to ${mostProducts}.`);

  const config = readConfig();
  if (config.mode === 'production')
    throw new Error('Everybody knows the passwords of the demo shop: it is loaded with NODE_ENV=development alone.');
  const database = await openDatabase(config.database);
  try {
    await migrate(database.pool);
    if (!(await isEmpty(database.db)))
      throw new Error('The database already holds a shop. Load into an empty one: nothing was changed.');
    const started = performance.now();
    await seedDatabase(database.db, {
      products,
      onProgress: (done) => process.stdout.write(`\r${done} of ${products} products`),
    });
    process.stdout.write(`\nLoaded in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  } finally {
    await database.close();
  }
}

load().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
