import type { OrderState } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import {
  executivesMatching,
  isMailOf,
  isNameIn,
  isPhone,
  type PeopleSearchTerms,
  parsePeopleSearch,
  unionOf,
} from '../../../shared/people-search-terms.ts';
import { escapeLike } from '../../../shared/text.ts';

/** A placed order found by a search. */
export type OrderHit = {
  id: string;
  number: string;
  state: OrderState;
  placedAt: Date;
  cents: number;
  buyer: string;
  /** The executive's code; null for a guest's order. */
  executiveCode: string | null;
  /** The parcel's recipient. */
  recipient: string | null;
};

/** Ids of orders, one query per possible meaning of the typed text. */
function ordersMeant(terms: PeopleSearchTerms) {
  const { name, phoneEnd, email, code } = terms;
  const ofGuest = sql`select o.id from guests g join orders o on o.guest_id = g.id where`;
  const toAddress = sql`select o.id from addresses a join orders o on o.address_id = a.id where`;
  const executives = executivesMatching(terms);
  return unionOf([
    code === null ? null : sql`select id from orders where number like ${`%${escapeLike(code)}%`}`,
    code === null
      ? null
      : sql`select l.order_id from articles a join order_lines l on l.article_id = a.id where upper(a.code) = ${code}`,
    name === null ? null : sql`${ofGuest} ${isNameIn(sql`g.name || ' ' || g.surname`, name)}`,
    name === null ? null : sql`${toAddress} ${isNameIn(sql`a.name || ' ' || a.surname`, name)}`,
    phoneEnd === null ? null : sql`${ofGuest} ${isPhone(sql`g.phone`, phoneEnd)}`,
    phoneEnd === null ? null : sql`${toAddress} a.phone is not null and ${isPhone(sql`a.phone`, phoneEnd)}`,
    email === null ? null : sql`${ofGuest} ${isMailOf(sql`g.email`, email)}`,
    executives && sql`select id from orders where executive_id in (${executives})`,
  ]);
}

/** Searches by part of a number, by buyer or recipient, or by article: the newest first. */
export async function findOrders(
  db: Db,
  typed: string,
  { from, most }: { from: number; most: number },
): Promise<OrderHit[]> {
  const meant = ordersMeant(parsePeopleSearch(typed));
  if (meant === null) return [];
  const { rows } = await sql<OrderHit>`
    with page as (
      select o.id, o.number, o.state, o.confirmed_at, o.total_cents, o.executive_id, o.guest_id, o.address_id
      from (${meant}) found join orders o using (id)
      where o.number is not null and o.confirmed_at is not null
      order by o.confirmed_at desc, o.id offset ${from} limit ${most}
    )
    select o.id, o.number, o.state, o.confirmed_at as "placedAt", coalesce(o.total_cents, 0) as cents,
      coalesce(c.name, g.name || ' ' || g.surname) as buyer, e.code as "executiveCode",
      a.name || ' ' || a.surname as recipient
    from page o
      left join executives e on e.account_id = o.executive_id left join accounts c on c.id = o.executive_id
      left join guests g on g.id = o.guest_id left join addresses a on a.id = o.address_id
    order by o.confirmed_at desc, o.id`.execute(db);
  return rows;
}
