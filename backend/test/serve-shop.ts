// The whole app over the tests' shop in a process of its own: what holds it up holds up nobody who measures it.
import { openAsBlob } from 'node:fs';
import { openDatabase } from '../src/database/database.ts';
import { openApp, testConfig } from './client.ts';
import { aSession } from './factories.ts';
import { shopNow } from './seeded.ts';

const { DATABASE_URL, SNAPSHOT = '', PICTURE_CACHE_DIR = '' } = process.env;

const database = DATABASE_URL
  ? await openDatabase({ kind: 'server', url: DATABASE_URL })
  : await openDatabase({ kind: 'memory' }, { loadFrom: await openAsBlob(SNAPSHOT) });
const { app } = openApp(database, { now: shopNow }, { ...testConfig, pictureCacheDir: PICTURE_CACHE_DIR });
const { id, name, role, username, lang, passchanged } = await database.db
  .selectFrom('accounts')
  .selectAll()
  .where('username', '=', 'lucia@velia.example')
  .executeTakeFirstOrThrow();
const { token } = await aSession(database.db, { id, name, role, username, lang, passchanged, password: '' });
const pictures = await database.db.selectFrom('pictures').select('hash').orderBy('hash').limit(60).execute();
const articles = await database.db.selectFrom('articles').select('code').orderBy('code').limit(200).execute();
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(
  `${JSON.stringify({
    address: app.listeningOrigin,
    token,
    pictures: pictures.map(({ hash }) => hash),
    codes: articles.map(({ code }) => code),
  })}\n`,
);
