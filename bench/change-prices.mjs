// Changes prices as in production: in a separate process, on the running backend's database, by the backend's own
// function. Reads lines `reference cents`; prints the time of each commit.
import { createInterface } from 'node:readline';
import { openDatabase } from '../backend/src/database/database.ts';
import { createJobs } from '../backend/src/jobs/jobs.ts';
import { readConfig } from '../backend/src/kit/config.ts';
import { changePrice } from '../backend/src/modules/catalogue/changes/changes.ts';

const log = { error: console.error, warn: console.error, info() {}, debug() {} };
const database = await openDatabase(readConfig().database);
const jobs = createJobs(database, log, { migrate: false });
await jobs.open();
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [reference, cents] = line.split(' ');
  const { code: article } = await anArticleOf(reference);
  const now = new Date();
  await changePrice(
    { db: database.db, outbox: jobs, now },
    { article, kind: 'regular', cents: Number(cents), from: now },
  );
  console.log(`committed ${Date.now()}`);
}
await jobs.close();
await database.close();

function anArticleOf(reference) {
  return database.db
    .selectFrom('articles')
    .innerJoin('products', 'products.id', 'articles.product_id')
    .select('articles.code')
    .where('products.reference', '=', reference)
    .orderBy('articles.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}
