import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { openApp } from '../../../test/client.ts';
import { aClientBook } from '../../../test/client-book.ts';
import { theirMessages } from '../../../test/client-messages.ts';
import { anAccount } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive, type Executive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { messagesPerClientLimit } from './messages.service.ts';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const { edit, add, read } = aClientBook(database, () => shop.call);
  const { post, write, outcomes, mails, lastMail, yes, aClient } = theirMessages(database, () => shop.call, {
    add,
    sent: () => shop.sent,
  });

  test("C090 a message is sent in the executive's words, signed, with an unsubscribe link, and is listed afterwards", async () => {
    const she = await anExecutive(database().db);
    const id = await aClient(she);
    expect(await outcomes(write(she, [id], { asunto: 'Hasta el lunes' }))).toEqual(['ENVIADO']);
    const mail = await lastMail();
    // A person wrote it, and an out-of-office reply is right.
    const headers = { 'Auto-Submitted': 'no' };
    expect(mail).toMatchObject({ locale: 'de', subject: 'Hasta el lunes', headers });
    expect(mail?.to).toMatch(/^ada\./);
    expect(mail?.text).toContain('Te llamo el lunes.\n\n');
    expect(mail?.text).toContain(she.account.name);
    expect(mail?.text).toMatch(/\/de\/validation\/no-mail#\d+\.[\w-]+\.[\w-]+$/);
    expect((await read(she, id))?.mensajes).toEqual([
      { fecha: shopNow().toISOString(), canal: 'CORREO', asunto: 'Hasta el lunes' },
    ]);
  });

  test('C090 a preview shows the same and changes nothing', async () => {
    const she = await anExecutive(database().db);
    const id = await aClient(she);
    const before = mails().length;
    const { datos } = await write(she, [id], { vistaPrevia: true });
    expect(datos?.resultados).toMatchObject([{ resultado: 'PREPARADO', texto: 'Te llamo el lunes.', enlace: null }]);
    expect(mails().length).toBe(before);
    expect((await read(she, id))?.mensajes).toEqual([]);
  });

  test('C090 clients without consent or an address, and blocked ones, are not written to', async () => {
    const she = await anExecutive(database().db);
    const silent = await add(she, { nombre: 'Eva', correo: `eva.${she.id.slice(0, 8)}@example.com` });
    const unreachable = await add(she, { nombre: 'Mar', consentimientos: yes });
    const blocked = await aClient(she, 'Luz');
    await edit(she, { id: blocked, estado: 'BLOQUEADA' });
    const before = mails().length;
    expect(await outcomes(write(she, [silent, unreachable, blocked]))).toEqual([
      'SIN_CONSENTIMIENTO',
      'SIN_DIRECCION',
      'BLOQUEADA',
    ]);
    expect(mails().length).toBe(before);
  });

  test("C090 for a client with an account the client's own consent decides, not what the executive wrote down", async () => {
    const { db } = database();
    const she = await anExecutive(db);
    const account = await anAccount(db, { role: 'ROLE_C' });
    await db.updateTable('accounts').set({ email: 'own@example.com' }).where('id', '=', account.id).execute();
    const row = { executive_id: she.id, account_id: account.id, name: 'Emma' };
    const { id } = await db.insertInto('client_book').values(row).returning('id').executeTakeFirstOrThrow();
    expect(await outcomes(write(she, [String(id)]))).toEqual(['SIN_CONSENTIMIENTO']);
    await db
      .insertInto('consents')
      .values({ account_id: account.id, name: 'PUBLICIDAD_CORREO', given: true, terms: '2026-01', at: shopNow() })
      .execute();
    expect(await outcomes(write(she, [String(id)]))).toEqual(['ENVIADO']);
    expect((await lastMail())?.to).toBe('own@example.com');
  });

  test('C090 repeating a key sends one mail, and a message to one client beyond the limit has to wait', async () => {
    const she = await anExecutive(database().db);
    const id = await aClient(she);
    const before = mails().length;
    for (let times = 0; times < 2; times += 1) await write(she, [id], {}, 'one-message-of-hers-0001');
    expect(mails().length - before).toBe(1);
    for (let times = 0; times < messagesPerClientLimit.max; times += 1) await write(she, [id]);
    expect(mails().length - before).toBe(messagesPerClientLimit.max);
    expect(await outcomes(write(she, [id]))).toEqual(['ESPERA']);
  });

  test.each([
    ['mensaje', 'Mira https://elsewhere.example'],
    ['mensaje', 'Mira www.elsewhere'],
    ['mensaje', 'Mira elsewhere.com/oferta'],
    ['asunto', 'elsewhere.com'],
    ['mensaje', 'Hola \u202emoc.erehwesle'],
  ])('C090 V10 a link is refused in the %s %j', async (field, text) => {
    const she = await anExecutive(database().db);
    const id = await aClient(she);
    expect(await write(she, [id], { [field]: text })).toMatchObject({
      status: 422,
      campos: { [field]: 'error.field.pattern' },
    });
  });

  test("C089 C090 P01 another executive's client is not found, and then no mail is sent", async () => {
    const [she, other] = [await anExecutive(database().db), await anExecutive(database().db)];
    const [foreign, own] = [await aClient(she), await aClient(other)];
    const before = mails().length;
    expect((await write(other, [own, foreign])).status).toBe(404);
    expect(mails().length).toBe(before);
  });

  test('C090 an invitation links to the store, and its client counts as invited afterwards', async () => {
    const she = await anExecutive(database().db);
    const id = await aClient(she);
    const { datos } = await write(she, [id], { tipo: 'INVITACION', canal: 'WHATSAPP', mensaje: 'Ven a mirar.' });
    const alias = `t${she.id.slice(0, 8)}`;
    expect(datos?.resultados).toMatchObject([
      { resultado: 'PREPARADO', asunto: null, enlace: expect.stringMatching(`/de/my-store/${alias}/welcome$`) },
    ]);
    expect(datos?.resultados[0]?.texto).toMatch(/^Ven a mirar\.\n\nhttp/);
    expect(await read(she, id)).toMatchObject({ estado: 'INVITADA', mensajes: [{ canal: 'WHATSAPP' }] });
  });

  describe('the catalogue', () => {
    const catalogue = (she: Executive, clientes: string[], more: Partial<BodyOf<'sendCatalogue'>> = {}) =>
      post<AnswerOf<'sendCatalogue'>>(she, 'enviarCatalogo', {
        clientes,
        canal: 'CORREO',
        vistaPrevia: true,
        campana: '2026-03',
        ...more,
      });

    test("C089 is prepared in the client's language, and a part of it links to that department and the executive's store", async () => {
      const { db } = database();
      const { code } = await db
        .selectFrom('campaigns')
        .select('code')
        .where('starts_at', '<=', shopNow())
        .where('ends_at', '>', shopNow())
        .executeTakeFirstOrThrow();
      const { slug } = await db.selectFrom('departments').select('slug').orderBy('id').executeTakeFirstOrThrow();
      const she = await anExecutive(db);
      const id = await aClient(she);
      const whole = await catalogue(she, [id], { campana: code });
      expect(whole.datos?.resultados).toMatchObject([{ resultado: 'PREPARADO', asunto: 'Der Katalog ist da' }]);
      const part = await catalogue(she, [id], { campana: code, departamento: slug.es });
      expect(part.datos?.resultados[0]?.enlace).toMatch(`/de/catalogue/${slug.de}?store=t${she.id.slice(0, 8)}`);
    });

    test('C089 V10 of an unknown campaign is refused', async () => {
      const she = await anExecutive(database().db);
      const id = await aClient(she);
      expect(await catalogue(she, [id], { campana: '1999-01' })).toMatchObject({
        status: 422,
        campos: { campana: 'error.field.choice' },
      });
    });
  });

  test('C090 the limit counts per mailbox: deleting and adding a client again does not reset it', async () => {
    const she = await anExecutive(database().db);
    for (let times = 0; times < messagesPerClientLimit.max; times += 1) {
      const id = await aClient(she);
      expect(await outcomes(write(she, [id]))).toEqual(['ENVIADO']);
      await edit(she, { id, estado: 'BORRADA' });
    }
    expect(await outcomes(write(she, [await aClient(she)]))).toEqual(['ESPERA']);
  });
}, seededShop);
