import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { withCounter } from '../../../../test/counter.ts';
import { onServer } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import type { Db } from '../../../database/schema.ts';
import { correctInvoice, issueInvoice } from './issue-invoice.service.ts';

onServer((database) => {
  const shop = withCounter(database, [aProvider()]);
  const office = withOffice(database, shop, aProvider());
  const at = () => ({ leftOn: '2026-03-16', now: shop.now(), outbox: shop.context().outbox });
  const inOne = <T>(work: (trx: Db) => Promise<T>) => shop.db().transaction().execute(work);

  async function aPaidOrder() {
    const order = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    return order.id;
  }
  const issued = async (series: string) =>
    (await shop.db().selectFrom('invoices').select('number').orderBy('number').execute())
      .map(({ number }) => number)
      .filter((number) => number.startsWith(series));

  test('B082 simultaneous invoices each get a number, and failed ones leave no gap', async () => {
    const orders: string[] = [];
    for (let made = 0; made < 8; made += 1) orders.push(await aPaidOrder());
    const results = await Promise.allSettled(
      orders.map((id, place) =>
        inOne(async (trx) => {
          await issueInvoice(trx, id, at());
          if (place % 2 === 1) throw new Error('lost on the way');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await issued('F')).toEqual([1, 2, 3, 4].map((each) => `F26-00000${each}`));
  });

  test('B082 simultaneous corrections of one invoice never take back more than it', async () => {
    const id = await aPaidOrder();
    await inOne((trx) => issueInvoice(trx, id, at()));
    const before = (await issued('R')).length;
    const { cents } = await shop
      .db()
      .selectFrom('invoices')
      .select('cents')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const half = Math.ceil(cents / 2);
    await Promise.all([1, 2, 3, 4].map(() => inOne((trx) => correctInvoice(trx, id, { ...at(), cents: half }))));
    const notes = await shop.db().selectFrom('invoices').select('cents').where('corrects', 'is not', null).execute();
    expect(notes.reduce((sum, note) => sum + note.cents, 0)).toBe(cents);
    expect((await issued('R')).length).toBe(before + 2);
  });

  test('B082 a refund made while the parcel is being sent is also taken off the invoice', async () => {
    const { db } = shop;
    const corrected = await aPaidOrder();
    await inOne(async (trx) => {
      await issueInvoice(trx, corrected, at());
      await correctInvoice(trx, corrected, { ...at(), cents: 100 });
    });
    const id = await aPaidOrder();
    const { id: attempt } = await db()
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const press = async (url: string, form: object = {}) =>
      (await (await office.signedIn()).press(url, { reason: 'torn', ...form })).confirm();
    const promise = (amount: string) => press(`/office/payments/${attempt}/give-back`, { amount });
    await promise('10.00');
    await shop.askRefunds();
    await promise('5.00');
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
      return rows[0]?.count ?? 0;
    };
    let made = false;
    // The parcel’s own note has its amount already and waits for its number; the refund now proceeds, or waits too.
    const under = await inOne(async (trx) => {
      await sql`select from invoice_series where code = 'R26' for update`.execute(trx);
      const sent = press(`/office/orders/${id}/send`);
      while ((await waiting()) < 1);
      const refunded = shop.askRefunds().then(() => {
        made = true;
      });
      while (!made && (await waiting()) < 2);
      return [sent, refunded];
    });
    await Promise.all(under);
    const notes = await db()
      .selectFrom('invoices')
      .select('cents')
      .where('order_id', '=', id)
      .where('corrects', 'is not', null)
      .execute();
    expect(notes.reduce((sum, { cents }) => sum + cents, 0)).toBe(1_500);
  });
}, seededShop);
