import { readFileSync } from 'node:fs';
import { brandName } from 'contract/brand-name.ts';
import type { Db } from '../../../database/schema.ts';
import type { Config } from '../../../kit/config.ts';
import type { VerifactuConfig } from '../../../kit/verifactu-config.ts';
import type { System } from '../core/records.ts';
import { closeOtherChains, lockChain, openChain, saveChain } from './chains.repository.ts';
import { appendEvent } from './events.repository.ts';

/** Chosen by the producer, for each of its systems. */
const systemId = 'VE';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const toSystem = ({ producer, installation }: VerifactuConfig): System => ({
  producerName: producer.name,
  producerNif: producer.nif,
  name: brandName,
  id: systemId,
  version,
  installation,
});

/**
 * Makes the database what the settings say, before anything is served: the row decides for every instance, so that none
 * issues without a record. Settings that say nothing change nothing: an instance that was started with older ones would
 * close the chain of the others. Returns what changed.
 */
export async function applySettings(
  db: Db,
  { verifactu: config, endsVerifactu }: Pick<Config, 'verifactu' | 'endsVerifactu'>,
  now: Date,
): Promise<{ opened: boolean; closed: number }> {
  if (config === null && !endsVerifactu) return { opened: false, closed: 0 };
  return db.transaction().execute(async (trx) => {
    const wanted = config && { issuer: config.issuer, environment: config.environment, system: toSystem(config) };
    const id = wanted && (await saveChain(trx, wanted, now));
    const closed = await closeOtherChains(trx, id);
    for (const chain of closed) await appendEvent(trx, chain, { what: 'note', detail: 'chain closed' }, now);
    const opened = id !== null && (await openChain(trx, id, now));
    if (opened) await appendEvent(trx, await lockChain(trx, id), { what: 'note', detail: 'chain opened' }, now);
    return { opened, closed: closed.length };
  });
}
