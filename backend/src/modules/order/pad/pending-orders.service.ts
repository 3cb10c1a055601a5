import { type OrderState, orderStates } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../../database/schema.ts';
import { ownedBy } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { offsetOf, type Page } from '../../../shared/pagination.mapper.ts';
import { lockBuyer } from '../core/buyers.repository.ts';
import {
  type Calendar,
  type Campaign,
  campaignOfDraft,
  findOpenCampaign,
  listOfferedCampaigns,
  readCalendar,
} from '../core/campaigns.ts';
import { listDrafts, type OrderRow, openDraft, putInHand } from '../core/orders.repository.ts';
import { type PricedOrder, priceOpenOrder, priceOrder } from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { takeCampaignField } from './pad-fields.mapper.ts';

/** The order in hand, or else the calendar alone. */
export async function readActiveOrder(
  db: Db,
  viewer: Viewer,
): Promise<{ priced: PricedOrder | null; calendar: Calendar }> {
  const priced = await priceOpenOrder(db, viewer);
  return { priced, calendar: priced?.calendar ?? (await readCalendar(db, viewer.now)) };
}

/** Puts a draft in hand, or the draft of a campaign, which is opened if there is none. */
export async function openOrderInHand(
  trx: Db,
  take: { order: string } | { campaign: string },
  { buyer, now }: Viewer,
): Promise<void> {
  await lockBuyer(trx, buyer);
  const drafts = await listDrafts(trx, buyer);
  if ('order' in take) {
    const draft = drafts.find(({ id }) => id === toUuid(take.order));
    if (!draft) throw absent();
    return putInHand(trx, buyer, draft.id);
  }
  const calendar = await readCalendar(trx, now, ...drafts.map(({ campaign_code }) => campaign_code));
  const campaign = findOpenCampaign(calendar, take.campaign);
  if (!campaign) throw invalid({ [takeCampaignField]: fieldProblemKeys.choice });
  const own = drafts.find(({ campaign_code }) => campaignOfDraft(calendar, campaign_code).code === campaign.code);
  if (own) return putInHand(trx, buyer, own.id);
  await putInHand(trx, buyer, null);
  await openDraft(trx, buyer, campaign.code, now);
}

export type PendingSearch = { page: Page; states: OrderState[] | undefined; campaign: string | undefined };
/** A draft with current prices; a placed order as agreed. */
export type OpenOrder = { order: OrderRow; priced: PricedOrder | null };
export type PendingPage = { pending: OpenOrder[]; total: number; offered: Campaign[]; now: Date };

export async function listPendingOrders(
  db: Db,
  { page, states = [orderStates.draft, orderStates.pending], campaign }: PendingSearch,
  viewer: Viewer,
): Promise<PendingPage> {
  const found = db
    .selectFrom('orders')
    .where(ownedBy(viewer.buyer))
    .where('state', 'in', states.length > 0 ? states : [orderStates.draft])
    .$if(campaign !== undefined, (query) => query.where('campaign_code', '=', campaign as string));
  const { total } = await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const orders = await found
    .selectAll()
    .orderBy('in_hand', 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  const pending: OpenOrder[] = [];
  // Each is read on its own, because there are only as many drafts as campaigns open for orders.
  for (const order of orders) {
    const priced = order.state === orderStates.draft ? await priceOrder(db, order, viewer) : null;
    pending.push({ order, priced });
  }
  return { pending, total, offered: listOfferedCampaigns(await readCalendar(db, viewer.now)), now: viewer.now };
}
