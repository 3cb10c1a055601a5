import { clientsMax } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { accountIdOf, type Buyer, ownedBy } from '../../../shared/buyer.ts';
import { toRowId } from '../../../shared/ids.ts';

export type BookedClient = { id: number; name: string; phone: string | null };

/** Not deleted from the client book: of a deleted client only the name in old orders is left. */
const stillThere = sql<boolean>`state <> 'BORRADA'`;

/** An executive's clients by name, without those the executive has blocked. */
export async function listBookedClients(db: Db, buyer: Buyer): Promise<BookedClient[]> {
  return db
    .selectFrom('client_book')
    .select(['id', 'name', 'phone'])
    .where(ownedBy(buyer))
    .where('state', '=', 'ACTIVA')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(clientsMax)
    .execute();
}

export async function listBookedPhones(db: Db, buyer: Buyer): Promise<ReadonlyMap<number, string | null>> {
  const rows = await db.selectFrom('client_book').select(['id', 'phone']).where(ownedBy(buyer)).execute();
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}

/** Which of these belong to the executive. */
export async function findOwnClients(
  db: Db,
  buyer: Buyer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('client_book')
    .select(['id', 'name'])
    .where(ownedBy(buyer))
    .where(stillThere)
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findClientByName(db: Db, buyer: Buyer, name: string): Promise<BookedClient | null> {
  const row = await db
    .selectFrom('client_book')
    .select(['id', 'name', 'phone'])
    .where(ownedBy(buyer))
    .where(stillThere)
    .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

export async function countBookedClients(db: Db, buyer: Buyer): Promise<number> {
  const { count } = await db
    .selectFrom('client_book')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(ownedBy(buyer))
    .where(stillThere)
    .executeTakeFirstOrThrow();
  return count;
}

type NewClient = { buyer: Buyer; name: string; phone: string | null };

export async function addBookedClient(trx: Db, { buyer, name, phone }: NewClient): Promise<BookedClient> {
  return trx
    .insertInto('client_book')
    .values({ executive_id: accountIdOf(buyer), name, phone })
    .returning(['id', 'name', 'phone'])
    .executeTakeFirstOrThrow();
}

/** Removes a client who has nothing but a name: any other data keeps the client. */
export async function removeNameOnlyClient(trx: Db, buyer: Buyer, id: number): Promise<void> {
  await trx
    .deleteFrom('client_book as b')
    .where(ownedBy(buyer))
    .where('b.id', '=', id)
    .where('b.account_id', 'is', null)
    .where('b.phone', 'is', null)
    .where('b.email', 'is', null)
    .where('b.birthday', 'is', null)
    .where('b.version', '=', 1)
    .where(sql<boolean>`b.family_name = '' and b.notes = '' and b.tags = '{}' and b.sizes = '[]'
      and not exists (select from client_consents c where c.client_id = b.id)
      and not exists (select from requests r where r.client_id = b.id)
      and not exists (select from order_lines l where l.client_id = b.id)
      and not exists (select from order_dropped_lines d where d.client_id = b.id)
      and not exists (select from saved_list_lines s where s.client_id = b.id)
      and not exists (select from addresses a where a.client_id = b.id)`)
    .execute();
}

export async function setClientPhone(trx: Db, buyer: Buyer, id: number, phone: string): Promise<void> {
  await trx.updateTable('client_book').set({ phone }).where(ownedBy(buyer)).where('id', '=', id).execute();
}

/** Null is the executive, undefined a client who is not in the book. */
export function resolveOwnClient(
  asked: string | null | undefined,
  clients: ReadonlyMap<number, string>,
): number | null | undefined {
  if (asked === undefined || asked === null) return null;
  const id = toRowId(asked);
  return id !== null && clients.has(id) ? id : undefined;
}
