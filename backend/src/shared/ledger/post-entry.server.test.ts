import { expect, test } from '@jest/globals';
import { onServer } from '../../../test/harness.ts';
import { aBankLine, aCharge, anOwner, totalsOf } from '../../../test/ledger/postings.ts';
import { defaultServerConnections } from '../../database/database.ts';
import { postEntry } from './post-entry.ts';
import type { Posting } from './posting-rules.ts';

const events = 50;

onServer((database) => {
  const db = () => database().db;
  /** As many writers as there are connections, each with its share: none waits for a connection. */
  const writeAtOnce = async <Outcome>(writes: readonly (() => Promise<Outcome>)[]): Promise<Outcome[]> => {
    const write = async (writer: number) => {
      const outcomes: Outcome[] = [];
      for (const one of writes.filter((_, at) => at % defaultServerConnections === writer)) outcomes.push(await one());
      return outcomes;
    };
    return (await Promise.all(Array.from({ length: defaultServerConnections }, (_, writer) => write(writer)))).flat();
  };
  const postAtOnce = (postings: readonly Posting[]) =>
    writeAtOnce(
      postings.map(
        (posting) => () =>
          db()
            .transaction()
            .execute((trx) => postEntry(trx, posting)),
      ),
    );
  const everyPosted = Array.from({ length: events }, () => 'posted');

  test('an event that is posted fifty times at once is posted once', async () => {
    const posting = aBankLine('N2611 01', 150);
    const outcomes = await postAtOnce(Array.from({ length: events }, () => posting));
    expect(outcomes.toSorted()).toEqual([...everyPosted.slice(1).fill('known'), 'posted']);
    expect(await db().selectFrom('ledger_transfers').select('cents').execute()).toEqual([{ cents: 150 }]);
  });

  test('of fifty movements of one new account at once all are posted, and no cent of its totals is lost', async () => {
    const executiveId = await anOwner(db());
    const writes = Array.from({ length: events }, (_, at) => at).map(
      (at) => () => aCharge(db(), executiveId, at % 2 === 0 ? 100 + at : -at),
    );
    expect(await writeAtOnce(writes)).toHaveLength(events);
    const totals = { debit_cents: 25 * 100 + 600, credit_cents: 625, undated_cents: 25 * 100 + 600 };
    expect(await totalsOf(db(), executiveId)).toEqual({ totals, added: totals });
  });

  test('fifty events that name two new accounts in either order add each once', async () => {
    const sales = { kind: 'sales', code: 'IT:2200' } as const;
    const vat = { kind: 'vat', code: 'IT:2200' } as const;
    const both = Array.from({ length: events }, (_, at) => {
      const sides = at % 2 === 0 ? { debit: sales, credit: vat } : { debit: vat, credit: sales };
      return { ...aBankLine(`N2611 2${at}`, 1), transfers: [{ ...sides, cents: 1, dueOn: null }] };
    });
    expect(await postAtOnce(both)).toEqual(everyPosted);
    const added = await db().selectFrom('ledger_accounts').select('name').where('code', '=', 'IT:2200').execute();
    expect(added).toHaveLength(2);
  });
});
