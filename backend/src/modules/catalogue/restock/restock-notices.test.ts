import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locales } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import { openApp, testConfig } from '../../../../test/client.ts';
import { onDatabase, onServer } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { deleteExpired } from '../../../housekeeping.ts';
import type { Outbox, RestockMailData } from '../../../kit/outbox.ts';
import { changeStock } from '../changes/price-and-stock.ts';
import { publishProducts } from '../changes/publish.ts';
import { restockLimits } from './restock.routes.ts';
import { readRestockConfirmation } from './restock-confirmation.ts';
import { toRestockConfirmationMail, toRestockMail } from './restock-mail.ts';
import { mailAllBackInStock } from './restock-notices.ts';

function anOutbox() {
  const news: { key: string; news: RestockMailData }[] = [];
  const outbox: Outbox = {
    send: async (_trx, kind, key, payload) => {
      if (kind === 'restock-mail') news.push({ key, news: payload as RestockMailData });
    },
  };
  return { outbox, news };
}

/** One app per block. Each call has an address of its own, or limits would couple the tests. */
function withShop(database: () => OpenDatabase) {
  let asked = 0;
  let client: ReturnType<typeof openApp>;
  beforeAll(() => {
    client = openApp(database());
  });
  afterAll(() => client.app.close());
  const own = () => {
    asked += 1;
    return `10.2.${Math.floor(asked / 250)}.${asked % 250}`;
  };
  const ask = (body: object, address = own()) =>
    client.call('POST', '/api/public/portafolio/avisarDisponibilidad', { body, address });
  const confirm = (token: string) =>
    client.call('POST', '/api/public/portafolio/confirmarAviso', { body: { token }, address: own() });
  /** The last confirmation mail. */
  const lastQuestion = async () => {
    const job = client.sent.findLast(({ kind }) => kind === 'restock-confirmation');
    if (job?.kind !== 'restock-confirmation') throw new Error('nobody was asked');
    return readRestockConfirmation(database().db, testConfig, job.payload.noticeId);
  };
  const questions = () => client.sent.filter(({ kind }) => kind === 'restock-confirmation').length;
  /** Asks for an alert and confirms it by the mail. */
  const wait = async (body: object) => {
    await ask(body);
    return confirm((await lastQuestion())?.token ?? '');
  };
  return { ask, confirm, wait, lastQuestion, questions };
}

const waiting = async ({ pool }: OpenDatabase, code: string): Promise<{ email: string; locale: string }[]> =>
  (
    await pool.query(
      'select email, n.locale from restock_notices n join articles a on a.id = article_id where code = $1 order by n.id',
      [code],
    )
  ).rows;

/** An article that could be bought if it were in stock. */
async function aSoldOut(database: OpenDatabase, place: number) {
  const { rows } = await database.pool.query(
    `select a.code, p.reference, p.slug, lower(v.color_code) as color
     from articles a join product_cards c on c.product_id = a.product_id and c.available
       join products p on p.id = a.product_id join variants v on v.id = a.variant_id
     order by a.id offset $1 limit 1`,
    [place * 40],
  );
  const [article] = rows as { code: string; slug: Record<string, string>; color: string }[];
  if (!article) throw new Error('no article');
  const change = { db: database.db, outbox: anOutbox().outbox, now: shopNow() };
  for (const warehouse of ['Bodega central', 'Bodega Europa'] as const)
    await changeStock(change, article.code, warehouse, 0);
  return article;
}

