import type { Db } from '../../../database/schema.ts';
import type { Environment, System } from '../core/records.ts';

export type Chain = {
  id: number;
  issuer: { nif: string; name: string };
  environment: Environment;
  system: System;
  openedAt: Date;
};

type ChainRow = {
  id: number;
  issuer_nif: string;
  issuer_name: string;
  environment: Environment;
  system: unknown;
  opened_at: Date;
};

const columns = ['id', 'issuer_nif', 'issuer_name', 'environment', 'system', 'opened_at'] as const;

const toChain = (row: ChainRow): Chain => ({
  id: row.id,
  issuer: { nif: row.issuer_nif, name: row.issuer_name },
  environment: row.environment,
  system: row.system as System,
  openedAt: row.opened_at,
});

const ofOpenChain = (db: Db) => db.selectFrom('verifactu_chains').select(columns).where('is_open', '=', true);

export async function findOpenChain(db: Db): Promise<Chain | null> {
  const row = await ofOpenChain(db).executeTakeFirst();
  return row ? toChain(row) : null;
}

/**
 * The chain that takes records, locked until the commit: one writer at a time. Null while no records are made. Taken
 * before the number of an invoice, because an invoice and its correction may be issued in one transaction.
 */
export async function lockOpenChain(trx: Db): Promise<Chain | null> {
  const lock = () => ofOpenChain(trx).forNoKeyUpdate().executeTakeFirst();
  // Again, because the chain may have been closed for another one while this waited for it.
  const row = (await lock()) ?? (await lock());
  return row ? toChain(row) : null;
}

export async function lockChain(trx: Db, id: number): Promise<Chain> {
  const row = await trx
    .selectFrom('verifactu_chains')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return toChain(row);
}

export const listChains = async (db: Db): Promise<Chain[]> =>
  (await db.selectFrom('verifactu_chains').select(columns).orderBy('id').execute()).map(toChain);

export async function closeOtherChains(trx: Db, kept: number | null): Promise<Chain[]> {
  const rows = await trx
    .updateTable('verifactu_chains')
    .set({ is_open: false })
    .where('is_open', '=', true)
    .$if(kept !== null, (query) => query.where('id', '!=', kept ?? 0))
    .returning(columns)
    .execute();
  return rows.map(toChain);
}

type WantedChain = Omit<Chain, 'id' | 'openedAt'>;

/** Finds or adds the chain, with what its next records say. Whether it was open tells if it goes on. */
export async function saveChain(trx: Db, { issuer, environment, system }: WantedChain, now: Date) {
  const key = { issuer_nif: issuer.nif, system_id: system.id, installation: system.installation, environment };
  const said = { issuer_name: issuer.name, system: JSON.stringify(system) };
  const { id } = await trx
    .insertInto('verifactu_chains')
    .values({ ...key, ...said, is_open: false, opened_at: now })
    .onConflict((conflict) =>
      conflict.columns(['issuer_nif', 'system_id', 'installation', 'environment']).doUpdateSet(said),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether it was closed until now. */
export async function openChain(trx: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('verifactu_chains')
    .set({ is_open: true, opened_at: now })
    .where('id', '=', id)
    .where('is_open', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
