import { expect, test } from '@jest/globals';
import { movementTypes } from 'contract/codes.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import { onBothDatabases } from '../../../test/harness.ts';
import { aRecordedShop, type RecordedShop } from '../../../test/ledger/records.ts';
import type { BusinessEvent, TaxShare } from './business-event.ts';
import { toEntry } from './post-entry.ts';
import { postingsOf } from './posting-rules.ts';

// The database posts each record by `ledger_posting.sql`; here its rules are compared with `postingsOf`, which random
// histories and a referee prove. LEDGER_RECORDS sets how many of each kind.

const each = Number(process.env.LEDGER_RECORDS ?? 40);
const at = new Date('2026-11-29T10:00:00.123Z');
const tenders = ['TCR', 'PPL', 'BIZ', '002'] as const;
const cents = (random: Random) => random.pick([1, 99, 4_990, 1_234_567]);

type EventOf<Kind extends BusinessEvent['kind']> = Extract<BusinessEvent, { kind: Kind }>;
type Write = (shop: RecordedShop, random: Random, number: number) => Promise<BusinessEvent[]>;

/** Writes records as version 0.2.0 does, and returns the events that they stand for. */
const writers: Record<string, Write> = {
  async movements(shop, random) {
    const { executiveId, who } = shop;
    const kind = random.pick(movementTypes.filter((one) => one !== 'PAGO' && one !== 'DEVOLUCION'));
    const amount = cents(random) * random.pick([1, -1]);
    const orderId = random.pick([null, await shop.anOrder()]);
    const dueOn = random.pick([null, '2026-12-31']);
    const movement = {
      kind,
      cents: amount,
      orderId,
      dueOn,
      who: random.pick([who, { accountId: null, actorId: null }]),
    };
    const id = await shop.aMovement({ ...movement, at });
    return [{ kind: 'movement', at, orderId, attemptId: null, movement: { ...movement, id, executiveId } }];
  },
  async 'payments on the account, in part refunded'(shop, random) {
    const { executiveId, who } = shop;
    const [tender, amount] = [random.pick(tenders), cents(random)];
    const attempt = { orderId: null, tender, cents: amount, spent: 'account', at } as const;
    const attemptId = await shop.anAttempt(attempt);
    const paid = { kind: 'PAGO', cents: -amount, dueOn: null, who } as const;
    const id = await shop.aMovement({ ...paid, orderId: null, at });
    const of = { orderId: null, attemptId, at };
    const events: BusinessEvent[] = [
      { kind: 'payment', ...of, tender, cents: amount, spent: 'account' },
      { kind: 'movement', ...of, movement: { ...paid, id, executiveId } },
    ];
    for (const part of random.pick([[], [amount], [1, amount - 1].filter((one) => one > 0)])) {
      const refund = { kind: 'refund', ...of, tender, cents: part, why: 'operator', spent: 'account' } as const;
      const back = { kind: 'DEVOLUCION', cents: part, dueOn: null, who } as const;
      const { refundId, movementId = 0 } = await shop.aRefund(refund, { ...back, orderId: null, at });
      events.push({ ...refund, refundId });
      events.push({ kind: 'movement', ...of, movement: { ...back, id: movementId, executiveId } });
    }
    return events;
  },
  async 'payments of an order, with a refund'(shop, random) {
    const orderId = await shop.anOrder();
    const [tender, amount, spent] = [
      random.pick(tenders),
      cents(random),
      random.pick(['order', 'late', 'twice'] as const),
    ];
    const attemptId = await shop.anAttempt({ orderId, tender, cents: amount, spent, at });
    const why = random.pick(['late', 'twice', 'cancelled', 'operator', 'rest'] as const);
    const refund = { kind: 'refund', at, orderId, attemptId, tender, cents: cents(random), why, spent } as const;
    const { refundId } = await shop.aRefund(refund);
    return [
      { kind: 'payment', at, orderId, attemptId, tender, cents: amount, spent },
      { ...refund, refundId },
    ];
  },
  async 'lines of the bank statement, with their rest'(shop, random, number) {
    const orderId = random.pick([null, await shop.anOrder()]);
    const attemptId = await shop.anAttempt({ orderId, tender: '002', cents: cents(random), spent: null, at });
    const line = { at, orderId, attemptId, tender: '002', cents: cents(random) } as const;
    const arrival = { kind: 'arrival', ...line, bankId: `N2611 ${number}` } as const;
    await shop.anArrival(arrival);
    const refund = { kind: 'refund', ...line, why: 'rest', spent: null } as const;
    return [arrival, { ...refund, ...(await shop.aRefund(refund)) }];
  },
  async 'payments of carriers'(shop, random) {
    const carrier = {
      kind: 'carrier',
      at,
      orderId: await shop.anOrder(),
      cents: random.pick([0, cents(random)]),
    } as const;
    await shop.aCarrierPayment(carrier);
    return [carrier];
  },
  async 'movements of gift cards'(shop, random) {
    const cardId = await shop.aGiftCard();
    const orderId = await shop.anOrder();
    const amount = cents(random);
    const attemptId = await shop.anAttempt({ orderId: null, tender: 'TCR', cents: amount, spent: 'account', at });
    const issue = random.pick([
      { orderId: null, attemptId },
      { orderId, attemptId: null },
      { orderId: null, attemptId: null },
    ]);
    const movements = [
      { movement: 'issue', cents: amount, ...issue },
      { movement: 'order', cents: -amount, orderId, attemptId: null },
      { movement: 'refund', cents: amount, orderId, attemptId: null },
      random.pick([
        { movement: 'expiry', cents: -amount, orderId: null, attemptId: null },
        { movement: 'return', cents: -amount, orderId: null, attemptId },
      ] as const),
    ] as const;
    const events: BusinessEvent[] = [];
    for (const each of movements) {
      const event = { kind: 'gift_card', cardId, at, ...each } as const;
      events.push({ ...event, movementId: await shop.aCardMovement(event) });
    }
    // The attempt itself.
    return [
      { kind: 'payment', at, orderId: null, attemptId, tender: 'TCR', cents: amount, spent: 'account' },
      ...events,
    ];
  },
  async 'invoices and their corrections'(shop, random, number) {
    const invoice = anInvoice(random, await shop.anOrder(), `F26-${String(number).padStart(6, '0')}`);
    await shop.anInvoice(invoice);
    const correction = { ...invoice, number: invoice.number.replace('F', 'R'), corrects: invoice.number };
    await shop.anInvoice(correction);
    return [invoice, correction];
  },
};