onDatabase((database) => {
  const { ask, confirm, wait, lastQuestion, questions } = withShop(database);

  test('B003 F018 a restock request is answered alike the first time, repeated in another letter case, and for an unknown code', async () => {
    const { code } = await aSoldOut(database(), 0);
    const first = await ask({ locale: 'es', code, email: 'ana@example.com' });
    expect(first).toMatchObject({ status: 202, codigo: 0, datos: {} });
    const again = await ask({ locale: 'de', code, email: 'ANA@example.com' });
    const unknown = await ask({ locale: 'es', code: '0', email: 'ana@example.com' });
    const said = ({ status, codigo, mensaje, datos }: typeof first) => ({ status, codigo, mensaje, datos });
    expect([again, unknown].map(said)).toEqual([first, first].map(said));
    expect(await waiting(database(), code)).toEqual([{ email: 'ana@example.com', locale: 'de' }]);
  });

  test('B003 B017 F018 an address is mailed about stock only after it confirms, and is then not asked again', async () => {
    const { code } = await aSoldOut(database(), 9);
    const stranger = { locale: 'de', code, email: 'stranger@example.com' } as const;
    await ask(stranger);
    const question = await lastQuestion();
    if (!question) throw new Error('no question');
    const { to, text } = toRestockConfirmationMail(question, 'https://shop.example');
    expect(to).toBe('stranger@example.com');
    expect(text).toContain(`https://shop.example/de/validation/restock#${question.token}\n`);
    const { outbox, news } = anOutbox();
    const change = { db: database().db, outbox, now: shopNow() };
    await changeStock(change, code, 'Bodega Europa', 2);
    expect(news).toEqual([]);
    expect(await confirm(question.token)).toMatchObject({ status: 200, datos: {} });
    expect(await confirm(question.token)).toMatchObject({ status: 200, datos: {} });
    const asked = questions();
    await ask(stranger);
    expect(questions()).toBe(asked);
    await mailAllBackInStock(database().db, outbox);
    expect(news).toMatchObject([{ news: { to: 'stranger@example.com' } }]);
  });

  test('B017 F018 a forged token confirms nothing, and the mail’s own has expired after four days', async () => {
    const { code } = await aSoldOut(database(), 10);
    await ask({ locale: 'es', code, email: 'token@example.com' });
    const { token } = (await lastQuestion()) ?? { token: '' };
    for (const forged of [`${token}x`, token.replace(/^\d+/, '1'), token.replace(/\.\d+\./, '.9999.'), 'x'.repeat(30)])
      expect(await confirm(forged)).toMatchObject({ status: 404 });
    await database().pool.query("update restock_notices set asked_at = asked_at - interval '4 days' where email = $1", [
      'token@example.com',
    ]);
    const { token: old } = (await lastQuestion()) ?? { token: '' };
    expect(await confirm(old)).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
    await deleteExpired(database().db);
    expect(await waiting(database(), code)).toEqual([]);
  });

  test('B003 F018 returning stock mails each waiting address once, and deletes the notices', async () => {
    const { code, slug, color } = await aSoldOut(database(), 1);
    for (const locale of locales) await wait({ locale, code, email: `${locale}@example.com` });
    const { outbox, news } = anOutbox();
    const change = { db: database().db, outbox, now: shopNow() };
    await changeStock(change, code, 'Bodega central', 0);
    expect(news).toEqual([]);
    await changeStock(change, code, 'Bodega Europa', 2);
    expect(news.map(({ news: { to, locale, slug: address } }) => [to, locale, address])).toEqual(
      locales.map((locale) => [`${locale}@example.com`, locale, `${slug[locale]}/${color}`]),
    );
    expect(await waiting(database(), code)).toEqual([]);
    await changeStock(change, code, 'Bodega Europa', 0);
    await changeStock(change, code, 'Bodega Europa', 5);
    expect(news).toHaveLength(locales.length);
  });

  test('B003 F018 a failed change mails nobody and deletes no notice', async () => {
    const { code } = await aSoldOut(database(), 2);
    await wait({ locale: 'es', code, email: 'failing@example.com' });
    const failing: Outbox = {
      send: async (_trx, kind) => {
        if (kind === 'restock-mail') throw new Error('no outbox');
      },
    };
    const change = { db: database().db, outbox: failing, now: shopNow() };
    await expect(changeStock(change, code, 'Bodega central', 3)).rejects.toThrow('no outbox');
    expect(await waiting(database(), code)).toHaveLength(1);
  });

  test('B003 F018 a notice for an article already in stock is mailed with the next run', async () => {
    const { code } = await aSoldOut(database(), 3);
    const { outbox, news } = anOutbox();
    await changeStock({ db: database().db, outbox, now: shopNow() }, code, 'Bodega central', 3);
    await wait({ locale: 'en', code, email: 'late@example.com' });
    await mailAllBackInStock(database().db, outbox);
    expect(news).toMatchObject([{ news: { to: 'late@example.com' } }]);
    await mailAllBackInStock(database().db, outbox);
    expect(news).toHaveLength(1);
  });

  test('B003 F018 a product without its legal data triggers no mail', async () => {
    const { code } = await aSoldOut(database(), 4);
    await wait({ locale: 'es', code, email: 'legal@example.com' });
    const { outbox, news } = anOutbox();
    await database().pool.query(
      `update products set manufacturer_id = null where id = (select product_id from articles where code = $1)`,
      [code],
    );
    await changeStock({ db: database().db, outbox, now: shopNow() }, code, 'Bodega central', 3);
    expect(news).toEqual([]);
    expect(await waiting(database(), code)).toHaveLength(1);
  });

  test('B003 F018 a size in stock but without a price triggers no mail', async () => {
    const { code } = await aSoldOut(database(), 8);
    await wait({ locale: 'es', code, email: 'unpriced@example.com' });
    const { outbox, news } = anOutbox();
    await database()
      .db.transaction()
      .execute(async (trx) => {
        const { rows } = await sql<{ product_id: number }>`
          delete from prices using articles a where a.id = article_id and a.code = ${code} returning product_id`.execute(
          trx,
        );
        await publishProducts(
          trx,
          outbox,
          rows.map(({ product_id }) => product_id),
          shopNow(),
        );
      });
    await changeStock({ db: database().db, outbox, now: shopNow() }, code, 'Bodega central', 3);
    expect(news).toEqual([]);
    expect(await waiting(database(), code)).toHaveLength(1);
  });

  test('B003 a long queue is mailed completely', async () => {
    const { code } = await aSoldOut(database(), 5);
    await database().pool.query(
      `insert into restock_notices (article_id, email, locale, confirmed_at)
       select id, 'p' || n || '@example.com', 'es', now() from articles, generate_series(1, 450) n where code = $1`,
      [code],
    );
    const { outbox, news } = anOutbox();
    await changeStock({ db: database().db, outbox, now: shopNow() }, code, 'Bodega central', 3);
    expect(news).toHaveLength(200);
    await mailAllBackInStock(database().db, outbox);
    expect(new Set(news.map(({ key }) => key)).size).toBe(450);
    expect(await waiting(database(), code)).toEqual([]);
  });

  test('B003 restock requests are limited per household and mailbox', async () => {
    const { code } = await aSoldOut(database(), 6);
    const flood = [];
    for (let time = 0; time <= restockLimits.address.max; time += 1)
      flood.push(await ask({ locale: 'es', code, email: `f${time}@example.com` }, '10.7.7.7'));
    expect(flood.map(({ status }) => status)).toEqual([...Array(restockLimits.address.max).fill(202), 429]);
    const mailbox = [];
    for (let time = 0; time <= restockLimits.email.max; time += 1)
      mailbox.push(await ask({ locale: 'es', code, email: 'one@example.com' }));
    expect(mailbox.map(({ status }) => status)).toEqual([...Array(restockLimits.email.max).fill(202), 429]);
  });

  test.each([{ email: 'ana' }, { email: 'ana@example.com\nbcc: all@example.com' }, { code: 'a b' }, { size: '90C' }])(
    'B003 the restock request %j is refused',
    async (change) => {
      const body = { locale: 'es', code: '123', email: 'ana@example.com', ...change };
      expect((await ask(body)).status).toBe(422);
    },
  );
}, seededShop);

