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
