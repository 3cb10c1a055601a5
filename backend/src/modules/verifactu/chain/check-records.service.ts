import type { Kit } from '../../../kit/kit.ts';
import { type Anomaly, beforeFirst, checkRecord, linkOf } from '../core/check-chain.ts';
import { type Chain, listChains, lockChain } from './chains.repository.ts';
import { appendEvent } from './events.repository.ts';
import { readRecords } from './records.repository.ts';

const recordsAtOnce = 1_000;
/** The first ones of a chain say where to look. */
const mostEvents = 20;

type Check = { records: number; anomalies: Anomaly[] };

/** Walks every chain from its first record and writes the outcome into its events. Returns how many anomalies. */
export async function checkRecords({ db, now }: Pick<Kit, 'db' | 'now'>): Promise<number> {
  let found = 0;
  for (const { id } of await listChains(db)) {
    const { records, anomalies } = await checkChain(db, id);
    found += anomalies.length;
    await db.transaction().execute(async (trx) => {
      const chain: Chain = await lockChain(trx, id);
      await appendEvent(trx, chain, { what: 'check', records }, now());
      for (const { kind, detail, invoice } of anomalies.slice(0, mostEvents))
        await appendEvent(trx, chain, { what: 'anomaly', kind, detail, invoice }, now());
    });
  }
  return found;
}

export async function checkChain(db: Kit['db'], chainId: number): Promise<Check> {
  let link = beforeFirst;
  const check: Check = { records: 0, anomalies: [] };
  for (;;) {
    const stored = await readRecords(db, chainId, link.position, recordsAtOnce);
    for (const each of stored) {
      check.anomalies.push(...checkRecord(link, each));
      link = linkOf(each);
    }
    check.records += stored.length;
    if (stored.length < recordsAtOnce) return check;
  }
}
