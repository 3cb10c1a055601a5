import type { Level } from '@/lib/prizes/prizes';

/** The assumptions of a calculation: all are shown beside the result and can be changed. */
export type Assumptions = {
  clients: number;
  /** What one client spends in a campaign. */
  euros: number;
  campaigns: number;
};

type Bound = { least: number; most: number };

export const assumptionBounds: Record<keyof Assumptions, Bound> = {
  clients: { least: 1, most: 100 },
  euros: { least: 5, most: 300 },
  campaigns: { least: 1, most: 12 },
};

export const defaultAssumptions: Assumptions = { clients: 10, euros: 30, campaigns: 10 };
/** The examples shown without script. */
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

/** The typed text as a whole number within its bounds; null if invalid, with an error at the field. */
export function readAssumption(name: keyof Assumptions, typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Number(text);
  return value >= assumptionBounds[name].least && value <= assumptionBounds[name].most ? value : null;
}
