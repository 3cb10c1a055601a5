import { zones } from 'contract/codes.ts';
import { orderKeys } from 'contract/order/message-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { newGuest } from '../../../shared/buyer.ts';
import { conflict } from '../../../shared/errors.ts';
import { toMedia } from '../../../shared/media.mapper.ts';
import { unique } from '../../../shared/unique.ts';
import { listSubstitutes } from '../core/alternatives.ts';
import {
  type Article,
  currentPriceOf,
  freePieces,
  listArticlesById,
  listArticlesOfProducts,
  type PricingMoment,
} from '../core/articles.repository.ts';
import { maxQuantityOf } from '../core/bag.ts';
import { isInForce, readCalendar } from '../core/campaigns.ts';
import { type ArticleName, findArticles } from '../core/find-articles.ts';
import { toAlternative } from '../pricing/line.mapper.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { toSizeGridWithoutPoints } from './size-grid.mapper.ts';
import { readSizeGrid } from './size-grid.service.ts';

// Articles as shown to a client who requests them: at catalogue prices, with VAT.

export type DisplayContext = { locale: Locale; now: Date };

/** An article as it is sold now. */
export type ClientArticle = ReturnType<typeof toWare>;
/** Identifies an article: by its code, or by reference, colour and size. */
export type ClientArticleName = { [Name in keyof ArticleName]?: ArticleName[Name] | undefined };
export type ClientArticlesPort = {
  find: typeof findClientArticles;
  read: typeof readClientArticles;
  grid: typeof readClientArticleGrid;
};

const spain = 'ES';
const withVat = { withoutVat: false, rate: 0 };

/** Between two campaigns a request is for the next one. */
async function readMoment(db: Db, now: Date): Promise<PricingMoment> {
  const { byCode, next } = await readCalendar(db, now);
  const campaign = [...byCode.values()].find((one) => isInForce(one, now)) ?? next;
  if (!campaign) throw conflict(orderKeys.noCampaign);
  return { campaign, now };
}

/** In the order of the names; null is an unknown article. */
export async function findClientArticles(db: Db, names: readonly ClientArticleName[], asked: DisplayContext) {
  const moment = await readMoment(db, asked.now);
  const found = await findArticles(db, names as readonly ArticleName[], moment);
  return found.map((one) => (one.kind === 'article' ? toWare(one.article, [], asked.locale) : null));
}

export async function readClientArticles(db: Db, ids: readonly number[], { locale, now }: DisplayContext) {
  if (ids.length === 0) return new Map<number, ClientArticle>();
  const moment = await readMoment(db, now);
  const articles = await listArticlesById(db, unique([...ids]), moment);
  const scarce = articles.filter((article) => freePieces(article) < article.maxQuantity);
  const siblings = await listArticlesOfProducts(db, unique(scarce.map(({ productId }) => productId)), moment);
  return new Map(articles.map((article) => [article.id, toWare(article, siblings, locale)]));
}

/** A style as sold now, without points, because the client collects none. */
export async function readClientArticleGrid(db: Db, reference: string, { locale, now }: DisplayContext) {
  const { campaign } = await readMoment(db, now);
  const viewer: Viewer = { buyer: newGuest, locale, now, goingTo: { country: spain, zone: zones.general } };
  const grid = await readSizeGrid(db, { codeOrReference: reference, campaignCode: campaign.code }, viewer);
  return toSizeGridWithoutPoints(grid, locale);
}

const toWare = (article: Article, siblings: readonly Article[], locale: Locale) => ({
  id: article.id,
  code: article.code,
  reference: article.reference,
  name: article.name[locale],
  color: { code: article.color.code, name: article.color.name[locale] },
  size: article.size,
  picture: article.picture && toMedia(article.picture, article, article.color, locale),
  /** Null where it is not sold now. */
  cents: article.sellable ? currentPriceOf(article) : null,
  /** The largest quantity that may be ordered. */
  maximum: maxQuantityOf(article, 0),
  free: freePieces(article),
  /** Alternatives where it is out of stock. */
  alternatives: listSubstitutes(article, siblings).map((one) => toAlternative(one, { locale, tax: withVat })),
});
