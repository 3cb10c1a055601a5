import { expect, test } from '@jest/globals';
import { onServer } from '../../../test/harness.ts';
import { aCharge, anOwner, totalsOf } from '../../../test/ledger/postings.ts';
import { defaultServerConnections } from '../../database/database.ts';
import { postEntry } from './post-entry.ts';
import type { Posting } from './posting-rules.ts';

const events = 50;

onServer((database) => {
  const db = () => database().db;
  /** As many writers as there are connections, each with its share: none waits for a connection. */
  const postAtOnce = async (postings: readonly Posting[]) => {
    const write = async (writer: number) => {
      const outcomes: string[] = [];
      for (const posting of postings.filter((_, at) => at % defaultServerConnections === writer))
        outcomes.push(
          await db()
            .transaction()
            .execute((trx) => postEntry(trx, posting)),
        );
      return outcomes;
    };
    return (await Promise.all(Array.from({ length: defaultServerConnections }, (_, writer) => write(writer)))).flat();
  };
  const everyPosted = Array.from({ length: events }, () => 'posted');

  async function someCharges(executiveId: string, centsOf: (at: number) => number): Promise<Posting[]> {
    const charges: Posting[] = [];
    for (let at = 0; at < events; at += 1) charges.push(await aCharge(db(), executiveId, centsOf(at)));
    return charges;
  }

  test('an event that is posted fifty times at once is posted once', async () => {
    const executiveId = await anOwner(db());
    const posting = await aCharge(db(), executiveId, 500);
    const outcomes = await postAtOnce(Array.from({ length: events }, () => posting));
    expect(outcomes.toSorted()).toEqual([...everyPosted.slice(1).fill('known'), 'posted']);
    const totals = { debit_cents: 500, credit_cents: 0, undated_cents: 500 };
    expect(await totalsOf(db(), executiveId)).toEqual({ totals, added: totals });
  });

  test('of fifty events of one new account at once all are posted, and no cent of its totals is lost', async () => {
    const executiveId = await anOwner(db());
    const charges = await someCharges(executiveId, (at) => (at % 2 === 0 ? 100 + at : -at));
    expect(await postAtOnce(charges)).toEqual(everyPosted);
    const totals = { debit_cents: 25 * 100 + 600, credit_cents: 625, undated_cents: 25 * 100 + 600 };
    expect(await totalsOf(db(), executiveId)).toEqual({ totals, added: totals });
  });

  test('fifty events that name two new accounts in either order add each once', async () => {
    const sales = { kind: 'sales', code: 'IT:2200' } as const;
    const vat = { kind: 'vat', code: 'IT:2200' } as const;
    const charges = await someCharges(await anOwner(db()), () => 1);
    const both = charges.map((charge, at) => {
      const sides = at % 2 === 0 ? { debit: sales, credit: vat } : { debit: vat, credit: sales };
      return { ...charge, transfers: [{ ...sides, cents: 1, dueOn: null }] };
    });
    expect(await postAtOnce(both)).toEqual(everyPosted);
    const added = await db().selectFrom('ledger_accounts').select('name').where('code', '=', 'IT:2200').execute();
    expect(added).toHaveLength(2);
  });
});
