import { type RawBuilder, sql } from 'kysely';

/**
 * Owner of orders, addresses, clients and coupons. Every query of those filters its buyer by `ownedBy`, and every new
 * row of theirs sets `ownerColumns`; code for one kind of buyer only checks the kind. A new kind of buyer is added
 * here.
 */
export type Buyer = {
  kind: 'executive' | 'guest';
  /** The account's id; for a guest the guest row's, one per order. Also owns idempotency keys. */
  id: string;
};

const columns = { executive: 'executive_id', guest: 'guest_id' } as const;
/** Belongs to nobody, so that a query by it finds nothing. */
const noId = '00000000-0000-0000-0000-000000000000';

export const executiveBuyer = (accountId: string): Buyer => ({ kind: 'executive', id: accountId });
export const guestBuyer = (guestId: string): Buyer => ({ kind: 'guest', id: guestId });
/** A guest before the first order. */
export const newGuest: Buyer = guestBuyer(noId);

export const isGuest = ({ kind }: Buyer): boolean => kind === 'guest';

export type OwnerColumns = { executive_id: string | null; guest_id: string | null };

/** The owner of a row that was found otherwise. */
export const buyerOf = ({ executive_id, guest_id }: OwnerColumns): Buyer =>
  executive_id === null ? guestBuyer(guest_id ?? noId) : executiveBuyer(executive_id);

/** Part of the query itself, so that another buyer's row looks the same as a missing one. */
export const ownedBy = ({ kind, id }: Buyer, table?: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(table === undefined ? columns[kind] : `${table}.${columns[kind]}`)} = ${id}`;

/** Also includes a guest's earlier orders, matched by mail address. */
export const ownedByPerson = (buyer: Buyer, table: string): RawBuilder<boolean> =>
  isGuest(buyer)
    ? sql<boolean>`${sql.ref(`${table}.guest_id`)} in (
        select s.id from guests s join guests g on lower(g.email) = lower(s.email) where g.id = ${buyer.id})`
    : ownedBy(buyer, table);

/** The account's id; throws for a guest, who has no account data. */
export function accountIdOf({ kind, id }: Buyer): string {
  if (kind === 'guest') throw new Error('A guest has no account');
  return id;
}

export const ownerColumns = ({ kind, id }: Buyer): OwnerColumns => ({
  executive_id: kind === 'executive' ? id : null,
  guest_id: kind === 'guest' ? id : null,
});
