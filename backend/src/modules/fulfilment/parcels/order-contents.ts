import { exchangeStates, lineKinds } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { OrderLineType, ParcelState, Warehouse } from '../../../database/tables/order.ts';
import type { WithdrawalLine } from '../../../database/tables/withdrawal.ts';

/** Pieces of one article for one client. */
export type ParcelLine = {
  code: string;
  name: string;
  color: string;
  /** As on the label. */
  size: string;
  quantity: number;
  /** Null is the buyer. */
  client: string | null;
  kind: OrderLineType;
};
/** Why pieces of an order are not in its parcel, or will come back. */
export type ParcelExceptionReason = 'soldOut' | 'withdrawn' | 'exchanged';
export type ParcelException = ParcelLine & {
  why: ParcelExceptionReason;
  /** The code of the replacement. */
  wanted: string | null;
};
type Packed = {
  /** Null if no warehouse holds pieces: the order has ended, or nothing was reserved for it. */
  groups: { warehouse: Warehouse | null; lines: ParcelLine[] }[];
  pieces: number;
  grams: number;
};
export type OrderContents = Packed & {
  exceptions: ParcelException[];
  /** By the positions of its parcels; empty for an order of one parcel. */
  parcels: ReadonlyMap<number, Packed & { hasLeft: boolean; isOver: boolean }>;
};

type Article = { orderId: string; code: string; name: Localized; color: Localized; size: string; quantity: number };
type OrderedRow = Article & {
  lineId: number;
  client: string | null;
  kind: OrderLineType;
  grams: number;
  held: { warehouse: Warehouse; quantity: number; parcel: number | null; state: ParcelState | null }[];
};

const article = sql`a.code, p.name, c.name as color, a.size_code as size`;
const joinArticle = sql`join articles a on a.id = l.article_id join products p on p.id = a.product_id
  join variants v on v.id = a.variant_id join colors c on c.code = v.color_code`;

export async function listOrdered(db: Db, ids: readonly string[]): Promise<OrderedRow[]> {
  const { rows } = await sql<OrderedRow>`
    select l.order_id as "orderId", l.id as "lineId", ${article}, l.quantity, b.name as client, l.type as kind, a.grams,
      coalesce(
        (select json_agg(json_build_object('warehouse', k.warehouse, 'quantity', k.quantity, 'parcel', y.position,
            'state', y.state) order by y.position, k.warehouse)
          from parcel_lines k join parcels y on y.id = k.parcel_id
          where k.line_id = l.id and exists (select from parcels two where two.order_id = y.order_id and two.position = 2)),
        (select json_agg(json_build_object('warehouse', r.warehouse, 'quantity', r.quantity, 'parcel', null, 'state', null)
            order by r.warehouse)
          from reservations r where r.line_id = l.id and r.released_at is null), '[]') as held
    from order_lines l ${joinArticle}
      left join client_book b on b.id = l.client_id
    where l.order_id = any(${ids}::uuid[]) and not exists (
      select from order_omissions x where x.order_id = l.order_id and x.client_id = l.client_id)
    order by l.client_id nulls first, l.id`.execute(db);
  return rows;
}

async function listSoldOut(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Article & { client: string | null }>`
    select l.order_id as "orderId", ${article}, l.quantity, b.name as client
    from order_dropped_lines l ${joinArticle} left join client_book b on b.id = l.client_id
    where l.order_id = any(${ids}::uuid[]) order by l.id`.execute(db);
  return rows;
}

/**
 * Declared and not refused. A declaration without lines concerns the whole order, or is in words: an operator reads it
 * first.
 */
async function listWithdrawn(db: Db, ids: readonly string[]) {
  const { rows } = await sql<WithdrawalLine & { orderId: string }>`
    select w.order_id as "orderId", d.code, d.quantity, d.client
    from withdrawals w cross join lateral jsonb_to_recordset(w.lines) as d(code text, quantity integer, client text)
    where w.order_id = any(${ids}::uuid[]) and not exists (
      select from withdrawal_steps s where s.withdrawal_id = w.id and s.step = 'refused')
    order by w.received_at, w.id`.execute(db);
  return rows;
}

async function listExchanged(db: Db, ids: readonly string[]) {
  const { asked, received, sent } = exchangeStates;
  const { rows } = await sql<Article & { wanted: { code: string; color: Localized; size: string } }>`
    select x.order_id as "orderId", ${article}, l.quantity,
      json_build_object('code', b.code, 'color', bc.name, 'size', b.size_code) as wanted
    from exchanges x join exchange_lines l on l.exchange_id = x.id ${joinArticle}
      join articles b on b.id = l.wanted_id join variants bv on bv.id = b.variant_id
      join colors bc on bc.code = bv.color_code
    where x.order_id = any(${ids}::uuid[]) and x.state in (${asked}, ${received}, ${sent})
    order by x.asked_at, l.id`.execute(db);
  return rows;
}

