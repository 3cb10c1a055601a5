import type { Club, Level, Prize } from '@/lib/prizes/prizes';

/** What a calculation rests on: all of it is said beside the result, and can be changed. */
export type Assumptions = {
  clients: number;
  /** What one of them spends in a campaign. */
  euros: number;
  campaigns: number;
  /** Of what they pay, in percent. */
  share: number;
};

type Bound = { least: number; most: number };

export const bounds: Record<keyof Assumptions, Bound> = {
  clients: { least: 1, most: 100 },
  euros: { least: 5, most: 300 },
  campaigns: { least: 1, most: 12 },
  share: { least: 5, most: 40 },
};

export const usual: Assumptions = { clients: 10, euros: 30, campaigns: 10, share: 25 };
/** What is shown without any script. */
export const exampleClients = [4, 10, 20] as const;

type Earnings = {
  campaignSalesCents: number;
  campaignCents: number;
  yearCents: number;
  /** A point for each whole euro, as orders count them. */
  yearPoints: number;
};

export function calculateEarnings({ clients, euros, campaigns, share }: Assumptions): Earnings {
  const campaignSalesCents = clients * euros * 100;
  const campaignCents = Math.round((campaignSalesCents * share) / 100);
  return {
    campaignSalesCents,
    campaignCents,
    yearCents: campaignCents * campaigns,
    yearPoints: Math.floor((campaignSalesCents * campaigns) / 100),
  };
}

/** The level of so many points, and the largest prize that they would be enough for in it. */
export function reach({ levels, prizes }: Club, points: number): { level: Level | null; prize: Prize | null } {
  const reached = levels.filter(({ pointsFrom }) => pointsFrom <= points);
  const names = new Set(reached.map(({ name }) => name));
  const mayHave = ({ level, isGone, points: wanted }: Prize) =>
    !isGone && wanted <= points && (level === null || names.has(level));
  return { level: reached.at(-1) ?? null, prize: prizes.findLast(mayHave) ?? null };
}

/** What was typed, as a whole number within its bounds; null is none, and is said at the field. */
export function readAssumption(name: keyof Assumptions, typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  return value >= bounds[name].least && value <= bounds[name].most ? value : null;
}
