import { type RawBuilder, sql } from 'kysely';

/**
 * Whose orders, addresses, clients and coupons something is about. Every query of those names its buyer by `ownedBy`,
 * and every new row of theirs by `ownerColumns`; what only one kind of buyer can do asks for the kind. Another kind of
 * buyer begins here.
 */
export type Buyer = {
  kind: 'executive';
  /** Of her account. Also whose an idempotency key is. */
  id: string;
};

export const executiveBuyer = (accountId: string): Buyer => ({ kind: 'executive', id: accountId });

/** Whose a row is that was found otherwise than by its buyer. */
export const buyerOf = (row: { executive_id: string }): Buyer => executiveBuyer(row.executive_id);

/** Belongs into the query itself: what is somebody else's is not found, and so cannot be told from what is not there. */
export const ownedBy = ({ id }: Buyer, table?: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(table === undefined ? 'executive_id' : `${table}.executive_id`)} = ${id}`;

export const ownerColumns = ({ id }: Buyer) => ({ executive_id: id });
