import { type RawBuilder, sql } from 'kysely';

/**
 * Whose orders, addresses, clients and coupons something is about. Every query of those names its buyer by `ownedBy`,
 * and every new row of theirs by `ownerColumns`; what only one kind of buyer can do asks for the kind. Another kind of
 * buyer begins here.
 */
export type Buyer = {
  kind: 'executive' | 'guest';
  /** Of her account; of a guest her own row, which is one for each order. Also whose an idempotency key is. */
  id: string;
};

const columns = { executive: 'executive_id', guest: 'guest_id' } as const;
/** Nobody's, so that nothing is found that belongs to it. */
const noId = '00000000-0000-0000-0000-000000000000';

export const executiveBuyer = (accountId: string): Buyer => ({ kind: 'executive', id: accountId });
export const guestBuyer = (guestId: string): Buyer => ({ kind: 'guest', id: guestId });
/** A guest as long as she has placed nothing. */
export const newGuest: Buyer = guestBuyer(noId);

export const isGuest = ({ kind }: Buyer): boolean => kind === 'guest';

export type OwnerColumns = { executive_id: string | null; guest_id: string | null };

/** Whose a row is that was found otherwise than by its buyer. */
export const buyerOf = ({ executive_id, guest_id }: OwnerColumns): Buyer =>
  executive_id === null ? guestBuyer(guest_id ?? noId) : executiveBuyer(executive_id);

/** Belongs into the query itself: what is somebody else's is not found, and so cannot be told from what is not there. */
export const ownedBy = ({ kind, id }: Buyer, table?: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(table === undefined ? columns[kind] : `${table}.${columns[kind]}`)} = ${id}`;

/** Hers, and a guest's of before: she is known again by where she is written to. */
export const ownedByPerson = (buyer: Buyer, table: string): RawBuilder<boolean> =>
  isGuest(buyer)
    ? sql<boolean>`${sql.ref(`${table}.guest_id`)} in (
        select s.id from guests s join guests g on lower(g.email) = lower(s.email) where g.id = ${buyer.id})`
    : ownedBy(buyer, table);

/** Of her who has an account: what hangs on one is asked for by this, and never of a guest. */
export function accountIdOf({ kind, id }: Buyer): string {
  if (kind === 'guest') throw new Error('A guest has no account');
  return id;
}

export const ownerColumns = ({ kind, id }: Buyer): OwnerColumns => ({
  executive_id: kind === 'executive' ? id : null,
  guest_id: kind === 'guest' ? id : null,
});
