import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { buyerOf, ownerColumns } from '../../../shared/buyer.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import type { CampaignOfferRule } from './gifts.ts';

/** The rules of a campaign, with what the order has chosen of each. */
export async function listGiftRules(db: Db, orderId: string, campaign: string): Promise<CampaignOfferRule[]> {
  const { rows } = await sql<Omit<CampaignOfferRule, 'name'> & { name: Localized }>`
    select r.id, r.kind, r.name, r.from_cents as "fromCents", r.from_points as "fromPoints", r.choose,
      coalesce((
        select sum(l.quantity) from order_lines l where l.order_id = ${orderId} and l.gift_rule = r.id
      ), 0)::integer as chosen
    from gift_rules r
    where r.campaign_code = ${campaign}
    order by r.position`.execute(db);
  return rows;
}

/** The articles that a rule offers, with the price of each in cents. */
export async function readGiftPrices(db: Db, ruleId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('gift_options')
    .select(['article_id', 'cents'])
    .where('rule_id', '=', ruleId)
    .execute();
  return new Map(rows.map(({ article_id, cents }) => [article_id, cents]));
}

/** The rule of each gift line of an order. */
export async function readGiftLines(db: Db, orderId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'gift_rule'])
    .where('order_id', '=', orderId)
    .where('gift_rule', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, gift_rule }) => [id, gift_rule ?? '']));
}

export type ChosenGift = { articleId: number; cents: number; quantity: number; clientId: number | null };

/** Replaces the earlier choice for a rule. */
export async function replaceGifts(
  trx: Db,
  order: OrderRow,
  rule: Pick<CampaignOfferRule, 'id' | 'kind'>,
  chosen: readonly ChosenGift[],
): Promise<void> {
  await trx.deleteFrom('order_lines').where('order_id', '=', order.id).where('gift_rule', '=', rule.id).execute();
  if (chosen.length === 0) return;
  await trx
    .insertInto('order_lines')
    .values(
      chosen.map(({ articleId, cents, quantity, clientId }) => ({
        order_id: order.id,
        ...ownerColumns(buyerOf(order)),
        type: rule.kind,
        article_id: articleId,
        client_id: clientId,
        quantity,
        seen_cents: cents,
        fixed_cents: cents,
        gift_rule: rule.id,
      })),
    )
    .execute();
}
