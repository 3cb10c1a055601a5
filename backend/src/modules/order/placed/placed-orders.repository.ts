import type { OrderState } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import { offsetOf, type Page } from '../../../shared/pagination.mapper.ts';
import type { OrderRow } from '../core/orders.repository.ts';

export type PlacedFilter = {
  /** Null is every campaign. */
  campaign: string | null;
  state: OrderState | null;
  /** Part of its number or of a client's name, or a whole code of the printed catalogue. */
  text: string | null;
};

const placed = (db: Db, buyer: Buyer, { campaign, state, text }: PlacedFilter) =>
  db
    .selectFrom('orders as o')
    .where(ownedBy(buyer, 'o'))
    .where('o.number', 'is not', null)
    .$if(campaign !== null, (query) => query.where('o.campaign_code', '=', campaign as string))
    .$if(state !== null, (query) => query.where('o.state', '=', state as OrderState))
    .$if(text !== null, (query) =>
      query.where(sql<boolean>`(strpos(o.number, upper(${text})) > 0 or ${isFor(text)} or ${isWith(text)})`),
    );

const isFor = (text: string | null) => sql<boolean>`exists (
  select from order_lines l join client_book b on b.id = l.client_id
  where l.order_id = o.id and strpos(fold(b.name), fold(${text})) > 0)`;

const isWith = (code: string | null) => sql<boolean>`exists (
  select from order_lines l
  where l.order_id = o.id and l.article_id = (select id from articles where upper(code) = upper(replace(${code}, ' ', ''))))`;

export async function countPlacedOrders(db: Db, buyer: Buyer, asked: PlacedFilter): Promise<number> {
  const { total } = await placed(db, buyer, asked)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type PlacedRow = OrderRow & { clients: number };

/** Newest first. Clients are counted for the page's orders only, not for all earlier ones. */
export const listPlacedOrders = (db: Db, buyer: Buyer, asked: PlacedFilter, page: Page): Promise<PlacedRow[]> =>
  db
    .selectFrom(
      placed(db, buyer, asked)
        .selectAll('o')
        .orderBy('o.confirmed_at', 'desc')
        .orderBy('o.number', 'desc')
        .limit(page.size)
        .offset(offsetOf(page))
        .as('o'),
    )
    .selectAll('o')
    .select(
      sql<number>`(
        select count(distinct l.client_id) from order_lines l
        where l.order_id = o.id and not exists (
          select from order_omissions m where m.order_id = l.order_id and m.client_id = l.client_id))::integer`.as(
        'clients',
      ),
    )
    .orderBy('o.confirmed_at', 'desc')
    .orderBy('o.number', 'desc')
    .execute();

export type CampaignName = { code: string; name: Localized };

/** Campaigns with placed orders, newest first. */
export async function listOrderedCampaigns(db: Db, buyer: Buyer): Promise<CampaignName[]> {
  const { rows } = await sql<CampaignName>`
    select c.code, c.name from campaigns c
    where exists (
      select from orders o where o.campaign_code = c.code and o.number is not null and ${ownedBy(buyer, 'o')}
    )
    order by c.starts_at desc, c.code
    limit 26`.execute(db);
  return rows;
}

export type HistoryEvent = {
  event: string;
  state: OrderState;
  at: Date;
  /** The account in whose name it happened, and the advisor who acted for it; both null means the shop itself. */
  account: string | null;
  actor: string | null;
  reason: string | null;
};

/** Its journal, oldest first. */
export async function listHistory(db: Db, orderId: string): Promise<HistoryEvent[]> {
  const { rows } = await sql<HistoryEvent>`
    select e.event, e.to_state as state, e.at, a.name as account, b.name as actor, e.reason
    from order_events e left join accounts a on a.id = e.account_id left join accounts b on b.id = e.actor_id
    where e.order_id = ${orderId}
    order by e.id
    limit 50`.execute(db);
  return rows;
}
