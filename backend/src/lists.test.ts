import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kysely, PostgresDialect } from 'kysely';
import { openApp } from '../test/client.ts';
import { aSession } from '../test/factories.ts';
import { onDatabase } from '../test/harness.ts';
import { type DeskCall, deskCalls, fillDesk, knowDesk, largeDesk } from '../test/large-desk.ts';
import { anExecutive } from '../test/orders.ts';
import { seededShop, shopNow } from '../test/seeded.ts';
import type { Database } from './database/schema.ts';

type Query = { sql: string; parameters: readonly unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Tables with enough rows that the planner uses an index, if there is one. */
const filled = [
  ...['client_book', 'client_consents', 'orders', 'order_lines', 'order_events'],
  ...['account_movements', 'ledger_entries', 'ledger_transfers'],
  ...['requests', 'request_lines', 'request_events'],
];

onDatabase((database) => {
  const asked: Query[] = [];
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    const { pool } = database();
    const dialect = new PostgresDialect({ pool });
    const db = new Kysely<Database>({ dialect, log: ({ query }) => void asked.push(query) });
    shop = openApp({ ...database(), db }, { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const askAs =
    (token: string) =>
    async ([method, path, body]: DeskCall) =>
      (await shop.call(method, path, { token, ...(body && { body }) })).datos;

  test('C060 C083 C087 the lists of a large account have all their pages, and those of another executive scan no large table', async () => {
    const she = await anExecutive(database().db);
    await fillDesk(database().db, she.id, shopNow());
    const askHer = askAs(she.token);
    const known = await knowDesk(askHer);
    const { last } = known;
    expect(last).toMatchObject({
      clients: largeDesk.clients / 20,
      orders: largeDesk.orders / 20,
      requests: largeDesk.requests / 20,
    });

    // The same for one client: not all of an executive's sales are read.
    const { client, 'what a client bought': bought } = deskCalls(known);
    for (const call of [client, bought]) expect(await tablesReadWhole(askHer, call)).not.toContain('order_lines');

    const ask = askAs((await anExecutiveOfTheSeed()).token);
    const whole: Record<string, string[]> = {};
    for (const [name, call] of Object.entries(deskCalls(await knowDesk(ask)))) {
      const tables = await tablesReadWhole(ask, call);
      if (tables.length > 0) whole[name] = tables;
    }
    expect(whole).toEqual({});
  });

  async function anExecutiveOfTheSeed() {
    const { username, ...account } = await database()
      .db.selectFrom('accounts')
      .select(['id', 'name', 'role', 'username', 'lang', 'passchanged'])
      .where('username', '=', 'lucia@velia.example')
      .executeTakeFirstOrThrow();
    return aSession(database().db, { ...account, username, password: '' });
  }

  async function tablesReadWhole(ask: ReturnType<typeof askAs>, call: DeskCall | undefined): Promise<string[]> {
    if (!call) throw new Error('There is no such call');
    asked.length = 0;
    expect(await ask(call)).toBeTruthy();
    const tables: string[] = [];
    for (const query of [...asked]) tables.push(...(await readWhole(query)));
    return tables;
  }

  /** Tables that a query scans completely. */
  async function readWhole({ sql, parameters }: Query): Promise<string[]> {
    if (!/^\s*(select|with)\b/i.test(sql)) return [];
    const { rows } = await database().pool.query(`explain (format json) ${sql}`, [...parameters]);
    return listWhole(rows[0]['QUERY PLAN'][0].Plan);
  }

  function listWhole(plan: Plan): string[] {
    const { 'Node Type': node, 'Relation Name': table = '', Plans: below = [] } = plan;
    const isWhole = node === 'Seq Scan' && filled.includes(table);
    return [...(isWhole ? [table] : []), ...below.flatMap(listWhole)];
  }
}, seededShop);
