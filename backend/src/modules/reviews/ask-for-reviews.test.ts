import { expect, test } from '@jest/globals';
import { orderStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import { testConfig } from '../../../test/client.ts';
import { withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop } from '../../../test/seeded.ts';
import { askForReviews } from './ask-for-reviews.service.ts';
import { writeReviewMail } from './review-mail.ts';

const dayMs = 86_400_000;

onDatabase((database) => {
  const shop = withGuests(database);
  const { guest, db } = shop;
  const daysAgo = (days: number) => new Date(shop.now().getTime() - days * dayMs);
  const ask = () => askForReviews({ ...shop.context(), config: testConfig, now: shop.now });
  const mail = (orderId: string) => writeReviewMail(db(), { orderId }, testConfig);
  const linksIn = (text: string) => [...text.matchAll(/\/validation\/review#(\S+)/g)].map(([, token]) => token ?? '');
  const refusalIn = (text: string) => /\/validation\/no-reviews#(\S+)/.exec(text)?.[1] ?? '';
  const stop = (token: string) => shop.call('POST', '/api/public/opiniones/noPedir', { body: { token } });

  async function aDelivered(days: number, correo?: string) {
    const buyer = guest();
    const contacto = { nombre: 'Inés', apellidos: 'Soto Gil', telefono: '+34600777888' };
    const order = await buyer.order(await shop.article(), correo ? { contacto: { ...contacto, correo } } : {});
    await db().updateTable('orders').set({ state: orderStates.delivered }).where('id', '=', order.id).execute();
    await sql`insert into order_events (order_id, event, from_state, to_state, at)
      values (${order.id}, 'deliver', 'ENVIADA', 'ENTREGADA', ${daysAgo(days)})`.execute(db());
    return { buyer, ...order };
  }

  test('F017 a guest is asked once, some days after delivery, with a link for one review', async () => {
    const early = await aDelivered(4);
    const { id, body } = await aDelivered(6);
    const late = await aDelivered(25);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    expect(await shop.sent('review-mail')).toEqual([{ orderId: id }]);
    const written = await mail(id);
    expect(written?.to).toBe(body.contacto.correo);
    const [token = ''] = linksIn(written?.text ?? '');
    const read = await shop.call<{ expires: string }>('POST', '/api/public/opiniones/invitacion', {
      body: { locale: 'es', invitation: token },
    });
    expect([read.status, linksIn(written?.text ?? '').length]).toEqual([200, 1]);
    expect(read.datos?.expires).toBe(
      daysAgo(6 - 30)
        .toISOString()
        .slice(0, 10),
    );
    expect([await mail(early.id), await mail(late.id)]).toEqual([null, null]);
  });

  test('a guest who withdrew or returns something is not asked', async () => {
    const { buyer, link, body } = await aDelivered(6);
    const declared = { locale: 'es', number: link.number, name: 'Inés Soto', email: body.contacto.correo };
    await buyer.post('declararDesistimiento', declared, { 'idempotency-key': buyer.newKey() });
    const back = await aDelivered(6);
    await db().updateTable('orders').set({ state: orderStates.returning }).where('id', '=', back.id).execute();
    expect(await ask()).toBe(0);
  });

  test('B038 after a refusal no order is asked about, and a queued mail is not sent', async () => {
    const correo = 'quiet@example.com';
    const { id } = await aDelivered(6, correo);
    expect(await ask()).toBe(1);
    const token = refusalIn((await mail(id))?.text ?? '');
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(200);
    expect(await mail(id)).toBeNull();
    await aDelivered(6, 'Quiet+shop@example.com');
    expect(await ask()).toBe(0);
  });

  test("B038 the order's confirmation already says how to refuse", async () => {
    const { id } = await aDelivered(2);
    const written = await shop.orderMail({ orderId: id, about: 'confirmed' });
    expect((await stop(refusalIn(written?.text ?? ''))).status).toBe(200);
    expect((await stop('some-mailbox-of-hers.no-signature-of-ours')).status).toBe(404);
  });
}, seededShop);
