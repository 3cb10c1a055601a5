import type { FacetName } from 'contract/facets.ts';
import { adviceMax, type GuideQuestion } from 'contract/solution-guide.ts';
import type { WishRow } from './solution-guide.repository.ts';

type Candidate = { size: string; codes: Readonly<Record<FacetName, string | null>> };
/** A given answer. */
type Wish = { question: GuideQuestion; option: string };

type AdviceMatch<T> = { found: T; met: GuideQuestion[]; unmet: GuideQuestion[] };

/** With fewer products than this in the shopper's own size, sister sizes are shown as well. */
export const enoughProducts = 4;

/**
 * Sorts by number of wishes met, otherwise keeps the order. Answers without rows in the shop do not count. Products
 * that meet less than half as many wishes as the best one are left out.
 */
export function rankByWishes<T extends Candidate>(
  found: readonly T[],
  wishes: readonly Wish[],
  rows: readonly WishRow[],
) {
  const asked = wishes.flatMap(({ question, option }) => {
    const meant = rows.filter((row) => row.question === question && row.option === option);
    const weight = Math.max(0, ...meant.map((row) => row.weight));
    return meant.length > 0 ? [{ question, weight, meant }] : [];
  });
  const scored = found.map((one) => {
    const isMet = ({ meant }: (typeof asked)[number]) => meant.some(({ facet, code }) => one.codes[facet] === code);
    const met = asked.filter(isMet);
    return {
      score: met.reduce((sum, { weight }) => sum + weight, 0),
      found: one,
      met: met.map(({ question }) => question),
      unmet: asked.filter((wish) => !isMet(wish)).map(({ question }) => question),
    };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score * 2 >= best)
    .toSorted((one, other) => other.score - one.score)
    .map(({ score: _, ...advised }): AdviceMatch<T> => advised);
}

/** The shopper's own size first, filled up with sister sizes where there is little of it. */
export function chooseAdvice<T extends Candidate>(
  found: readonly T[],
  sisters: readonly string[],
  ...asked: [wishes: readonly Wish[], rows: readonly WishRow[]]
): AdviceMatch<T>[] {
  const isSister = ({ size }: Candidate) => sisters.includes(size);
  const own = rankByWishes(
    found.filter((one) => !isSister(one)),
    ...asked,
  );
  const more = own.length < enoughProducts ? rankByWishes(found.filter(isSister), ...asked) : [];
  return [...own, ...more].slice(0, adviceMax);
}
