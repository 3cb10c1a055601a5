import { lineKinds } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { orderKeys } from 'contract/order/message-keys.ts';
import type { Db } from '../../../database/schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent, conflict, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';
import {
  type Article,
  currentPriceOf,
  listArticlesByCode,
  listArticlesById,
  type PricingMoment,
} from '../core/articles.repository.ts';
import { maxQuantityOf } from '../core/bag.ts';
import { campaignOfDraft, readCalendar } from '../core/campaigns.ts';
import { findOwnClients, resolveOwnClient } from '../core/clients.repository.ts';
import { toCode } from '../core/find-articles.ts';
import {
  clearDelivery,
  type LineRow,
  listLines,
  moveLine,
  type OrderRow,
  putLines,
  removeLines,
  requireInHand,
  setClientOmitted,
  touchOrder,
} from '../core/orders.repository.ts';
import { type OrderChangeView, requirePricedOrder, viewOrderChange } from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { lineFields } from './pad-fields.mapper.ts';

/** The changes of a line; an absent field stays. */
export type LineEdit = {
  line: string;
  version?: number | undefined;
  quantity?: number | undefined;
  /** Another colour or size. */
  code?: string | undefined;
  /** Null gives the line to the executive. */
  client?: string | null | undefined;
  note?: string | undefined;
};

export type LineChangeResult = {
  view: OrderChangeView;
  /** Fewer pieces are available than requested. */
  reduced: boolean;
};

/** Changes one sales line; gifts are chosen, not edited. */
export async function updateLine(
  trx: Db,
  rewards: RewardsPort,
  change: LineEdit,
  viewer: Viewer,
): Promise<LineChangeResult> {
  const { buyer, now } = viewer;
  const order = await requireInHand(trx, buyer, change.version);
  const calendar = await readCalendar(trx, now, order.campaign_code);
  const moment = { campaign: campaignOfDraft(calendar, order.campaign_code), now };
  // Only the quantities of the other lines matter; prices are read once, for the response.
  const lines = await listLines(trx, [order.id]);
  const lineId = toRowId(change.line);
  const line = lines.find(({ id, type }) => id === lineId && type === lineKinds.sale);
  const [own] = line ? await listArticlesById(trx, [line.article_id], moment) : [];
  if (!line || !own) throw absent();

  const client = change.client === undefined ? line.client_id : await requireClient(trx, buyer, change.client);
  const article = await requireSibling(trx, own, change.code, moment);
  const moved = article.id !== own.id || client !== line.client_id;
  const twin = moved
    ? lines.find((one) => one.type === lineKinds.sale && one.article_id === article.id && one.client_id === client)
    : undefined;
  const wanted = (change.quantity ?? line.quantity) + (twin?.quantity ?? 0);
  const quantity = withinReach(lines, { line, twin, article, wanted });
  const note = change.note ?? twin?.note ?? line.note;
  if (twin) await removeLines(trx, order, [line.id]);
  else if (moved) await moveLine(trx, order, line.id, { article_id: article.id, client_id: client });
  await putLines(trx, order, [
    {
      article_id: article.id,
      client_id: client,
      quantity,
      note: note === '' ? null : note,
      seen_cents: currentPriceOf(article) ?? line.seen_cents,
    },
  ]);
  await touchOrder(trx, order.id, moment.campaign.code, now);

  const after = await requirePricedOrder(trx, viewer);
  const changed = after.bag.lines.find(
    ({ row }) => row.type === lineKinds.sale && row.article_id === article.id && row.client_id === client,
  );
  return {
    view: await viewOrderChange(trx, rewards, after, viewer, changed?.row.id ?? null),
    reduced: quantity < wanted,
  };
}

type Reach = { line: LineRow; twin: LineRow | undefined; article: Article; wanted: number };

/** As many as the article's maximum and the stock allow. A quantity in the bag may always be lowered. */
function withinReach(lines: readonly LineRow[], { line, twin, article, wanted }: Reach): number {
  const others = lines
    .filter((one) => one !== line && one !== twin && one.article_id === article.id)
    .reduce((sum, one) => sum + one.quantity, 0);
  const stood = article.id === line.article_id ? line.quantity + (twin?.quantity ?? 0) : 0;
  const maximum = Math.max(maxQuantityOf(article, others), Math.min(stood, article.maxQuantity));
  if (maximum === 0) throw conflict(orderKeys.outOfStock);
  return Math.min(wanted, maximum);
}

async function requireClient(trx: Db, buyer: Buyer, asked: string | null): Promise<number | null> {
  const id = toRowId(asked ?? '');
  const client = resolveOwnClient(asked, await findOwnClients(trx, buyer, id === null ? [] : [id]));
  if (client === undefined) throw invalid({ [lineFields.client]: fieldProblemKeys.choice });
  return client;
}

/** Another colour or size of the same style that is sold in this campaign. */
async function requireSibling(
  trx: Db,
  article: Article,
  code: string | undefined,
  moment: PricingMoment,
): Promise<Article> {
  if (code === undefined || toCode(code) === toCode(article.code)) return article;
  const [other] = await listArticlesByCode(trx, [toCode(code)], moment);
  if (other?.productId !== article.productId) throw invalid({ [lineFields.code]: fieldProblemKeys.choice });
  if (currentPriceOf(other) === null) throw conflict(orderKeys.notInCampaign);
  return other;
}

/** Removing a missing line is no error, because a click may come twice. */
export async function removeOrderLines(
  trx: Db,
  rewards: RewardsPort,
  { lines, version }: { lines: string[]; version: number | undefined },
  viewer: Viewer,
): Promise<OrderChangeView> {
  const order = await requireInHand(trx, viewer.buyer, version);
  const removed = await removeLines(
    trx,
    order,
    lines.flatMap((id) => toRowId(id) ?? []),
  );
  if (removed > 0) await clearDelivery(trx, order.id);
  return answerChange(trx, rewards, { order, viewer, really: removed > 0 });
}

export async function omitClientLines(
  trx: Db,
  rewards: RewardsPort,
  choice: { client: string; omit: boolean },
  viewer: Viewer,
): Promise<OrderChangeView> {
  const order = await requireInHand(trx, viewer.buyer);
  const id = toRowId(choice.client);
  const own = id === null ? new Map() : await findOwnClients(trx, viewer.buyer, [id]);
  if (id === null || !own.has(id)) throw absent();
  const really = await setClientOmitted(trx, order, id, choice.omit);
  return answerChange(trx, rewards, { order, viewer, really });
}

type ChangedOrder = { order: OrderRow; viewer: Viewer; really: boolean };

async function answerChange(trx: Db, rewards: RewardsPort, { order, viewer, really }: ChangedOrder) {
  if (really) {
    const calendar = await readCalendar(trx, viewer.now, order.campaign_code);
    await touchOrder(trx, order.id, campaignOfDraft(calendar, order.campaign_code).code, viewer.now);
  }
  return viewOrderChange(trx, rewards, await requirePricedOrder(trx, viewer), viewer);
}
