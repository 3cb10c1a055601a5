import { alternativeReasons } from 'contract/codes.ts';
import { type Article, freePieces } from './articles.repository.ts';
import { sisterSizes } from './sister-sizes.ts';

type Reason = (typeof alternativeReasons)[keyof typeof alternativeReasons];
export type Alternative = { article: Article; reason: Reason; campaign: string | null };

/** The maximum of a response. */
const most = 24;

const because = (reason: Reason, articles: readonly Article[]): Alternative[] =>
  articles.map((article) => ({ article, reason, campaign: null }));

/** Substitutes for an article that is sold out: sizes with the same fit, then the same size in other colours. */
export function listSubstitutes(article: Article, siblings: readonly Article[]): Alternative[] {
  const there = siblings.filter((one) => one.productId === article.productId && freePieces(one) > 0);
  const sisters = sisterSizes(article).flatMap((size) =>
    there.filter((one) => one.size === size && one.color.code === article.color.code),
  );
  const colors = there.filter((one) => one.size === article.size && one.color.code !== article.color.code);
  return [...because(alternativeReasons.sister, sisters), ...because(alternativeReasons.color, colors)].slice(0, most);
}

/** The articles to choose from, if the reason leaves a choice. */
export const listChoices = (reason: Reason, articles: readonly Article[]): Alternative[] =>
  because(reason, articles).slice(0, most);
