// The whole app over the tests' shop in a process of its own: what holds it up holds up nobody who measures it.
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { watchTurns } from '../../scripts/parts/work.mjs';
import { openDatabase } from '../src/database/database.ts';
import { openApp, testConfig } from './client.ts';
import { aSession } from './factories.ts';
import { anExecutive } from './orders.ts';
import { shopNow } from './seeded.ts';

const { DATABASE_URL, SNAPSHOT = '', PICTURE_CACHE_DIR = '' } = process.env;
const buyers = 15;
const linesOfEach = 150;

const { db, pool, ...database } = DATABASE_URL
  ? await openDatabase({ kind: 'server', url: DATABASE_URL })
  : await openDatabase({ kind: 'memory' }, { loadFrom: await openAsBlob(SNAPSHOT) });
const { app } = openApp(
  { db, pool, ...database },
  { now: shopNow },
  { ...testConfig, pictureCacheDir: PICTURE_CACHE_DIR },
);
const { id, name, role, username, lang, passchanged } = await db
  .selectFrom('accounts')
  .selectAll()
  .where('username', '=', 'lucia@velia.example')
  .executeTakeFirstOrThrow();
const { token } = await aSession(db, { id, name, role, username, lang, passchanged, password: '' });
const papers = [];
for (let at = 0; at < buyers; at += 1) papers.push(await aLongOrder(`Z26-${1_000 + at}`));
const pictures = await db.selectFrom('pictures').select('hash').orderBy('hash').limit(700).execute();
const articles = await db.selectFrom('articles').select('code').orderBy('code').limit(200).execute();
await app.listen({ host: '127.0.0.1', port: 0 });
const { takeLongest } = watchTurns();
const meter = createServer((_request, response) => response.end(String(takeLongest()))).listen(0, '127.0.0.1');
await once(meter, 'listening');
process.stdout.write(
  `${JSON.stringify({
    address: app.listeningOrigin,
    meter: `http://127.0.0.1:${(meter.address() as AddressInfo).port}`,
    token,
    pictures: pictures.map(({ hash }) => hash),
    codes: articles.map(({ code }) => code),
    papers,
  })}\n`,
);

/** A placed order of a new buyer, whose PDF has some pages. */
async function aLongOrder(number: string) {
  const buyer = await anExecutive(db);
  const changed = { id: crypto.randomUUID(), number, executive_id: buyer.id, address_id: null };
  await sql`
    with placed as (
      insert into orders
      select (jsonb_populate_record(o, ${JSON.stringify(changed)}::jsonb)).*
      from orders o where o.confirmed_at is not null order by o.number limit 1
      returning id, executive_id
    )
    insert into order_lines (order_id, executive_id, article_id, quantity, seen_cents, unit_cents, unit_points, vat_rate)
    select placed.id, placed.executive_id, a.id, 1, 100, 100, 1, 2100
    from placed, (select id from articles order by id limit ${linesOfEach}) a`.execute(db);
  return { token: buyer.token, number };
}

// Simulates a busy database: each of its connections is taken until the next signal.
let held: PoolClient[] = [];
process.on('SIGUSR2', async () => {
  const isHeld = held.length > 0;
  if (isHeld) for (const client of held) client.release();
  held = isHeld ? [] : await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  process.stdout.write(isHeld ? 'let go\n' : 'held\n');
});
