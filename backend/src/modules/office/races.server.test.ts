import { expect, test } from '@jest/globals';
import { withCounter } from '../../../test/counter.ts';
import { onServer } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';

onServer((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const office = withOffice(database, shop, provider);
  const { aPaidOrder, refundsOf, at } = office;

  test('two operators refunding at once refund once', async () => {
    const { attempt } = await aPaidOrder();
    const pressed = await Promise.all(
      ['marta', 'jonas'].map(async (name) =>
        (await office.signedIn(name)).press(`${at(attempt)}/give-back`, { amount: '2.00', reason: 'a torn seam' }),
      ),
    );
    const answers = await Promise.all(pressed.map(({ confirm }) => confirm()));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await refundsOf(attempt)).toEqual([{ cents: 200, state: 'wanted' }]);
  });
}, seededShop);
