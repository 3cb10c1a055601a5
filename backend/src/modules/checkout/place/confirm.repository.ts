import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { buyerOf, ownerColumns } from '../../../shared/buyer.ts';
import { toShopDate } from '../../../shared/dates.ts';
import type { BagLine } from '../../order/core/bag.ts';
import { type OrderRow, openDraft } from '../../order/core/orders.repository.ts';
import type { PricedOrder } from '../../order/pricing/price-order.service.ts';
import type { Agreement } from '../review/agreement.ts';

/** V26-004817 */
export async function nextOrderNumber(trx: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('order_numbers') as next`.execute(trx);
  return `V${toShopDate(now).slice(2, 4)}-${String(rows[0]?.next).padStart(6, '0')}`;
}

/** Cuts each line to its available pieces, and records the missing ones, which the order shows from then on. */
export async function cutLinesToStock(trx: Db, order: OrderRow, lines: readonly BagLine[]): Promise<void> {
  for (const { row, there } of lines) {
    if (row.omitted || there === row.quantity) continue;
    await trx
      .insertInto('order_dropped_lines')
      .values({
        order_id: order.id,
        ...ownerColumns(buyerOf(order)),
        article_id: row.article_id,
        client_id: row.client_id,
        quantity: row.quantity - there,
      })
      .execute();
    if (there === 0) await trx.deleteFrom('order_lines').where('id', '=', row.id).execute();
    else await trx.updateTable('order_lines').set({ quantity: there }).where('id', '=', row.id).execute();
  }
}

/** Lines of omitted clients move to a draft of their own, so that nothing is lost. */
export async function moveOmittedToDraft(
  trx: Db,
  order: OrderRow,
  { campaign, now }: { campaign: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select l.id from order_lines l join order_omissions o on o.order_id = l.order_id and o.client_id = l.client_id
    where l.order_id = ${order.id}`.execute(trx);
  await trx.deleteFrom('order_omissions').where('order_id', '=', order.id).execute();
  if (rows.length === 0) return;
  await trx.updateTable('orders').set({ in_hand: false }).where('id', '=', order.id).execute();
  const draft = await openDraft(trx, buyerOf(order), campaign, now);
  const ids = rows.map(({ id }) => id);
  // A gift was earned by the order that is placed.
  await sql`delete from order_lines where id = any(${ids}::bigint[]) and type <> 'VENTA'`.execute(trx);
  await sql`update order_lines set order_id = ${draft.id} where id = any(${ids}::bigint[])`.execute(trx);
}

/** Fixes the price and points of each piece. */
export async function fixLinePrices(trx: Db, lines: readonly BagLine[]): Promise<void> {
  const column = (value: (line: BagLine) => number) => lines.map(value);
  await sql`
    update order_lines l set unit_cents = given.cents, unit_points = given.points, vat_rate = given.rate
    from unnest(
      ${column(({ row }) => row.id)}::bigint[], ${column(({ priced }) => priced.unitCents)}::integer[],
      ${column(({ priced }) => priced.unitPoints)}::integer[], ${column(({ priced }) => priced.vatRate)}::integer[]
    ) given(id, cents, points, rate)
    where l.id = given.id`.execute(trx);
}

type ConfirmedTerms = {
  agreement: Pick<Agreement, 'tender' | 'termsVersion' | 'acceptsImport'>;
  number: string;
  reservedUntil: Date;
  locale: Locale;
  now: Date;
};

export async function saveConfirmedOrder(
  trx: Db,
  { order, composed, totals, moment }: PricedOrder,
  { agreement, number, reservedUntil, locale, now }: ConfirmedTerms,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      number,
      confirmed_at: now,
      campaign_code: moment.campaign.code,
      reserved_until: reservedUntil,
      units: totals.units,
      points: totals.points,
      total_cents: totals.totalCents,
      totals: JSON.stringify(totals),
      shipping: JSON.stringify(composed.shipping),
      address_id: composed.address?.id ?? null,
      coupon_code: composed.coupon?.code ?? null,
      tender: agreement.tender,
      balance_cents: totals.creditUsedCents,
      terms_version: agreement.termsVersion,
      import_accepted: agreement.acceptsImport,
      locale,
    })
    .where('id', '=', order.id)
    .execute();
  // An executive who orders in a campaign is active in it.
  if (order.executive_id)
    await trx
      .updateTable('executives')
      .set({ active_campaign: moment.campaign.code })
      .where('account_id', '=', order.executive_id)
      .execute();
  if (composed.coupon)
    await trx
      .insertInto('coupon_uses')
      .values({
        order_id: order.id,
        coupon_code: composed.coupon.code,
        ...ownerColumns(buyerOf(order)),
        used_at: now,
      })
      .execute();
}
