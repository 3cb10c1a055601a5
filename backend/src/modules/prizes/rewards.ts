import type { Level, Prize } from './prizes.repository.ts';

/** An article that could be added, with the points of one piece. */
export type RewardArticle = { code: string; reference: string; name: string; cents: number; points: number };

type RewardState = { before: number; earned: number; levels: readonly Level[]; prizes: readonly Prize[] };

export type RewardPreview = {
  before: number;
  after: number;
  levelBefore: Level | undefined;
  levelAfter: Level | undefined;
  /** The next level and the points missing. */
  nextLevel: { level: Level; missing: number } | null;
  nextPrize: { prize: Prize; missing: number } | null;
  /** Articles that would reach the next prize. */
  reaching: RewardArticle[];
};

/** N12: what an order does to points, level and the next prize, and which articles would reach it. */
export function previewRewards(
  { before, earned, levels, prizes }: RewardState,
  candidates: readonly RewardArticle[],
): RewardPreview {
  const after = before + earned;
  const prize = nextPrize(after, levels, prizes);
  const level = levels.find(({ pointsFrom }) => pointsFrom > after);
  const missing = prize ? prize.points - after : 0;
  return {
    before,
    after,
    levelBefore: levelAt(before, levels),
    levelAfter: levelAt(after, levels),
    nextLevel: level ? { level, missing: level.pointsFrom - after } : null,
    nextPrize: prize ? { prize, missing } : null,
    reaching: prize ? pickArticlesForPrize(missing, candidates) : [],
  };
}

export const levelAt = (points: number, levels: readonly Level[]) =>
  levels.findLast(({ pointsFrom }) => pointsFrom <= points);

/** The nearest prize not reached yet, among those open to the executive's level. */
export function nextPrize(points: number, levels: readonly Level[], prizes: readonly Prize[]): Prize | undefined {
  const reached = new Set(levels.filter(({ pointsFrom }) => pointsFrom <= points).map(({ code }) => code));
  return prizes.find(
    (prize) => !prize.soldOut && prize.points > points && (prize.levelCode === null || reached.has(prize.levelCode)),
  );
}

/** One article that suffices, else two: the cheapest choice. Empty where two do not suffice. */
export function pickArticlesForPrize(missing: number, candidates: readonly RewardArticle[]): RewardArticle[] {
  const cents = (choice: readonly RewardArticle[]) => choice.reduce((sum, article) => sum + article.cents, 0);
  const cheapest = (choices: RewardArticle[][]) =>
    choices.reduce<RewardArticle[] | null>((best, one) => (best && cents(best) <= cents(one) ? best : one), null);
  const alone = candidates.filter(({ points }) => points >= missing).map((article) => [article]);
  const pairs = () =>
    candidates.flatMap((one, at) =>
      candidates.slice(at + 1).flatMap((other) => (one.points + other.points >= missing ? [[one, other]] : [])),
    );
  return cheapest(alone) ?? cheapest(pairs()) ?? [];
}
