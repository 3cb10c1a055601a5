import { beforeAll, expect, test } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop } from '../../../../test/seeded.ts';
import type { Database } from '../../../database/schema.ts';
import { findOrders } from './find-orders.ts';

type Plan = { 'Index Name'?: string; 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

onDatabase((database) => {
  /** Enough rows for the planner to use an index. */
  beforeAll(async () => {
    const { db } = database();
    await sql`
      insert into guests (alias, name, surname, email, phone, created_at)
      select 'invited', 'Inés ' || md5(n::text), 'Soto', 'guest' || n || '@example.com', '+34' || 600000000 + n * 7919, now()
      from generate_series(1, 4000) n`.execute(db);
    await sql`
      insert into addresses (guest_id, kept, name, surname, line1, postal_code, town, state_code, country_code, phone, zone)
      select id, false, name, surname, 'Calle 1', '46003', 'València', '46', 'ES', phone, 'GENERAL' from guests`.execute(
      db,
    );
    await sql`
      insert into orders (number, guest_id, address_id, campaign_code, state, confirmed_at, total_cents, totals, shipping,
        units, points, terms_version, locale)
      select 'W26-' || row_number() over (), a.guest_id, a.id, o.campaign_code, o.state, o.confirmed_at, o.total_cents,
        o.totals, o.shipping, o.units, o.points, o.terms_version, o.locale
      from addresses a, (select * from orders where number is not null limit 1) o where a.guest_id is not null`.execute(
      db,
    );
    await sql`
      insert into order_lines (order_id, guest_id, article_id, quantity, seen_cents, unit_cents, unit_points, vat_rate)
      select o.id, o.guest_id, x.ids[1 + (row_number() over ()) % cardinality(x.ids)], 1, 2000, 2000, 0, 2100
      from orders o, (select array_agg(id) as ids from articles) x where o.guest_id is not null`.execute(db);
    await sql`analyze`.execute(db);
  });

  /** Indexes and whole tables by which a planner answers that may not read a table where an index is there. */
  async function planOf(typed: string) {
    const asked: { sql: string; parameters: readonly unknown[] }[] = [];
    const dialect = new PostgresDialect({ pool: database().pool });
    const db = new Kysely<Database>({ dialect, log: ({ query }) => void asked.push(query) });
    await findOrders(db, typed, { from: 0, most: 26 });
    const [query] = asked;
    if (!query) throw new Error('Nothing was asked');
    const client = await database().pool.connect();
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(`explain (format json) ${query.sql}`, [...query.parameters]);
    await client.query('rollback');
    client.release();
    const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
    const all = nodes(rows[0]['QUERY PLAN'][0].Plan as Plan);
    return {
      indexes: all.flatMap((node) => node['Index Name'] ?? []),
      whole: all.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
    };
  }

  test.each([
    ['V26-004817', ['orders_number_parts', 'articles_code_upper', 'order_lines_article', 'executives_code']],
    ['maruja soler', ['guests_words', 'addresses_words']],
    ['+34 612 345 678', ['guests_phone', 'addresses_phone']],
    ['maruja@', ['guests_mail']],
  ])('N13 %s is looked up by indexes alone', async (typed, expected) => {
    const { indexes, whole } = await planOf(typed);
    expect(whole).toEqual([]);
    expect(indexes).toEqual(expect.arrayContaining(expected));
  });

  test('names are found regardless of case, accents, punctuation and word order, in Latin and Cyrillic letters', async () => {
    const isFound = async (name: string, typed: string) => {
      const { rows } = await sql<{ found: boolean }>`
        select name_words(${name}) @@ name_query(${typed}) as found`.execute(database().db);
      return rows[0]?.found ?? false;
    };
    const finds = [
      ['María-José D’Ávila Ñúñez', 'nunez MARIA'],
      ['María-José D’Ávila Ñúñez', 'avila jos'],
      ['Łucja Őrsi', 'lucja orsi'],
      ['Наталья Петрова', 'петр'],
      ['Strauß', 'strauss'],
    ] as const;
    for (const [name, typed] of finds) expect([name, typed, await isFound(name, typed)]).toEqual([name, typed, true]);
    expect(await isFound('Maruja Soler', 'maruja vidal')).toBe(false);
    expect(await isFound('Maruja Soler', 'ruja')).toBe(false);
    expect(await isFound('Maruja Soler', "' | :* & !")).toBe(false);
  });
}, seededShop);
