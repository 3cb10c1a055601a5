import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Call } from 'contract/call.ts';
import { type AnswerOf, calls, type Verb } from 'contract/calls/table.ts';
import { type RoleName, roles } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { TSchema } from 'typebox';
import { type Client, openApp } from '../test/client.ts';
import { anAccount, aSession, assign } from '../test/factories.ts';
import { withDatabase } from '../test/harness.ts';
import { aDesk, anExecutive, type Desk, type Executive, listStocked } from '../test/orders.ts';
import { seededShop, shopNow } from '../test/seeded.ts';

// Every call with a token is made with each id of another owner, in every place for an id: by executives, by their own
// and others' clients, and by an advisor who looks after somebody else.

const database = withDatabase(seededShop);
let call: Client;
let close = async () => {};
let code = '';
let owner: Awaited<ReturnType<typeof aRichExecutive>>;
/** An executive with an order in hand and one without; among the clients one of the owner's own. */
let strangers: Record<RoleName, Desk[]>;
beforeAll(async () => {
  const { app, call: client } = openApp(database(), { now: shopNow });
  call = client;
  close = async () => {
    await app.close();
  };
  code = (await listStocked(database().db, 12, 1))[0]?.code ?? '';
  owner = await aRichExecutive();
  const [one, other] = [await anExecutive(database().db), await anExecutive(database().db)];
  strangers = {
    executive: [aDesk(call, one), aDesk(call, other)],
    client: [aDesk(call, await aClientOf(owner.executive, 'Vecina')), aDesk(call, await aClientOf(other, 'Otra'))],
    advisor: [aDesk(call, await anAdvisorOf(other))],
  };
});
afterAll(() => close());

const rows = (calls as readonly Call[]).filter(({ token, effect }) => token in roles && effect !== 'sign-out');

/** A field with one of these names holds the id of an owned thing. */
const idFields = [
  'linea',
  'lineas',
  'cliente',
  'orden',
  'pedido',
  'client',
  'order',
  'list',
  'remove',
  'direccion',
  'regalo',
  'id',
  'x',
  'a',
  'socia',
  'solicitud',
  'clientes',
  'fusionarCon',
];

/** For ids nested deeper than an example shows, and for calls whose example creates something. */
const bodies: Partial<Record<Verb, object[]>> = {
  editClients: [
    { clientes: [{ clave: '1', id: 'id', notas: 'mine' }] },
    { clientes: [{ clave: '1', id: 'id', estado: 'BORRADA' }] },
    { clientes: [{ clave: '1', id: 'id', fusionarCon: 'id' }] },
  ],
  sendRequest: [{ productos: [], respuestas: [{ solicitud: 'id', linea: 'id', acepta: true }] }],
};

const secrets = { client: 'Nombre secreto', note: 'nota secreta', list: 'Lista secreta', own: 'Clienta secreta' };

