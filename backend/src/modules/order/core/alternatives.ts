import { alternativeReasons } from 'contract/codes.ts';
import { type Article, freePieces } from './articles.repository.ts';
import { sisterSizes } from './sister-sizes.ts';

type Reason = (typeof alternativeReasons)[keyof typeof alternativeReasons];
export type Alternative = { article: Article; reason: Reason; campaign: string | null };

/** As many as an answer holds. */
const most = 24;

const because = (reason: Reason, articles: readonly Article[]): Alternative[] =>
  articles.map((article) => ({ article, reason, campaign: null }));

/** What there is instead of an article that has run out: a size that fits alike, then the same size in other colours. */
export function listSubstitutes(article: Article, siblings: readonly Article[]): Alternative[] {
  const there = siblings.filter((one) => one.productId === article.productId && freePieces(one) > 0);
  const sisters = sisterSizes(article).flatMap((size) =>
    there.filter((one) => one.size === size && one.color.code === article.color.code),
  );
  const colors = there.filter((one) => one.size === article.size && one.color.code !== article.color.code);
  return [...because(alternativeReasons.sister, sisters), ...because(alternativeReasons.color, colors)].slice(0, most);
}

/** Of which one has to be chosen. */
export const listChoices = (reason: Reason, articles: readonly Article[]): Alternative[] =>
  because(reason, articles).slice(0, most);