/** What is in these orders, in a fixed number of queries. */
export async function readOrderContents(
  db: Db,
  orders: readonly { id: string; hasLeft: boolean }[],
  locale: Locale,
): Promise<Map<string, OrderContents>> {
  const ids = orders.map(({ id }) => id);
  const ordered = await listOrdered(db, ids);
  const soldOut = await listSoldOut(db, ids);
  const withdrawn = await listWithdrawn(db, ids);
  const exchanged = await listExchanged(db, ids);
  const toLine = ({ code, name, color, size, quantity }: Article) => ({
    ...{ code, size, quantity, name: name[locale], color: color[locale], client: null, kind: lineKinds.sale },
  });
  return new Map(
    orders.map(({ id, hasLeft }) => {
      const own = <Row extends { orderId: string }>(rows: readonly Row[]) => rows.filter((row) => row.orderId === id);
      const lines = own(ordered).map((row) => ({ ...row, ...toLine(row), client: row.client, kind: row.kind }));
      const packed = lines.flatMap(splitByWarehouse);
      const taken = own(withdrawn).flatMap((declared) => takeWithdrawn(packed, declared, { hasLeft }));
      const left = packed.filter(({ quantity }) => quantity > 0);
      const exceptions: ParcelException[] = [
        ...own(soldOut).map((row) => ({ ...toLine(row), client: row.client, why: 'soldOut' as const, wanted: null })),
        ...taken.map((line) => ({ ...toParcelLine(line), why: 'withdrawn' as const, wanted: null })),
        ...own(exchanged).map((row) => ({
          ...toLine(row),
          ...{ why: 'exchanged' as const },
          wanted: `${row.wanted.color[locale]}, ${row.wanted.size} (${row.wanted.code})`,
        })),
      ];
      const byParcel = Map.groupBy(left, ({ parcel }) => parcel);
      byParcel.delete(null);
      const parcels = [...byParcel].map(
        ([at, own]) =>
          [
            at ?? 0,
            { ...addUp(own), hasLeft: own.some((line) => hasLeftIn(line)), isOver: own.some((line) => isOver(line)) },
          ] as const,
      );
      return [id, { ...addUp(left), exceptions, parcels: new Map(parcels) }];
    }),
  );
}

type PackedLine = ParcelLine & {
  grams: number;
  warehouse: Warehouse | null;
  /** Of an order of several parcels. */
  parcel: number | null;
  state: ParcelState | null;
};

const hasLeftIn = ({ state }: PackedLine) => state === 'left' || state === 'arrived' || state === 'returned';
const isOver = ({ state }: PackedLine) => state === 'arrived' || state === 'returned' || state === 'dropped';

function splitByWarehouse({ held, ...line }: ParcelLine & Pick<OrderedRow, 'grams' | 'held'>): PackedLine[] {
  if (held.length === 0) return [{ ...line, warehouse: null, parcel: null, state: null }];
  return held.map((piece) => ({ ...line, ...piece }));
}

/**
 * Removes withdrawn pieces, of the named client or any, first of parcels that are still to leave and last of those that
 * will not reach the buyer. If the parcel has left, they were in it all the same.
 */
function takeWithdrawn(
  packed: PackedLine[],
  declared: WithdrawalLine,
  { hasLeft }: { hasLeft: boolean },
): PackedLine[] {
  const same = packed.filter(({ code }) => code === declared.code).toSorted(byDeparture);
  const isNamed = ({ client }: PackedLine) => client === (declared.client ?? client);
  let wanted = declared.quantity;
  return [...same.filter(isNamed), ...same.filter((line) => !isNamed(line))].flatMap((line) => {
    const quantity = Math.min(wanted, line.quantity);
    wanted -= quantity;
    const isToSend = line.state === null ? !hasLeft : line.state === 'packed';
    if (isToSend) line.quantity -= quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

const departures: readonly (ParcelState | null)[] = [null, 'packed', 'left', 'arrived', 'returned', 'dropped'];
const byDeparture = (one: PackedLine, other: PackedLine) =>
  departures.indexOf(one.state) - departures.indexOf(other.state);

const toParcelLine = ({ code, name, color, size, quantity, client, kind }: ParcelLine): ParcelLine => ({
  ...{ code, name, color, size, quantity, client, kind },
});

const byWarehouse = (one: PackedLine, other: PackedLine) => (one.warehouse ?? '').localeCompare(other.warehouse ?? '');

const addUp = (lines: readonly PackedLine[]): Packed => ({
  groups: [...Map.groupBy(lines.toSorted(byWarehouse), ({ warehouse }) => warehouse)].map(([warehouse, own]) => ({
    warehouse,
    lines: own.map(toParcelLine),
  })),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  grams: lines.reduce((sum, { quantity, grams }) => sum + quantity * grams, 0),
});
