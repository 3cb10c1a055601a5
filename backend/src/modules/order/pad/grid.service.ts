import { fieldKeys } from 'contract/field-keys.ts';
import type { Db } from '../../../schema.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import {
  type Article,
  askedFor,
  listArticlesByCode,
  listArticlesByReference,
  listArticlesOfProducts,
  type Moment,
} from '../book/articles.repository.ts';
import { type Campaign, findOpenCampaign, readCalendar } from '../book/campaigns.ts';
import { gridCampaignField } from './fields.mapper.ts';
import { toCode } from './resolve-article.ts';

/** A style in a campaign: its articles, and the one by whose code it was asked for. */
export type Grid = { campaign: Campaign; chosen: Article | null; articles: [Article, ...Article[]] };

/** A style in all its colours and sizes, by the code of one of its articles or by its reference. */
export async function readGrid(db: Db, codeOrReference: string, campaignCode: string, now: Date): Promise<Grid> {
  const calendar = await readCalendar(db, now, campaignCode);
  const campaign = findOpenCampaign(calendar, campaignCode);
  if (!campaign) throw invalid({ [gridCampaignField]: fieldKeys.choice });
  const moment: Moment = { campaign, now };
  const name = toCode(codeOrReference);
  const [chosen] = await listArticlesByCode(db, [name], moment);
  const articles = chosen
    ? await listArticlesOfProducts(db, [chosen.productId], moment)
    : await listArticlesByReference(db, [name], moment);
  const [first, ...others] = articles.filter((article) => askedFor(article) !== null);
  if (!first) throw absent();
  return { campaign, chosen: chosen ?? null, articles: [first, ...others] };
}
