import { expect, test } from '@jest/globals';
import { orderEvents } from 'contract/order-state-machine.ts';
import { createRandom } from 'demo/seed/goods/random.ts';
import { playHistory } from '../../../test/ledger/histories.ts';
import type { Shop } from '../../../test/ledger/shop-model.ts';
import type { BusinessEvent } from './business-event.ts';
import { type Posting, postingsOf } from './posting-rules.ts';

// The ledger beside a plain referee, in random histories of a shop without a database. LEDGER_RUNS sets how many,
// LEDGER_SEED which, LEDGER_RUN replays one. The faults below show what it notices; seen red by hand as well: an ignored
// sign, country or rate, VAT into sales, a transfer counted with its bank lines, a surplus refunded from the order, late
// or second money used otherwise, an export posted by rate, and a lost order, attempt or number in the key.

const runs = Number(process.env.LEDGER_RUNS ?? 25_000);
const only = process.env.LEDGER_RUN;
const seed = process.env.LEDGER_SEED ?? 'velia';

function play(run: number, rules?: Shop['rules']): Shop {
  try {
    return playHistory(createRandom(`${seed} ${run}`), rules);
  } catch (error) {
    throw new Error(`run ${run} of seed ${seed}, ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

const transfersOf = ({ ledger }: Shop): string[] =>
  [...ledger.values()].flatMap(({ kind, transfers }) =>
    transfers.map(({ debit, credit }) => `${kind}: ${debit.kind} < ${credit.kind}`),
  );
const endsOf = (shop: Shop): string[] => [
  ...shop.orders.flatMap(({ events }) => events),
  ...shop.attempts.flatMap(({ spent }) => (spent === null ? [] : `spent ${spent}`)),
  ...shop.refunds.map(({ why, state }) => `refund ${why} ${state}`),
  ...transfersOf(shop),
  ...shop.events.flatMap((event) => (postingsOf(event) === null ? `${event.kind} without a transfer` : [])),
];

const everyEnd = [
  ...Object.keys(orderEvents),
  ...['spent order', 'spent late', 'spent twice', 'spent account'],
  // The others are made in the end.
  ...['refund late done', 'refund twice done', 'refund cancelled done', 'refund operator done', 'refund rest done'],
  // Promised again, so that the first one must not be made any more.
  ...['refund late refused', 'refund twice refused', 'refund cancelled refused', 'refund operator refused'],
  ...['movement: executive < orders', 'movement: orders < executive'],
  ...['movement: deposits < executive', 'movement: executive < deposits'],
  ...['movement: executive < adjustments', 'movement: adjustments < executive'],
  ...['movement: executive < commission', 'movement: commission < executive'],
  ...['movement: executive < prizes', 'movement: prizes < executive'],
  ...['payment: provider < deposits', 'payment: deposits < orders', 'arrival: provider < deposits'],
  ...['refund: orders < provider', 'refund: deposits < provider', 'carrier: provider < orders'],
  ...['invoice: orders < sales', 'invoice: orders < vat', 'invoice: sales < orders', 'invoice: vat < orders'],
  ...['invoice without a transfer', 'payment without a transfer'],
];

test(
  `in ${only ? `run ${only} of the` : runs} histories the ledger is what the referee adds up, and no cent is made or lost`,
  () => {
    const ends = new Set<string>();
    const first = Number(only ?? 0);
    for (let run = first; run < (only ? first + 1 : runs); run += 1) for (const end of endsOf(play(run))) ends.add(end);
    if (only) return;
    // Reaching each end shows that the histories cover everything.
    expect([...ends].sort()).toEqual(everyEnd.sort());
  },
  60_000 + runs * 10,
);

const kinds: BusinessEvent['kind'][] = ['movement', 'payment', 'arrival', 'refund', 'carrier', 'invoice'];
let posted = 0;
const faults: Record<string, (posting: Posting) => Posting | null> = {
  'with both accounts swapped': (posting) => ({
    ...posting,
    transfers: posting.transfers.map((one) => ({ ...one, debit: one.credit, credit: one.debit })),
  }),
  'without its last transfer': (posting) => ({ ...posting, transfers: posting.transfers.slice(0, -1) }),
  'with a cent too many': (posting) => ({
    ...posting,
    transfers: posting.transfers.map((one, at) => (at === 0 ? { ...one, cents: one.cents + 1 } : one)),
  }),
  'with adjustments debited instead': (posting) => ({
    ...posting,
    transfers: posting.transfers.map((one) => ({ ...one, debit: { kind: 'adjustments' } })),
  }),
  'under another key each time': (posting) => {
    posted += 1;
    return { ...posting, key: `${posting.key} ${posted}` };
  },
  'not at all': () => null,
};

test.each(kinds.flatMap((kind) => Object.keys(faults).map((fault) => ({ kind, fault }))))(
  'an event of the kind $kind that is posted $fault is noticed',
  ({ kind, fault }) => {
    const rules = (event: BusinessEvent) => {
      const posting = postingsOf(event);
      return posting === null || event.kind !== kind ? posting : (faults[fault]?.(posting) ?? null);
    };
    const isNoticed = (run: number) => {
      try {
        play(run, rules);
        return false;
      } catch {
        return true;
      }
    };
    expect(Array.from({ length: 100 }, (_, run) => run).some(isNoticed)).toBe(true);
  },
);
