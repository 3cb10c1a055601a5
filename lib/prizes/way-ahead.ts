import type { Club, Prize } from './prizes';

type WayAhead = {
  /** Prizes that her points and her level already come to. */
  reached: Prize[];
  next: { name: string; missing: number } | null;
  level: { name: string; missing: number } | null;
};

/** Where points lead: as the backend counts it on the order pad, a prize of a level is for whoever has reached that. */
export function wayAhead(points: number, { levels, prizes }: Club): WayAhead {
  const reached = new Set(levels.filter(({ pointsFrom }) => pointsFrom <= points).map(({ name }) => name));
  const hers = prizes.filter(({ level, isGone }) => !isGone && (level === null || reached.has(level)));
  const next = hers.find((prize) => prize.points > points);
  const level = levels.find(({ pointsFrom }) => pointsFrom > points);
  return {
    reached: hers.filter((prize) => prize.points <= points),
    next: next ? { name: next.name, missing: next.points - points } : null,
    level: level ? { name: level.name, missing: level.pointsFrom - points } : null,
  };
}
