import { lineKinds } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { toRowId } from '../../../shared/ids.ts';
import { unique } from '../../../shared/unique.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';
import {
  type Article,
  currentPriceOf,
  listArticlesByCode,
  listArticlesOfProducts,
  type PricingMoment,
} from '../core/articles.repository.ts';
import { type BagLine, maxQuantityOf } from '../core/bag.ts';
import { lockBuyer } from '../core/buyers.repository.ts';
import { type Calendar, campaignOfDraft, readCalendar } from '../core/campaigns.ts';
import { findOwnClients, resolveOwnClient } from '../core/clients.repository.ts';
import { type ArticleName, findArticles, listTypoCodes, toCode } from '../core/find-articles.ts';
import { findInHand, listLines, type OrderRow, openDraft, putLines, touchOrder } from '../core/orders.repository.ts';
import {
  type OrderChangeView,
  type PricedOrder,
  requirePricedOrder,
  viewOrderChange,
} from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { type LineProposal, type PlannedLine, planLines } from './plan-lines.ts';

/** A line to be added. */
export type NewLine = ArticleName & {
  /** The caller's own key for it. */
  key: string;
  quantity: number;
  /** Absent is the executive. */
  client?: string | undefined;
  note?: string | undefined;
};

/** The result of each line, and the bag after them. */
export type AddedLines = { view: OrderChangeView; outcomes: PlannedLine[] };

/** The number of unknown codes of a call that are compared with similar codes. */
const mostSlips = 50;

/** Adds lines to the order in hand, or to a new one. Must be called in a transaction. */
export async function addLines(
  trx: Db,
  rewards: RewardsPort,
  lines: readonly NewLine[],
  viewer: Viewer,
): Promise<AddedLines> {
  const { buyer, now } = viewer;
  await lockBuyer(trx, buyer);
  const order = await takeDraft(trx, viewer);
  const calendar = await readCalendar(trx, now, order.campaign_code);
  const moment = { campaign: campaignOfDraft(calendar, order.campaign_code), now };
  const proposals = await findProposals(trx, lines, { buyer, moment });
  const meant = proposals.flatMap(({ found }) => (found.kind === 'article' ? [found.article] : []));
  const { outcomes, changes } = planLines(proposals, {
    lines: await listLines(trx, [order.id]),
    siblings: await listSiblings(trx, meant, moment),
    elsewhere: await listElsewhere(trx, meant, calendar),
  });
  await putLines(trx, order, changes);
  if (changes.length > 0) await touchOrder(trx, order.id, moment.campaign.code, now);

  const priced = await requirePricedOrder(trx, viewer);
  return { view: await viewOrderChange(trx, rewards, priced, viewer), outcomes };
}

async function takeDraft(trx: Db, { buyer, now }: Viewer): Promise<OrderRow> {
  const inHand = await findInHand(trx, buyer);
  if (inHand) return inHand;
  const { inForce } = await readCalendar(trx, now);
  return openDraft(trx, buyer, inForce.code, now);
}

type AddContext = { buyer: Buyer; moment: PricingMoment };

/** Three queries for the lines of a call, a fourth where a code is unknown. */
async function findProposals(
  trx: Db,
  lines: readonly NewLine[],
  { buyer, moment }: AddContext,
): Promise<LineProposal[]> {
  const resolutions = await findArticles(trx, lines, moment);
  const clients = await findOwnClients(
    trx,
    buyer,
    lines.flatMap(({ client }) => toRowId(client ?? '') ?? []),
  );
  const found = lines.map((line, at) => ({ line, found: resolutions[at] ?? { kind: 'unknown' as const } }));
  const similar = await listSimilar(
    trx,
    found.flatMap(({ line, found: { kind } }) => (kind === 'unknown' ? toCode(line.code ?? '') : [])),
    moment,
  );
  return found.map(({ line, found: resolution }) => {
    const slips = resolution.kind === 'unknown' ? new Set(listTypoCodes(toCode(line.code ?? ''))) : new Set<string>();
    return {
      key: line.key,
      quantity: line.quantity,
      client: resolveOwnClient(line.client, clients),
      note: line.note,
      found: resolution,
      similar: similar.filter(({ code }) => slips.has(toCode(code))),
    };
  });
}

const listSimilar = (trx: Db, codes: readonly string[], moment: PricingMoment): Promise<Article[]> =>
  listArticlesByCode(trx, unique(codes.slice(0, mostSlips).flatMap(listTypoCodes)), moment);

/** For lines that cannot be added as requested. */
async function listSiblings(trx: Db, articles: readonly Article[], moment: PricingMoment): Promise<Article[]> {
  const scarce = articles.filter((article) => maxQuantityOf(article, 0) < article.maxQuantity);
  return listArticlesOfProducts(trx, unique(scarce.map(({ productId }) => productId)), moment);
}

async function listElsewhere(trx: Db, articles: readonly Article[], { next, now }: Calendar) {
  const absentNow = articles.filter((article) => currentPriceOf(article) === null);
  const later = new Map<number, { article: Article; campaign: string }>();
  if (next === null || absentNow.length === 0) return later;
  const codes = unique(absentNow.map(({ code }) => code));
  for (const article of await listArticlesByCode(trx, codes, { campaign: next, now }))
    if (currentPriceOf(article) !== null) later.set(article.id, { article, campaign: next.code });
  return later;
}

/** The sales line of an article and a client. */
export const findLine = ({ bag }: PricedOrder, at: PlannedLine['at']): BagLine | undefined =>
  bag.lines.find(
    ({ row }) => row.type === lineKinds.sale && row.article_id === at?.articleId && row.client_id === at.clientId,
  );
