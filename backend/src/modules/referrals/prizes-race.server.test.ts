import { expect, test } from '@jest/globals';
import type { Sent } from '../../../test/client.ts';
import { onServer } from '../../../test/harness.ts';
import { anExecutive } from '../../../test/orders.ts';
import { withReferrals } from '../../../test/referrals.ts';
import { seededShop } from '../../../test/seeded.ts';

onServer((database) => {
  const out: Sent[] = [];
  const { joins, orders, comesTo, settle } = withReferrals(database, out);

  test('F111 of eight who settle at the same moment one gives a prize, and one takes it back', async () => {
    const she = await anExecutive(database().db);
    const order = await orders(await joins(she));
    const told = () => out.flatMap(({ kind, payload }) => (kind === 'prize-mail' ? [payload.about] : []));
    await Promise.all(Array.from({ length: 8 }, settle));
    expect(told()).toEqual(['earned']);
    await comesTo(order.id, 'CANCELADA');
    await Promise.all(Array.from({ length: 8 }, settle));
    expect(told()).toEqual(['earned', 'takenBack']);
  });
}, seededShop);
