import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { type IssuedInvoice, toRecordContent } from '../core/record-of-invoice.ts';
import { type Chain, findOpenChain, lockOpenChain } from './chains.repository.ts';
import { appendEvent } from './events.repository.ts';
import { appendRecord, listUnrecorded } from './records.repository.ts';

/** Records an invoice in the transaction that issues it, under the lock of its chain. */
export async function recordInvoice(trx: Db, chain: Chain, issued: IssuedInvoice, now: Date): Promise<void> {
  await appendRecord(trx, chain, { ...toRecordContent(issued, chain.issuer), amends: null }, now);
}

const invoicesAtOnce = 100;
/** What an older version issues beside this one is found at once; the check of each night looks at all. */
const lookBackMs = 2 * 24 * 3_600_000;

/** Records what a version without records issued beside this one. Returns how many. */
export async function recordMissedInvoices({ db, now }: Pick<Kit, 'db' | 'now'>, ofAll = false): Promise<number> {
  const sinceOf = ({ openedAt }: Chain) =>
    ofAll ? openedAt : new Date(Math.max(openedAt.getTime(), now().getTime() - lookBackMs));
  // Looked up before the lock, for which whoever issues an invoice would wait.
  const open = await findOpenChain(db);
  if (open === null || (await listUnrecorded(db, sinceOf(open), 1)).length === 0) return 0;
  let recorded = 0;
  for (;;) {
    const more = await db.transaction().execute(async (trx) => {
      const chain = await lockOpenChain(trx);
      const missed = chain ? await listUnrecorded(trx, sinceOf(chain), invoicesAtOnce) : [];
      for (const issued of missed) if (chain) await recordInvoice(trx, chain, issued, now());
      if (chain && missed.length > 0)
        await appendEvent(trx, chain, { what: 'note', detail: `${missed.length} invoices of another version` }, now());
      return missed.length;
    });
    recorded += more;
    if (more < invoicesAtOnce) return recorded;
  }
}
