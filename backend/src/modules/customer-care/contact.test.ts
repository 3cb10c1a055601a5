import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { testConfig } from '../../../test/client.ts';
import { withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { deleteExpired } from '../../housekeeping.ts';
import { answerDeadlineOf } from './answer-deadline.ts';
import { writeContactMail } from './contact-mail.ts';

type Contacted = AnswerOf<'contactCare'>;
const plain = {
  idioma: 'es',
  asunto: 'PEDIDO',
  nombre: 'Inés Soto',
  correo: 'ines@example.com',
  mensaje: '¿Puedo recibir el paquete por la tarde?',
  aceptaPrivacidad: true,
};

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { db } = shop;
  let made = 0;
  /** From its own household and address, unless a test says otherwise. */
  function write(change: object = {}, { key, address }: { key?: string; address?: string } = {}) {
    made += 1;
    return shop.call<Contacted>('POST', '/api/public/enviarContactanos', {
      body: { ...plain, correo: `person${made}@example.com`, ...change },
      headers: { 'idempotency-key': key ?? `contact-key-${made}`.padEnd(24, '0') },
      address: address ?? `203.0.${Math.floor(made / 200)}.${(made % 200) + 1}`,
    });
  }
  const rowOf = (code: string | undefined) =>
    db()
      .selectFrom('contact_messages')
      .selectAll()
      .where('code', '=', code ?? '')
      .executeTakeFirstOrThrow();

  test('C025 R29 a message gets a code and an answer-by date, and mails to sender and customer care are queued', async () => {
    const { datos, status } = await write({ pedido: 'V26-004817', telefono: '+34600111222' });
    expect(status).toBe(200);
    expect(datos?.codigoSeguimiento).toMatch(/^C\d\d-[2-9A-Z]{8}$/);
    expect(datos?.respuestaAntesDe).toBe(answerDeadlineOf(shop.now()).toISOString());
    const row = await rowOf(datos?.codigoSeguimiento);
    expect(row).toMatchObject({ topic: 'order', order_named: 'V26-004817', body: plain.mensaje });
    const sent = await shop.sent('contact-mail');
    for (const about of ['received', 'toAnswer']) expect(sent).toContainEqual({ messageId: row.id, about });
  });

  test('C025 a message whose mails cannot be queued is not saved', async () => {
    const count = async () => (await db().selectFrom('contact_messages').select('id').execute()).length;
    const before = await count();
    await sql`alter table test_outbox rename to test_outbox_away`.execute(db());
    expect((await write()).status).toBe(500);
    await sql`alter table test_outbox_away rename to test_outbox`.execute(db());
    expect(await count()).toBe(before);
  });

  test('C025 the same key is the same message; another content under it is refused, and so is a missing key', async () => {
    const body = { correo: 'again@example.com' };
    const key = 'a-key-of-hers-000000000001';
    const first = await write(body, { key });
    expect((await write(body, { key })).datos).toEqual(first.datos);
    const rows = await db().selectFrom('contact_messages').select('id').where('email', '=', body.correo).execute();
    expect(rows).toHaveLength(1);
    expect((await write({ ...body, mensaje: 'Otra cosa' }, { key })).status).toBe(409);
    expect((await shop.call('POST', '/api/public/enviarContactanos', { body: plain })).status).toBe(422);
  });

  test('C025 V10 an invalid message is refused at its field', async () => {
    const wrong = { correo: 'nobody', nombre: 'evil.example.com/x', mensaje: ' \n ', pedido: 'v26 1', asunto: 'NADA' };
    const reply = await write(wrong);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.campos ?? {}).sort()).toEqual(Object.keys(wrong).sort());
    expect((await write({ aceptaPrivacidad: false })).status).toBe(422);
  });

  test('C025 messages are limited per mailbox and household; a repeat is answered all the same', async () => {
    const correo = 'victim@example.com';
    const key = 'her-own-message-0000000001';
    const own = await write({ correo }, { key });
    let status = 200;
    for (let at = 0; status === 200 && at < 30; at += 1)
      ({ status } = await write({ correo: `Victim+${at}@example.com` }));
    expect(status).toBe(429);
    expect((await write({ correo }, { key })).datos).toEqual(own.datos);
    status = 200;
    for (let at = 0; status === 200 && at < 40; at += 1) ({ status } = await write({}, { address: '192.0.2.77' }));
    expect(status).toBe(429);
  });

  test.each([
    ['es', 'Hemos recibido tu mensaje', 'un pedido'],
    ['en', 'We’ve received your message', 'an order'],
    ['de', 'Wir haben Ihre Nachricht erhalten', 'Bestellung'],
  ] as const)('C025 the mail in %s has code and day, and none of the typed text', async (idioma, subject, topic) => {
    const { datos } = await write({ idioma, mensaje: 'Mira https://evil.example/x', correo: `${idioma}@example.org` });
    const { id } = await rowOf(datos?.codigoSeguimiento);
    const mail = await writeContactMail(db(), { messageId: id, about: 'received' }, testConfig);
    expect(mail).toMatchObject({ to: `${idioma}@example.org`, locale: idioma });
    expect(mail?.subject).toContain(subject);
    for (const said of [topic, datos?.codigoSeguimiento ?? '', String(shop.now().getFullYear())])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toMatch(/evil|Inés/);
    const house = await writeContactMail(db(), { messageId: id, about: 'toAnswer' }, testConfig);
    expect(house).toMatchObject({ to: testConfig.careMail });
    for (const said of ['Inés Soto', `${idioma}@example.org`, 'https://evil.example/x'])
      expect(house?.text).toContain(said);
    const nobody = await writeContactMail(db(), { messageId: id, about: 'toAnswer' }, { careMail: null });
    expect(nobody).toBeNull();
  });

  test('C025 the office lists open messages, and one operator marks each as answered once', async () => {
    const { datos } = await write({ nombre: 'Rosa Vidal', mensaje: 'a < b & c' });
    const code = datos?.codigoSeguimiento ?? '';
    const { id } = await rowOf(code);
    const browser = await office.signedIn();
    await browser.get('/office?lang=en');
    expect((await browser.get('/office')).text).toContain('Messages to customer care');
    // The list has pages, so messages of earlier tests are marked as answered.
    await sql`insert into contact_answers (message_id, operator_id, reason, at)
      select m.id, o.id, 'before', now() from contact_messages m, (select id from operators limit 1) o where m.id <> ${id}`.execute(
      db(),
    );
    expect((await browser.get('/office/contacts')).text).toContain(code);
    const at = `/office/contacts/${id}`;
    const page = (await browser.get(at)).text;
    for (const said of ['Rosa Vidal', 'a &lt; b &amp; c', 'mailto:person']) expect(page).toContain(said);
    const pressed = await browser.press(`${at}/answered`, { reason: 'told her: in the afternoon' });
    expect(pressed.sure.text).toContain(code);
    expect((await pressed.confirm()).to).toBe(`${at}?done=answerContact`);
    expect((await pressed.confirm()).status).toBe(409);
    const answered = (await browser.get(at)).text;
    for (const said of ['told her: in the afternoon', 'marta']) expect(answered).toContain(said);
    expect((await browser.get('/office/contacts')).text).not.toContain(code);
    expect((await browser.get('/office/contacts/no-such-id')).status).toBe(404);
  });

  test('C025 a message is never changed, and is deleted when all periods have ended', async () => {
    const { datos } = await write();
    const { id } = await rowOf(datos?.codigoSeguimiento);
    await expect(db().updateTable('contact_messages').set({ body: 'other' }).execute()).rejects.toThrow(
      'never changed',
    );
    await db()
      .insertInto('contact_messages')
      .values({
        ...{ code: 'C20-OLD22222', locale: 'es', topic: 'other', name: 'x', email: 'x@example.com', body: 'x' },
        received_at: new Date('2020-01-01'),
        answer_by: new Date('2020-01-03'),
      })
      .execute();
    await deleteExpired(db());
    const left = (await db().selectFrom('contact_messages').select('id').execute()).map((row) => row.id);
    expect(left).toContain(id);
    await expect(rowOf('C20-OLD22222')).rejects.toThrow();
  });
}, seededShop);