/** A client with an account, in the book of an executive. */
async function aClientOf({ id }: Executive, name: string) {
  const { db } = database();
  const account = await anAccount(db, { role: roles.client });
  await db.insertInto('clients').values({ account_id: account.id, executive_id: id, phone: null }).execute();
  const { id: booked } = await db
    .insertInto('client_book')
    .values({ executive_id: id, account_id: account.id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...account, booked: String(booked), token: (await aSession(db, account)).token };
}

async function anAdvisorOf({ id }: Executive) {
  const { db } = database();
  const account = await anAccount(db, { role: roles.advisor });
  await assign(db, account.id, id);
  return aSession(db, account);
}

async function aRichExecutive() {
  const executive = await anExecutive(database().db);
  const desk = aDesk(call, executive);
  const client = await desk.aClient(secrets.client);
  const line = { clave: '1', codigo: code, cantidadPedida: 2, cliente: client.id, nota: secrets.note };
  const added = await desk.add([line]);
  const lists = await desk.post<AnswerOf<'saveList'>>('guardarListaPedido', { name: secrets.list }, desk.newKey());
  const { datos: order } = await desk.order();
  const number = `T${executive.account.id.slice(0, 8).toUpperCase()}`;
  await copyAsConfirmed(executive, number);
  const addresses = await sql<{ id: string }>`
    insert into addresses (executive_id, kept, name, surname, line1, postal_code, town, state_code, country_code, zone)
    values (${executive.id}, true, 'Ana', ${secrets.client}, 'Calle 1', '46005', 'València', '46', 'ES', 'GENERAL')
    returning id`.execute(database().db);
  const asker = await aClientOf(executive, secrets.own);
  const asked = await call<AnswerOf<'sendRequest'>>('POST', '/api/clientes/enviarProductos', {
    token: asker.token,
    body: { productos: [{ _id: '1', codigo: code, cantidadPedida: 1, precio: 1 }], nota: secrets.note },
    headers: { 'idempotency-key': desk.newKey() },
  });
  const [{ code: ownCode } = { code: '' }] = await database()
    .db.selectFrom('executives')
    .select('code')
    .where('account_id', '=', executive.id)
    .execute();
  const ids = [
    ...[asker.id, asker.booked, asked.datos?.solicitud?.id, executive.id, ownCode],
    client.id,
    added.datos?.resultados[0]?.linea?.id,
    lists.datos?.lists[0]?.id,
    order?.id,
    number,
    addresses.rows[0]?.id,
  ];
  return { executive, desk, asker, ids: ids.filter((id) => id !== undefined) };
}

/** A confirmed order of the executive, made directly in the database. */
async function copyAsConfirmed({ id }: Executive, number: string): Promise<void> {
  await sql`
    insert into orders (number, executive_id, campaign_code, state, confirmed_at, units, points, total_cents, totals,
      shipping, terms_version, locale)
    select ${number}, ${id}, campaign_code, 'PENDIENTE', ${shopNow()}, units, points, total_cents, totals, shipping,
      terms_version, locale
    from orders where number = 'V26-004577'`.execute(database().db);
  await sql`
    insert into order_lines (order_id, executive_id, article_id, client_id, quantity, note, seen_cents, unit_cents,
      unit_points, vat_rate)
    select o.id, l.executive_id, l.article_id, l.client_id, 1, l.note, l.seen_cents, l.seen_cents, 1, 2100
    from order_lines l, orders o where l.executive_id = ${id} and o.number = ${number}`.execute(database().db);
}

/** All rows of an executive and of the executive's client, from every table. */
async function snapshot({ executive, asker }: typeof owner): Promise<string> {
  return `${await rowsOf('executive_id', executive.id)}\n${await rowsOf('account_id', asker.id)}`;
}

async function rowsOf(column: string, id: string): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${column} order by table_name`.execute(database().db);
  expect(tables.length).toBeGreaterThan(4);
  const contents = [];
  for (const { name } of tables) {
    const { rows: own } = await sql`
      select to_jsonb(t) as row from ${sql.table(name)} t where ${sql.ref(column)} = ${id} order by to_jsonb(t)::text`.execute(
      database().db,
    );
    contents.push(`${name} ${JSON.stringify(own)}`);
  }
  return contents.join('\n');
}

type Parts = Pick<Call['example'], 'params' | 'query' | 'body'>;

/** A row's example, and one request for each variant that it does not show. */
function listRequests({ verb, example, query, body }: Call): Parts[] {
  const { params, query: givenQuery, body: givenBody } = example;
  const given = bodies[verb as Verb];
  if (given) return given.map((fields) => ({ params, query: givenQuery, body: fields }));
  const requests: Parts[] = [{ params, query: givenQuery, body: givenBody }];
  for (const fields of variantsOf(query, givenQuery)) requests.push({ params, query: fields, body: givenBody });
  for (const fields of variantsOf(body, givenBody)) requests.push({ params, query: givenQuery, body: fields });
  return requests;
}

/** Fields of the schema's branches that can hold an id and that the example leaves out. */
function variantsOf(schema: TSchema | undefined, example: unknown): object[] {
  const {
    anyOf,
    properties,
    required = [],
  } = (schema ?? {}) as {
    anyOf?: TSchema[];
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  if (anyOf) return anyOf.flatMap((branch) => variantsOf(branch, pickKnown(branch, example)));
  return Object.keys(properties ?? {})
    .filter((name) => idFields.includes(name) && !(name in Object(example)))
    .map((name) => ({ ...Object(example), [name]: 'id' }))
    .filter((fields) => required.every((name) => name in fields));
}

const pickKnown = (branch: TSchema, example: unknown) => {
  const { properties = {} } = branch as { properties?: object };
  return Object.fromEntries(Object.entries(Object(example)).filter(([name]) => name in properties));
};

/** Puts the id in every place for one; without a version, which would refuse the call before ids are checked. */
function withId(value: unknown, id: string, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withId(item, id, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'version')
        .map(([name, child]) => [name, withId(child, id, name)]),
    );
  if (field === 'codigo' && typeof value === 'string') return code;
  return typeof value === 'string' && idFields.includes(field) ? id : value;
}

async function ask(row: Call, request: Parts, id: string, { token, newKey }: Desk) {
  const { params = {}, query, body } = withId(request, id) as Parts;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? id));
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const reply = await call<{ resultados?: { resultado: string }[] }>(row.method, path + search, {
    token,
    headers: { 'idempotency-key': newKey() },
    ...(row.method === 'POST' && { body: body ?? {} }),
  });
  const { status, mensaje, campos, datos, text } = reply;
  const outcomes = datos?.resultados?.map(({ resultado }) => resultado);
  return { text, said: { status, mensaje, campos, outcomes } };
}

/** An unused id of the same form: numbers begin with 1, others differ in their last character. */
function nobodys(id: string): string {
  if (/^\d+$/.test(id)) return '0'.repeat(id.length);
  const last = id.slice(-1);
  const others = /\d/.test(last) ? '01' : /[a-z]/.test(last) ? 'ab' : 'AB';
  return id.slice(0, -1) + [...others].find((sign) => sign !== last);
}

describe.each(rows.map((row) => [row.verb, row] as const))('%s', (verb, row) => {
  test(`P01 ${verb} shows and changes nothing of another owner and answers foreign ids like unknown ids`, async () => {
    await strangers.executive[0]?.addCodes({ [code]: 1 });
    const before = await snapshot(owner);
    for (const request of listRequests(row)) {
      const holdsIds = JSON.stringify(withId(request, 'the-id')).includes('the-id');
      // Without an id the request is the same for every id.
      for (const id of holdsIds || row.path.includes('{') ? owner.ids : owner.ids.slice(0, 1)) {
        for (const stranger of strangers[row.token as RoleName]) {
          const unknown = await ask(row, request, nobodys(id), stranger);
          const { text, said } = await ask(row, request, id, stranger);
          expect(said.status).toBeLessThan(500);
          for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
          if (holdsIds) expect(said).toEqual(unknown.said);
        }
      }
    }
    expect(await snapshot(owner)).toBe(before);
  });
});

test('P01 P02 P03 the table of calls with an owner covers all three roles, and all calls of the order', () => {
  const count = (role: RoleName) => rows.filter(({ token }) => token === role).length;
  expect([count('executive') > 60, count('client') > 4, count('advisor') > 2]).toEqual([true, true, true]);
  const verbs = rows.map(({ verb }) => verb);
  expect(verbs).toEqual(
    expect.arrayContaining([
      ...[
        'readOrderInHand',
        'omitClient',
        'listPendingOrders',
        'addLines',
        'updateLine',
        'removeLines',
        'listOrderClients',
        'repeatLines',
        'saveList',
      ],
      ...[
        'readGiftOptions',
        'readOrderSummary',
        'settleOrder',
        'readConfirmedOrder',
        'readOrderPayment',
        'chooseGifts',
        'confirmOrder',
        'applyCoupon',
        'listShippingOptions',
        'chooseShipping',
        'chooseDeliveryAddress',
      ],
    ]),
  );
});
