import { expect, test } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import type { Sent } from '../../../test/client.ts';
import { onServer } from '../../../test/harness.ts';
import { anExecutive } from '../../../test/orders.ts';
import { withReferrals } from '../../../test/referrals.ts';
import { seededShop } from '../../../test/seeded.ts';

const many = 5;

onServer((database) => {
  const out: Sent[] = [];
  const { joins, orders, comesTo, settle } = withReferrals(database, out);

  /** Five settle while a lock holds their writes, so that each has read before any has written. */
  async function settleAtOnce(hold: RawBuilder<unknown>) {
    const trx = await database().db.startTransaction().execute();
    await hold.execute(trx);
    const all = Promise.all(Array.from({ length: many }, settle));
    for (let waiting = 0; waiting < many; ) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database().db);
      waiting = rows[0]?.waiting ?? 0;
    }
    await trx.rollback().execute();
    await all;
  }

  test('F111 of five simultaneous runs one gives the prize, and one revokes it', async () => {
    const she = await anExecutive(database().db);
    const order = await orders(await joins(she));
    const told = () => out.flatMap(({ kind, payload }) => (kind === 'prize-mail' ? [payload.about] : []));
    await settleAtOnce(sql`
      insert into referral_prizes (executive_id, prize_code, earned_at) values (${she.id}, 'RE-1', now())`);
    expect(told()).toEqual(['earned']);
    await comesTo(order.id, 'CANCELADA');
    await settleAtOnce(sql`select from referral_prizes where executive_id = ${she.id} for update`);
    expect(told()).toEqual(['earned', 'takenBack']);
  });
}, seededShop);
