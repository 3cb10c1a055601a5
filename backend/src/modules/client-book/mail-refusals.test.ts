import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientKeys } from 'contract/client-book/message-keys.ts';
import { openApp } from '../../../test/client.ts';
import { aClientBook } from '../../../test/client-book.ts';
import { theirMessages } from '../../../test/client-messages.ts';
import { anAccount } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive, type Executive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  const { edit, add } = aClientBook(database, () => shop.call);
  const { write, outcomes, lastMail, aClient } = theirMessages(database, () => shop.call, {
    add,
    sent: () => shop.sent,
  });
  const stop = (token: string) => shop.call('POST', '/api/public/noMasCorreos', { body: { token } });
  const tokenOf = async () => (await lastMail())?.text.split('#')[1] ?? '';

  test('B029 unsubscribing by the link of a mail stops all mails, and the executive cannot record a new consent', async () => {
    const she = await anExecutive(database().db);
    const id = await aClient(she);
    await write(she, [id]);
    const token = await tokenOf();
    expect((await stop(`${token}x`)).status).toBe(404);
    expect((await stop(token.replace(/^\d+/, '1'))).status).toBe(404);
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(200);
    // Also a mail that was already queued.
    expect(await lastMail()).toBeNull();
    expect(await outcomes(write(she, [id]))).toEqual(['SIN_CONSENTIMIENTO']);
    expect(await edit(she, { id, consentimientos: [{ codigo: 'PUBLICIDAD_CORREO', dado: true }] })).toMatchObject([
      { motivo: clientKeys.saidNo },
    ]);
  });

  const yesToMails = [{ codigo: 'PUBLICIDAD_CORREO' as const, dado: true }];
  const mailboxOf = (she: Executive, name: string) => `${name}.${she.id.slice(0, 8)}@example.com`;
  /** A client who unsubscribed by the link of a mail. */
  const whoSaidNo = async (she: Executive, nombre = 'Ada') => {
    const id = await aClient(she, nombre);
    await write(she, [id]);
    const token = await tokenOf();
    expect((await stop(token)).status).toBe(200);
    return { id, token };
  };
  const mayWrite = async (she: Executive, id: string) =>
    (await outcomes(write(she, [id], { vistaPrevia: true })))?.[0] === 'PREPARADO';

  test('B029 a refusal survives deleting the client: added again, even with a plus address, no mail is sent', async () => {
    const [she, other] = [await anExecutive(database().db), await anExecutive(database().db)];
    const { id, token } = await whoSaidNo(she);
    await edit(she, { id, estado: 'BORRADA' });
    const own = mailboxOf(she, 'ada');
    for (const correo of [own, mailboxOf(she, 'ADA'), own.replace('@', '+new@')]) {
      expect(await edit(she, { nombre: 'Ada', correo, consentimientos: yesToMails })).toMatchObject([
        { resultado: 'RECHAZADA', motivo: clientKeys.saidNo },
      ]);
      const again = await add(she, { nombre: 'Ada', correo });
      expect(await mayWrite(she, again)).toBe(false);
      expect(await edit(she, { id: again, consentimientos: yesToMails })).toMatchObject([
        { motivo: clientKeys.saidNo },
      ]);
      await edit(she, { id: again, estado: 'BORRADA' });
    }
    // A consent given before the address does not help either; another executive's mails are not affected.
    const bare = await add(she, { nombre: 'Ada', consentimientos: yesToMails });
    await edit(she, { id: bare, correo: mailboxOf(she, 'ada') });
    expect(await mayWrite(she, bare)).toBe(false);
    expect((await stop(token)).status).toBe(200);
    const theirs = await add(other, { nombre: 'Ada', correo: mailboxOf(she, 'ada'), consentimientos: yesToMails });
    expect(await mayWrite(other, theirs)).toBe(true);
  });

  test('B029 the link of a mail works after its client was deleted', async () => {
    const she = await anExecutive(database().db);
    const id = await aClient(she);
    await write(she, [id]);
    const token = await tokenOf();
    await edit(she, { id, estado: 'BORRADA' });
    expect((await stop(token)).status).toBe(200);
    expect(await mayWrite(she, await add(she, { nombre: 'Ada', correo: mailboxOf(she, 'ada') }))).toBe(false);
  });

  test("B029 a client's refusal moves along to a new address; a corrected address is another person's", async () => {
    const she = await anExecutive(database().db);
    const { id } = await whoSaidNo(she);
    const moved = mailboxOf(she, 'moved');
    await edit(she, { id, correo: moved });
    await edit(she, { id, estado: 'BORRADA' });
    const again = await add(she, { nombre: 'Ada', correo: moved });
    expect(await mayWrite(she, again)).toBe(false);
    const corrected = { correo: mailboxOf(she, 'eva'), consentimientos: yesToMails };
    expect(await edit(she, { id: again, ...corrected })).toMatchObject([{ resultado: 'CAMBIADA' }]);
    expect(await mayWrite(she, again)).toBe(true);
  });

  test.each(['from', 'into'])(
    'B029 C085 after two entries are merged, a refusal of the one merged %s covers both addresses',
    async (who) => {
      const she = await anExecutive(database().db);
      const { id } = await whoSaidNo(she);
      const other = await aClient(she, 'Eva');
      const [from = '', into = ''] = who === 'from' ? [id, other] : [other, id];
      expect(await edit(she, { id: from, fusionarCon: into })).toMatchObject([{ resultado: 'FUSIONADA' }]);
      expect(await mayWrite(she, into)).toBe(false);
      await edit(she, { id: into, estado: 'BORRADA' });
      for (const name of ['ada', 'eva'])
        expect(await mayWrite(she, await add(she, { nombre: name, correo: mailboxOf(she, name) }))).toBe(false);
    },
  );

  test("B029 C085 an entry's refusal passes to the account it is merged with, until that client agrees again", async () => {
    const { db } = database();
    const she = await anExecutive(db);
    const account = await anAccount(db, { role: 'ROLE_C' });
    const consent = { account_id: account.id, name: 'PUBLICIDAD_CORREO' as const, given: true, terms: '2026-01' };
    await db
      .updateTable('accounts')
      .set({ email: `own.${account.id}@example.com` })
      .where('id', '=', account.id)
      .execute();
    await db
      .insertInto('consents')
      .values({ ...consent, at: new Date(shopNow().getTime() - 1000) })
      .execute();
    const row = { executive_id: she.id, account_id: account.id, name: 'Emma' };
    const { id } = await db.insertInto('client_book').values(row).returning('id').executeTakeFirstOrThrow();
    const { id: from } = await whoSaidNo(she);
    await edit(she, { id: from, fusionarCon: String(id) });
    expect(await mayWrite(she, String(id))).toBe(false);
    await db
      .insertInto('consents')
      .values({ ...consent, at: new Date(shopNow().getTime() + 1000) })
      .execute();
    expect(await mayWrite(she, String(id))).toBe(true);
  });
}, seededShop);
