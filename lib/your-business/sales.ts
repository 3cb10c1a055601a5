import type { Level } from '@/lib/prizes/prizes';

/** What a calculation rests on: all of it is said beside the result, and can be changed. */
export type Assumptions = {
  clients: number;
  /** What one of them spends in a campaign. */
  euros: number;
  campaigns: number;
};

type Bound = { least: number; most: number };

export const bounds: Record<keyof Assumptions, Bound> = {
  clients: { least: 1, most: 100 },
  euros: { least: 5, most: 300 },
  campaigns: { least: 1, most: 12 },
};

export const usual: Assumptions = { clients: 10, euros: 30, campaigns: 10 };
/** What is shown without any script. */
export const exampleClients = [4, 10, 20] as const;

type Sales = {
  campaignCents: number;
  yearCents: number;
  /** A point for each whole euro, as orders count them. */
  yearPoints: number;
};

export function calculateSales({ clients, euros, campaigns }: Assumptions): Sales {
  const campaignCents = clients * euros * 100;
  return { campaignCents, yearCents: campaignCents * campaigns, yearPoints: clients * euros * campaigns };
}

export const levelReached = (levels: readonly Level[], points: number): Level | undefined =>
  levels.findLast(({ pointsFrom }) => pointsFrom <= points);

/** What was typed, as a whole number within its bounds; null is none, and is said at the field. */
export function readAssumption(name: keyof Assumptions, typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  return value >= bounds[name].least && value <= bounds[name].most ? value : null;
}
