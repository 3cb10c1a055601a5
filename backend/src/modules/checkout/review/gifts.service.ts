import type { Db } from '../../../database/schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import {
  type Article,
  freePieces,
  isInCampaign,
  listArticlesByCode,
  listArticlesById,
} from '../../order/core/articles.repository.ts';
import { findOwnClients } from '../../order/core/clients.repository.ts';
import { toCode } from '../../order/core/find-articles.ts';
import { requireInHand, touchOrder } from '../../order/core/orders.repository.ts';
import {
  type OrderChangeView,
  type PricedOrder,
  priceOrder,
  requirePricedOrder,
  viewOrderChange,
} from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import {
  type ChosenGift,
  listGiftRules,
  readGiftLines,
  readGiftPrices,
  replaceGifts,
} from '../../order/terms/gifts.repository.ts';
import { type CampaignOfferRule, type GiftBasis, giftBasisOf, isEarned } from '../../order/terms/gifts.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';
import { giftFields } from './checkout-fields.mapper.ts';

/** The rules of a campaign, and what an order has earned. */
export type Gifts = { rules: CampaignOfferRule[]; earning: GiftBasis };

/** Gifts and offers of the campaign, including those not earned yet. */
export async function readGifts(db: Db, viewer: Viewer): Promise<Gifts> {
  return giftsOf(db, await requirePricedOrder(db, viewer));
}

const giftsOf = async (db: Db, priced: PricedOrder): Promise<Gifts> => ({
  rules: await listGiftRules(db, priced.order.id, priced.moment.campaign.code),
  earning: earningIn(priced),
});

const earningIn = ({ bag }: PricedOrder): GiftBasis => giftBasisOf(bag.lines.map(({ priced }) => priced));

export type GiftChoices = {
  rule: CampaignOfferRule;
  priced: PricedOrder;
  earning: GiftBasis;
  options: { article: Article; cents: number }[];
};

/** The choices for one rule, style by style, then by colour and size. Sold-out articles are among them. */
export async function readGiftOptions(db: Db, ruleId: string, viewer: Viewer): Promise<GiftChoices> {
  const priced = await requirePricedOrder(db, viewer);
  const { rules, earning } = await giftsOf(db, priced);
  const rule = rules.find(({ id }) => id === ruleId);
  if (!rule) throw absent();
  const prices = await readGiftPrices(db, rule.id);
  const articles = await listArticlesById(db, [...prices.keys()], priced.moment);
  return {
    rule,
    priced,
    earning,
    options: articles.flatMap((article) => {
      const cents = prices.get(article.id);
      return cents !== undefined && isInCampaign(article) ? [{ article, cents }] : [];
    }),
  };
}

export type GiftPick = { code: string; quantity: number; client: string | undefined };
export type GiftChoice = { rule: string; picks: GiftPick[] };

/** The order after gifts were chosen, and which of its lines they are. */
export type GiftsChange = { view: OrderChangeView; gifts: Gifts; giftLines: ReadonlySet<number> };

/** Replaces the choice for each named rule. All of it must be valid, or nothing changes. */
export async function chooseGifts(
  trx: Db,
  rewards: RewardsPort,
  { version, choices }: { version: number | undefined; choices: GiftChoice[] },
  viewer: Viewer,
): Promise<GiftsChange> {
  const order = await requireInHand(trx, viewer.buyer, version);
  const priced = await priceOrder(trx, order, viewer);
  const { rules, earning } = await giftsOf(trx, priced);
  for (const [at, { rule: ruleId, picks }] of choices.entries()) {
    const rule = rules.find(({ id }) => id === ruleId);
    if (!rule) throw absent();
    const fields = giftFields(at);
    if (picks.length > 0 && !isEarned(rule, earning)) throw invalid({ [fields.rule]: 'gift.reason.notEarned' });
    if (picks.reduce((sum, { quantity }) => sum + quantity, 0) > rule.choose)
      throw invalid({ [fields.chosen]: 'gift.reason.tooMany' });
    await replaceGifts(trx, order, rule, await checkPicks(trx, { rule, picks, fieldOf: fields.code }, priced));
  }
  await touchOrder(trx, order.id, priced.moment.campaign.code, viewer.now);
  const after = await requirePricedOrder(trx, viewer);
  const giftLines = await readGiftLines(trx, order.id);
  return {
    view: await viewOrderChange(trx, rewards, after, viewer),
    gifts: await giftsOf(trx, after),
    giftLines: new Set(giftLines.keys()),
  };
}

type GiftSelection = { rule: CampaignOfferRule; picks: GiftPick[]; fieldOf: (at: number) => string };

async function checkPicks(
  trx: Db,
  { rule, picks, fieldOf }: GiftSelection,
  { order, moment }: PricedOrder,
): Promise<ChosenGift[]> {
  const prices = await readGiftPrices(trx, rule.id);
  const codes = picks.map(({ code }) => toCode(code));
  const listed = await listArticlesByCode(trx, codes, moment);
  const articles = new Map(listed.map((article) => [toCode(article.code), article]));
  const clients = picks.flatMap(({ client }) => (client === undefined ? [] : (toRowId(client) ?? [])));
  const own = await findOwnClients(trx, buyerOf(order), clients);
  return picks.map(({ code, quantity, client }, at) => {
    const article = articles.get(toCode(code));
    const cents = article && prices.get(article.id);
    if (!article || cents === undefined || freePieces(article) < quantity)
      throw invalid({ [fieldOf(at)]: 'gift.reason.notAnOption' });
    const clientId = client === undefined ? null : toRowId(client);
    if (client !== undefined && (clientId === null || !own.has(clientId))) throw absent();
    return { articleId: article.id, cents, quantity, clientId };
  });
}
