export type Level = { code: string; name: string; pointsFrom: number; benefits: string[] };
export type Prize = {
  code: string;
  name: string;
  description: string;
  points: number;
  /** The name of the level that it is reserved for; null is for everyone. */
  level: string | null;
  isGone: boolean;
};
export type Club = { levels: Level[]; prizes: Prize[] };

type WayAhead = {
  /** Prizes already reached with the executive's points and level. */
  reached: Prize[];
  next: { name: string; missing: number } | null;
  level: { name: string; missing: number } | null;
};

/** The next goals. As in the backend, a prize of a level is for executives who have reached that level. */
export function nextGoals(points: number, { levels, prizes }: Club): WayAhead {
  const reached = new Set(levels.filter(({ pointsFrom }) => pointsFrom <= points).map(({ name }) => name));
  const attainable = prizes.filter(({ level, isGone }) => !isGone && (level === null || reached.has(level)));
  const next = attainable.find((prize) => prize.points > points);
  const level = levels.find(({ pointsFrom }) => pointsFrom > points);
  return {
    reached: attainable.filter((prize) => prize.points <= points),
    next: next ? { name: next.name, missing: next.points - points } : null,
    level: level ? { name: level.name, missing: level.pointsFrom - points } : null,
  };
}
