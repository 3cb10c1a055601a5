import { expect, test } from '@jest/globals';
import { tenderCodes } from 'contract/codes.ts';
import { tendersOf } from 'contract/tenders.ts';
import { sql } from 'kysely';
import { onDatabase } from '../../../../test/harness.ts';

onDatabase((database) => {
  test.each([
    ['orders_tender_check', Object.values(tenderCodes)],
    ['payment_attempts_tender_check', [...tendersOf('provider'), ...tendersOf('person')]],
    ['payment_attempts_received', tendersOf('person')],
  ])('K09 the tables accept exactly the tenders that may be stored in them: %s', async (name, codes) => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}`.execute(database().db);
    expect(rows[0]?.rule.match(/(?<=')\w+(?=')/g)?.toSorted()).toEqual(codes.toSorted());
  });
});