onServer((database) => {
  const { wait } = withShop(database);

  test('F018 two simultaneous increases of stock, and a run beside them, send one mail', async () => {
    const { code } = await aSoldOut(database(), 7);
    for (let round = 0; round < 5; round += 1) {
      const to = `r${round}@example.com`;
      await wait({ locale: 'es', code, email: to });
      const { outbox, news } = anOutbox();
      const change = { db: database().db, outbox, now: shopNow() };
      await Promise.all([
        changeStock(change, code, 'Bodega central', 3),
        changeStock(change, code, 'Bodega Europa', 2),
        mailAllBackInStock(database().db, outbox),
        mailAllBackInStock(database().db, outbox),
      ]);
      expect(news.map(({ news: { to: address } }) => address)).toEqual([to]);
      for (const warehouse of ['Bodega central', 'Bodega Europa'] as const)
        await changeStock(change, code, warehouse, 0);
    }
  });
}, seededShop);

test.each(locales)('F018 N22 the mail in %s names the garment in its text only and links to its colour', (locale) => {
  const news = { to: 'a@example.com', locale, name: 'Alba 1042', color: 'Negro', slug: 'alba-1042/neg' };
  const { to, subject, text } = toRestockMail(news, 'https://shop.example');
  expect(to).toBe('a@example.com');
  expect(subject).not.toMatch(/alba|negro|\d/i);
  expect(text).toContain('Alba 1042');
  expect(text).toContain(`https://shop.example${locale === 'es' ? '' : `/${locale}`}/catalogue/alba-1042/neg\n`);
});
