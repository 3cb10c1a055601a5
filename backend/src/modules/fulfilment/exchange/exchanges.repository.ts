import { type ExchangeState, exchangeStates } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Warehouse } from '../../../database/tables/order.ts';

/** An article of a bought style, for an exchange: its price today and its free pieces. */
export type ExchangeArticle = {
  id: number;
  code: string;
  productId: number;
  name: Localized;
  slug: Localized;
  color: Localized;
  size: string;
  sealed: boolean;
  cents: number | null;
  free: number;
};

/** All colours and sizes of the styles of an order, in display order. */
export async function listExchangeArticles(db: Db, orderId: string): Promise<ExchangeArticle[]> {
  const { rows } = await sql<ExchangeArticle>`
    select a.id, a.code, a.product_id as "productId", p.name, p.slug, o.name as color, a.size_code as size,
      p.sealed_hygiene as sealed, coalesce(r.sale_price, r.price) as cents,
      case when coalesce(c.legal_complete, false) and r.article_id is not null then
        coalesce((select sum(s.quantity) from stock s where s.article_id = a.id), 0)::integer else 0 end as free
    from articles a
      join products p on p.id = a.product_id
      join variants v on v.id = a.variant_id
      join colors o on o.code = v.color_code
      join sizes z on z.code = a.size_code
      left join product_cards c on c.product_id = p.id
      left join current_prices r on r.article_id = a.id
    where a.product_id in (
      select b.product_id from order_lines l join articles b on b.id = l.article_id where l.order_id = ${orderId})
    order by a.product_id, v.position, z.position`.execute(db);
  return rows;
}

export type SentPiece = { articleId: number; code: string; quantity: number };

/**
 * By article, for all clients together, without omitted lines. A piece counts unless its parcel came back, will not be
 * sent, or is still packed while another one has left: a version without parcels sends all of them and records none.
 */
export async function listSentPieces(db: Db, orderId: string): Promise<SentPiece[]> {
  const { rows } = await sql<SentPiece>`
    select a.id as "articleId", a.code, sum(l.quantity - coalesce(away.quantity, 0))::integer as quantity
    from order_lines l join articles a on a.id = l.article_id
      left join lateral (
        select sum(k.quantity) as quantity from parcel_lines k join parcels y on y.id = k.parcel_id
        where k.line_id = l.id and (y.state in ('returned', 'dropped') or y.state = 'packed' and exists (
          select from parcels z where z.order_id = y.order_id and z.left_on is not null))) away on true
    where l.order_id = ${orderId} and not exists (
      select from order_omissions o where o.order_id = l.order_id and o.client_id = l.client_id)
    group by a.id order by min(l.id)`.execute(db);
  return rows;
}

/** Withdrawals that were not refused. One without lines is about all of it, or in words, which cannot be counted. */
export async function listWithdrawnPieces(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('withdrawals as w')
    .select('w.lines')
    .where('w.order_id', '=', orderId)
    .where(
      sql<boolean>`not exists (
        select from withdrawal_steps s where s.withdrawal_id = w.id and s.step = 'refused')`,
    )
    .execute();
  const lines = rows.flatMap((row) => row.lines);
  return {
    all: rows.some((row) => row.lines.length === 0),
    of: (code: string) => lines.reduce((sum, line) => sum + (line.code === code ? line.quantity : 0), 0),
  };
}

export type ExchangeLine = {
  nameOf: Localized;
  quantity: number;
  sealed: boolean;
  worn: { code: string; color: Localized; size: string };
  wanted: { code: string; color: Localized; size: string };
};
export type Exchange = {
  id: string;
  number: string;
  orderId: string;
  state: ExchangeState;
  locale: Locale;
  askedAt: Date;
  heldUntil: Date;
  changedAt: Date;
  /** The reason of a refusal. */
  reason: string | null;
  lines: ExchangeLine[];
};

const asArticle = (article: string, color: string) =>
  sql`json_build_object('code', ${sql.ref(`${article}.code`)}, 'color', ${sql.ref(`${color}.name`)}, 'size', ${sql.ref(`${article}.size_code`)})`;

/** All exchanges of an order, newest first; or the named one. */
export async function listExchanges(db: Db, named: { orderId: string } | { id: string }): Promise<Exchange[]> {
  const { rows } = await sql<Exchange>`
    select x.id, x.number, x.order_id as "orderId", x.state, x.locale, x.asked_at as "askedAt",
      x.held_until as "heldUntil", x.changed_at as "changedAt",
      (select s.reason from exchange_steps s where s.exchange_id = x.id and s.step = 'refuse') as reason,
      (select json_agg(json_build_object('nameOf', p.name, 'quantity', l.quantity, 'sealed', p.sealed_hygiene,
          'worn', ${asArticle('a', 'ac')}, 'wanted', ${asArticle('b', 'bc')}) order by l.id)
        from exchange_lines l
          join articles a on a.id = l.article_id join variants av on av.id = a.variant_id
          join colors ac on ac.code = av.color_code join products p on p.id = a.product_id
          join articles b on b.id = l.wanted_id join variants bv on bv.id = b.variant_id
          join colors bc on bc.code = bv.color_code
        where l.exchange_id = x.id) as lines
    from exchanges x
    where ${'id' in named ? sql`x.id = ${named.id}` : sql`x.order_id = ${named.orderId}`}
    order by x.asked_at desc, x.number`.execute(db);
  return rows;
}

export async function findExchangeId(db: Db, number: string): Promise<string | null> {
  const found = await db.selectFrom('exchanges').select('id').where('number', '=', number).executeTakeFirst();
  return found?.id ?? null;
}

const { refused, ended } = exchangeStates;
const over: readonly ExchangeState[] = [refused, ended];

/**
 * Pieces of an order in exchanges, by article; with ended ones too if asked, so that a buyer cannot hold a size again
 * and again.
 */
export async function countExchangedPieces(
  db: Db,
  orderId: string,
  { withEnded }: { withEnded: boolean },
): Promise<Map<number, number>> {
  const without = withEnded ? [refused] : over;
  const { rows } = await sql<{ articleId: number; quantity: number }>`
    select l.article_id as "articleId", sum(l.quantity)::integer as quantity
    from exchanges x join exchange_lines l on l.exchange_id = x.id
    where x.order_id = ${orderId} and x.state not in (${sql.join(without)})
    group by l.article_id`.execute(db);
  return new Map(rows.map(({ articleId, quantity }) => [articleId, quantity]));
}

/** The pieces it still reserves. */
export async function listHeldPieces(
  trx: Db,
  id: string,
): Promise<{ articleId: number; warehouse: Warehouse; quantity: number }[]> {
  return trx
    .selectFrom('exchange_pieces as p')
    .innerJoin('exchange_lines as l', 'l.id', 'p.line_id')
    .select(['l.wanted_id as articleId', 'p.warehouse', 'p.quantity'])
    .where('l.exchange_id', '=', id)
    .where('p.released_at', 'is', null)
    .orderBy('l.wanted_id')
    .execute();
}
