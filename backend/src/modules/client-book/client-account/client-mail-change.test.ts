import { beforeEach, expect, test } from '@jest/globals';
import type { BodyOf } from 'contract/calls/table.ts';
import { testConfig } from '../../../../test/client.ts';
import { aClientBook } from '../../../../test/client-book.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { lastMailOfChange } from '../../../../test/mail-change.ts';
import { withRequests } from '../../../../test/requests.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { addMailRefusal, mailboxKeyOf } from '../mail-refusals.repository.ts';

onDatabase((database) => {
  const { aPair, call, sent } = withRequests(database);
  const book = aClientBook(database, () => call);
  let hers: Awaited<ReturnType<typeof aPair>>;
  let was = '';
  let tries = 0;
  beforeEach(async () => {
    tries += 1;
    was = `ada.${tries}@velia.com`;
    await database().db.deleteFrom('paces').execute();
    hers = await aPair();
    await database()
      .db.updateTable('accounts')
      .set({ email: was, username: was, email_confirmed: true })
      .where('id', '=', hers.client.id)
      .execute();
  });

  const update = async (body: Omit<BodyOf<'updateClient'>, 'version'>) =>
    call('POST', '/api/clientes/cambiarDatosCliente', {
      token: hers.client.token,
      body: { version: (await hers.client.home())?.version, ...body },
    });
  const ask = (email: string, password = hers.client.password) => update({ email, password });
  const lastMail = () => lastMailOfChange(database().db, sent());
  const codeOfMail = async () => /^\d{6}$/m.exec((await lastMail())?.text ?? '')?.[0] ?? '';
  const signIn = (usuario: string) =>
    call('POST', '/api/clientes/login', {
      body: { usuario, clave: hers.client.password },
      address: `198.26.0.${tries}`,
    });
  const idOf = async () =>
    (
      await database()
        .db.selectFrom('client_book')
        .select('id')
        .where('account_id', '=', hers.client.id)
        .executeTakeFirstOrThrow()
    ).id;

  test("a client's new address applies once its mailed code is entered, and the old address is notified", async () => {
    const next = `ada.new.${tries}@velia.com`;
    expect((await ask(next)).status).toBe(200);
    expect(await hers.client.home()).toMatchObject({ correo: was, correoPorConfirmar: next });
    expect(await lastMail()).toMatchObject({ to: next });
    const code = await codeOfMail();
    expect((await update({ code })).status).toBe(200);
    expect(await hers.client.home()).toMatchObject({ correo: next, correoPorConfirmar: null });
    expect(await lastMail()).toMatchObject({ to: was });
    expect((await book.read(hers.executive, String(await idOf())))?.correo).toBe(next);
    expect([(await signIn(was)).status, (await signIn(next)).status]).toEqual([401, 200]);
    expect(await update({ code })).toMatchObject({ status: 422 });
  });

  test("a missing password, a wrong code or another client's address changes nothing", async () => {
    const other = await aPair();
    await database()
      .db.updateTable('accounts')
      .set({ email: `eva.${tries}@velia.com`, email_confirmed: true })
      .where('id', '=', other.client.id)
      .execute();
    expect(await update({ email: 'x@velia.com' })).toMatchObject({
      ...{ status: 422, campos: { password: 'error.field.required' } },
    });
    expect(await ask('x@velia.com', 'not-hers')).toMatchObject({
      ...{ status: 422, campos: { password: 'error.field.wrong' } },
    });
    expect((await ask(`eva.${tries}@velia.com`)).status).toBe(200);
    expect((await lastMail())?.text).not.toMatch(/\d{6}/);
    expect(await update({ code: '123456' })).toMatchObject({ status: 422 });
    expect(await hers.client.home()).toMatchObject({ correo: was });
  });

  test('an address of the staff is free for a client, because clients sign in separately', async () => {
    const { username } = await database()
      .db.selectFrom('accounts')
      .select('username')
      .where('username', 'like', 'lucia@%')
      .where('role', '=', 'ROLE_W')
      .executeTakeFirstOrThrow();
    await ask(username.replace(/@.*/, '@velia.com'));
    await database().db.updateTable('mail_changes').set({ email: username }).execute();
    expect(await codeOfMail()).toHaveLength(6);
  });

  test('refusals of a mailbox move along to the new address', async () => {
    const { db } = database();
    const keyOf = (address: string) => mailboxKeyOf(testConfig, hers.executive.id, address);
    await addMailRefusal(db, keyOf(was), new Date('2026-01-01T10:00:00Z'));
    const next = `ada.quiet.${tries}@velia.com`;
    await ask(next);
    await update({ code: await codeOfMail() });
    const kept = await db.selectFrom('client_mail_refusals').selectAll().execute();
    expect(JSON.stringify(kept)).toContain(keyOf(next));
  });
}, seededShop);
