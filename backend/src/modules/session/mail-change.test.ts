import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { openApp } from '../../../test/client.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { lastMailOfChange } from '../../../test/mail-change.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { Db } from '../../database/schema.ts';
import { createLink } from './links.repository.ts';
import { hashPassword } from './passwords.ts';

const password = 'amber-Lantern-77';
const was = 'lucia@velia.com';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let db: Db;
  let hash: string;
  beforeAll(async () => {
    shop = openApp(database(), { now: shopNow });
    db = database().db;
    hash = await hashPassword(password);
  });
  afterAll(() => shop.app.close());

  let tries = 0;
  let account: Awaited<ReturnType<typeof anAccount>>;
  let own: Awaited<ReturnType<typeof aSession>>;
  beforeEach(async () => {
    tries += 1;
    await db.deleteFrom('paces').execute();
    await db.deleteFrom('mail_changes').execute();
    const hers = await db
      .updateTable('accounts')
      .set({ password_hash: hash, email: was, username: was })
      .where('id', 'in', (from) => from.selectFrom('executives').select('account_id').where('code', '=', 'E1001'))
      .returning(['id', 'name', 'username', 'role', 'lang'])
      .executeTakeFirstOrThrow();
    account = { ...hers, passchanged: 'S', password };
    await db.updateTable('accounts').set({ email: 'nadia@velia.com' }).where('username', 'like', 'nadia@%').execute();
    own = await aSession(db, account);
  });

  const profile = async (token = own.token) =>
    (await shop.call<AnswerOf<'readExecutive'>>('GET', '/api/socia/consultarSociaSesion', { token })).datos;
  const update = async (body: object, token = own.token) =>
    shop.call<AnswerOf<'updateExecutive'>>('POST', '/api/socia/actualizarDatos', {
      token,
      body: { version: (await profile())?.version, ...body },
    });
  const ask = (correo: string, claveActual = password) => update({ correo, claveActual });
  const confirm = (codigoCorreo: string) => update({ codigoCorreo });
  const signIn = (usuario: string) =>
    shop.call('POST', '/api/login', { body: { usuario, clave: password }, address: `198.25.0.${tries}` });
  /** The mail of the last requested change. */
  const lastMail = () => lastMailOfChange(db, shop.sent);
  const codeOfMail = async () => /^\d{6}$/m.exec((await lastMail())?.text ?? '')?.[0] ?? '';

  test('C066 R28 an address counts once the code of its mail is entered, and links mailed to the old one stop working', async () => {
    const link = await createLink(db, { accountId: account.id }, 10);
    expect((await ask('lucia.new@velia.com')).datos).toMatchObject({
      correo: was,
      correoPorConfirmar: 'lucia.new@velia.com',
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: 'lucia.new@velia.com', locale: 'es' });
    expect(mail?.text).not.toContain('Lucía');
    expect(await signIn('lucia.new@velia.com')).toMatchObject({ status: 401 });

    const code = await codeOfMail();
    expect((await confirm(code)).datos).toMatchObject({ correo: 'lucia.new@velia.com', correoPorConfirmar: null });
    expect(await signIn('lucia.new@velia.com')).toMatchObject({ status: 200 });
    expect(await signIn(was)).toMatchObject({ status: 401 });
    expect(await lastMail()).toMatchObject({ to: was, text: expect.stringContaining('Lucía') });
    const opened = await shop.call('POST', '/api/public/validarRecordarContrasena', { body: { token: link } });
    expect(opened.status).toBe(410);
    expect(await confirm(code)).toMatchObject({ status: 422, campos: { codigoCorreo: 'error.field.absent' } });
  });

  test('C066 a missing or wrong password, the present address or an acting advisor starts no change', async () => {
    const { version } = (await profile()) ?? {};
    for (const [body, campos] of [
      [{ correo: 'x@velia.com' }, { claveActual: 'error.field.required' }],
      [{ correo: 'x@velia.com', claveActual: 'not-hers-1' }, { claveActual: 'error.field.wrong' }],
      [{ correo: 'LUCIA@velia.com', claveActual: password }, { correo: 'error.field.same' }],
      [{ codigoCorreo: '000000' }, { codigoCorreo: 'error.field.absent' }],
      [{ codigoCorreo: '12345' }, { codigoCorreo: 'error.field.pattern' }],
    ])
      expect(await update({ nombre: 'Other', ...body })).toMatchObject({ status: 422, campos });
    const advisor = await aSession(db, await anAccount(db, { role: 'ROLE_T' }));
    const { token } = await aSession(db, account, { actorSessionId: advisor.id });
    const acting = await shop.call<{ token: string }>('POST', '/api/refreshToken', {
      body: { ambito: 'socia' },
      token,
    });
    const asHer = await update({ correo: 'x@velia.com', claveActual: password }, acting.datos?.token);
    expect(asHer.status).toBe(403);
    expect(await profile()).toMatchObject({ version, nombre: 'Lucía', correoPorConfirmar: null });
  });

  test('C066 an address in use is told to its owner by a mail without a code, not in the answer', async () => {
    expect((await ask('Nadia@velia.com')).datos).toMatchObject({ correoPorConfirmar: 'Nadia@velia.com' });
    const mail = await lastMail();
    expect(mail?.to).toBe('Nadia@velia.com');
    expect(mail?.text).not.toMatch(/\d{6}/);
    expect(await confirm('000000')).toMatchObject({ status: 422, campos: { codigoCorreo: 'error.field.wrong' } });
  });

  test('C066 a code is valid for the last requested address until it expires, and guesses are limited', async () => {
    await ask('first@velia.com');
    const first = await codeOfMail();
    await ask('second@velia.com');
    expect(await confirm(first)).toMatchObject({ status: 422, campos: { codigoCorreo: 'error.field.wrong' } });
    const second = await codeOfMail();
    await database().pool.query("update mail_changes set expires_at = now() - interval '1 s'");
    expect(await confirm(second)).toMatchObject({ status: 422, campos: { codigoCorreo: 'error.field.absent' } });
    const answers: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) answers.push((await confirm('123456')).status);
    expect(answers.at(-1)).toBe(429);
  });

  test('C066 codes to one mailbox are limited, and none is stored in the clear', async () => {
    const answers: number[] = [];
    for (let round = 0; round < 6; round += 1) answers.push((await ask(`a.b+${round}@velia.com`)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const code = await codeOfMail();
    expect(code).toHaveLength(6);
    const { rows } = await database().pool.query('select * from mail_changes');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
}, seededShop);
