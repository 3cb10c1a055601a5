import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../../database/schema.ts';
import { ownerColumns } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import {
  type Article,
  currentPriceOf,
  listArticlesByCode,
  listArticlesByReference,
  listArticlesOfProducts,
  type PricingMoment,
} from '../core/articles.repository.ts';
import type { TaxRule } from '../core/bag.ts';
import { type Campaign, findOpenCampaign, readCalendar } from '../core/campaigns.ts';
import { toCode } from '../core/find-articles.ts';
import { findInHand } from '../core/orders.repository.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { readTaxRule } from '../terms/conditions.ts';
import { gridCampaignField } from './pad-fields.mapper.ts';

/** A style in a campaign: its articles, the one whose code was asked for, and the tax of the order's prices. */
export type SizeGrid = { campaign: Campaign; tax: TaxRule; chosen: Article | null; articles: [Article, ...Article[]] };

/** A style in all its colours and sizes, by the code of one of its articles or by its reference. */
export async function readSizeGrid(
  db: Db,
  { codeOrReference, campaignCode }: { codeOrReference: string; campaignCode: string },
  viewer: Viewer,
): Promise<SizeGrid> {
  const { buyer, now } = viewer;
  const calendar = await readCalendar(db, now, campaignCode);
  const campaign = findOpenCampaign(calendar, campaignCode);
  if (!campaign) throw invalid({ [gridCampaignField]: fieldProblemKeys.choice });
  const moment: PricingMoment = { campaign, now };
  const name = toCode(codeOrReference);
  const [chosen] = await listArticlesByCode(db, [name], moment);
  const articles = chosen
    ? await listArticlesOfProducts(db, [chosen.productId], moment)
    : await listArticlesByReference(db, [name], moment);
  const [first, ...others] = articles.filter((article) => currentPriceOf(article) !== null);
  if (!first) throw absent();
  // The preview matches what is added: with or without VAT, by the address of the order in hand.
  const order = (await findInHand(db, buyer)) ?? { ...ownerColumns(buyer), address_id: null };
  return { campaign, tax: await readTaxRule(db, order, viewer), chosen: chosen ?? null, articles: [first, ...others] };
}