function anInvoice(random: Random, orderId: string, number: string): EventOf<'invoice'> {
  const taxOf = (rate: number): TaxShare => ({
    rate,
    baseCents: random.pick([0, cents(random)]),
    taxCents: random.pick([0, 7]),
  });
  const rates = random.pick([[], [2_100], [2_100, 1_000, 400]]);
  const exempt = random.pick([false, false, true]);
  const taxes = exempt ? [] : rates.map(taxOf);
  const total = exempt
    ? random.pick([0, 800])
    : taxes.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0);
  const country = random.pick([null, 'DE', 'FR']);
  return { kind: 'invoice', at, number, corrects: null, orderId, cents: total, country, exempt, taxes };
}

onBothDatabases((database) => {
  const entryOf = async (key: string) => {
    const { db } = database();
    const row = await db.selectFrom('ledger_entries').selectAll().where('key', '=', key).executeTakeFirst();
    if (!row) return null;
    const transfers = await db
      .selectFrom('ledger_transfers as t')
      .innerJoin('ledger_accounts as d', 'd.id', 't.debit_account')
      .innerJoin('ledger_accounts as c', 'c.id', 't.credit_account')
      .select(['d.name as debit', 'c.name as credit', 't.cents', 't.due_on'])
      .where('t.entry_id', '=', row.id)
      .orderBy('t.position')
      .execute();
    const { id, booked_at, transfer_count, ...entry } = row;
    expect(transfer_count).toBe(transfers.length);
    return { ...entry, transfers };
  };

  test.each(Object.entries(writers))('%s are posted in their transaction as the rules say', async (name, write) => {
    const random = createRandom(name);
    const shop = await aRecordedShop(database().db);
    const before = await countEntries();
    let posted = 0;
    for (let number = 1; number <= each; number += 1)
      for (const event of await write(shop, random, number)) {
        const posting = postingsOf(event);
        if (posting === null) continue;
        posted += 1;
        expect(await entryOf(posting.key)).toEqual(toEntry(posting));
      }
    expect((await countEntries()) - before).toBe(posted);
  });

  const countEntries = async () => (await database().db.selectFrom('ledger_entries').select('id').execute()).length;

  test('an invoice whose taxes are not its sum is refused', async () => {
    const shop = await aRecordedShop(database().db);
    const taxes = [{ rate: 2_100, baseCents: 100, taxCents: 20 }];
    const wrong = {
      ...anInvoice(createRandom('wrong'), await shop.anOrder(), 'F26-900000'),
      exempt: false,
      taxes,
      cents: 121,
    };
    await expect(shop.anInvoice(wrong)).rejects.toThrow('the taxes of invoice F26-900000 are not its 121 cents');
  });

  test('late money that pays its order after all is posted once', async () => {
    const shop = await aRecordedShop(database().db);
    const orderId = await shop.anOrder();
    const attemptId = await shop.anAttempt({ orderId, tender: 'PPL', cents: 500, spent: 'late', at });
    await database().db.updateTable('payment_attempts').set({ spent: 'order' }).where('id', '=', attemptId).execute();
    const event = { kind: 'payment', at, orderId, attemptId, tender: 'PPL', cents: 500, spent: 'order' } as const;
    expect(await entryOf(`payment:${attemptId}`)).toEqual({ ...toEntry(postingsOf(event) as never) });
  });
});
