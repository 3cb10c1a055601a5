import { expect, test } from '@jest/globals';
import { closeAccountKeys } from 'contract/account/message-keys.ts';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { aClientBook } from '../../../test/client-book.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aDesk, type Executive } from '../../../test/orders.ts';
import { withRequests } from '../../../test/requests.ts';
import { seededShop } from '../../../test/seeded.ts';
import { erasedByAccount, erasedByExecutive, erasedSeparately, keptTables } from './erased-tables.ts';

onDatabase((database) => {
  const { at, aPair, call, sent } = withRequests(database);
  const book = aClientBook(database, () => call);
  const close = ({ token }: { token: string }, password: string) =>
    call<AnswerOf<'closeExecutive'>>('POST', '/api/socia/cerrarCuenta', { token, body: { password } });
  const rowsOf = async (table: string, column: string, id: string) =>
    (
      await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
        database().db,
      )
    ).rows;
  const post = ({ id }: Executive, cents: number) =>
    sql`insert into account_movements (executive_id, kind, cents, account_id) values (${id}, 'CARGO', ${cents}, ${id})`.execute(
      database().db,
    );

  test('every table with the id of an executive or an account is listed, as erased with the account or as kept for a reason', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct c.table_name as "table" from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name in ('executive_id', 'account_id')`.execute(database().db);
    const decided: string[] = [
      ...erasedByExecutive,
      ...erasedByAccount,
      ...erasedSeparately,
      ...Object.keys(keptTables),
    ];
    expect(rows.map(({ table }) => table).filter((table) => !decided.includes(table))).toEqual([]);
  });

  test('P01 an account ended by its executive cannot sign in, sells nothing and knows no clients; placed orders stay', async () => {
    const { executive, client } = await aPair();
    const ada = await book.add(executive, { nombre: 'Ada', telefono: '+34600111222', notas: 'secreto' });
    await book.aSale(executive, ada, { state: 'ENTREGADA' });
    await aDesk(call, executive).addCodes({ [at(0).code]: 1 });

    expect(await close(executive, 'another-Password-1')).toMatchObject({
      ...{ status: 422, campos: { password: 'error.field.wrong' } },
    });
    expect(await close(executive, executive.account.password)).toMatchObject({ status: 200 });

    expect((await aDesk(call, executive).order()).status).toBe(401);
    const { username: usuario, password: clave } = executive.account;
    expect((await call('POST', '/api/login', { body: { usuario, clave } })).status).toBe(401);
    const [she] = await rowsOf('executives', 'account_id', executive.id);
    expect(she).toMatchObject({ state: 'BLOQUEADA', alias: she?.code, phone: '' });
    expect(await rowsOf('accounts', 'id', executive.id)).toMatchObject([
      { name: executive.account.name, email: null, status: 'blocked' },
    ]);
    expect(await rowsOf('orders', 'executive_id', executive.id)).toMatchObject([{ state: 'ENTREGADA' }]);
    for (const table of erasedByExecutive) expect(await rowsOf(table, 'executive_id', executive.id)).toEqual([]);
    for (const table of erasedByAccount) expect(await rowsOf(table, 'account_id', executive.id)).toEqual([]);
    const known = await rowsOf('client_book', 'executive_id', executive.id);
    expect(known.map(({ name, phone, notes, state }) => [name, phone, notes, state]).sort()).toEqual(
      [
        ['Ada', null, '', 'BORRADA'],
        [client.name, null, '', 'ACTIVA'],
      ].sort(),
    );
    // The client can still sign in, but send no more requests to this executive.
    expect((await client.home())?.nombre).toBe(client.name);
    expect((await client.post({ productos: [], respuestas: [] })).status).toBe(403);
    expect(sent().at(-1)).toMatchObject({ payload: { about: 'closed', to: usuario, name: executive.account.name } });
  });

  test('an order cancelled before it was placed does not keep the account open, and its alias becomes a former one', async () => {
    const { executive } = await aPair();
    const { db } = database();
    await aDesk(call, executive).addCodes({ [at(0).code]: 1 });
    const advisor = await anAccount(db, { role: 'ROLE_T' });
    await db.insertInto('assignments').values({ advisor_id: advisor.id, executive_id: executive.id }).execute();
    const acting = await aSession(db, executive.account, { actorSessionId: (await aSession(db, advisor)).id });
    expect((await call('GET', '/api/asesora/cancelarOrden', { token: acting.token })).status).toBe(200);
    await sql`update executives set alias = 'Carmela', identity_type = 'NIF', identity_number = '12345678Z'
      where account_id = ${executive.id}`.execute(db);
    expect(await close(executive, executive.account.password)).toMatchObject({ status: 200 });
    expect(await rowsOf('store_former_aliases', 'executive_id', executive.id)).toMatchObject([{ alias: 'carmela' }]);
    expect(await rowsOf('executives', 'account_id', executive.id)).toMatchObject([{ identity_number: null }]);
    expect(await rowsOf('order_lines', 'executive_id', executive.id)).toEqual([]);
  });

  test('P01 an account with a pending order, exchange or balance stays, and the refusal says why', async () => {
    const { executive } = await aPair();
    const ada = await book.add(executive, { nombre: 'Ada' });
    const { number } = await book.aSale(executive, ada, { state: 'ENVIADA' });
    expect(await close(executive, executive.account.password)).toMatchObject({
      ...{ status: 409, mensaje: closeAccountKeys.orders },
    });
    await sql`update orders set state = 'ENTREGADA' where number = ${number}`.execute(database().db);
    await sql`insert into exchanges (number, order_id, locale, asked_at, held_until, changed_at)
      select 'C26-22222222', id, 'es', now(), now(), now() from orders where number = ${number}`.execute(database().db);
    expect((await close(executive, executive.account.password)).mensaje).toBe(closeAccountKeys.orders);
    await sql`update exchanges set state = 'ENVIADO' where number = 'C26-22222222'`.execute(database().db);
    await post(executive, 500);
    expect(await close(executive, executive.account.password)).toMatchObject({
      ...{ status: 409, mensaje: closeAccountKeys.money },
    });
    await post(executive, -700);
    expect((await close(executive, executive.account.password)).mensaje).toBe(closeAccountKeys.money);
    expect((await book.read(executive, ada))?.nombre).toBe('Ada');
    await post(executive, 200);
    expect((await close(executive, executive.account.password)).status).toBe(200);
  });

  test('P02 an advisor who acts as an executive cannot end the account', async () => {
    const { executive } = await aPair();
    const { db } = database();
    const advisor = await anAccount(db, { role: 'ROLE_T' });
    const acting = await aSession(db, executive.account, { actorSessionId: (await aSession(db, advisor)).id });
    expect((await close(acting, executive.account.password)).status).toBe(403);
    expect((await close(executive, executive.account.password)).status).toBe(200);
  });
}, seededShop);
