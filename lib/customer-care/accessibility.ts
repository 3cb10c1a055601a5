import type { Locale } from '@/contract/public-codes';
import written from './accessibility.json';

type Findings = {
  day: string;
  /** What looked, with its version. */
  engine: string;
  languages: readonly Locale[];
  rules: number;
  /** By their Spanish address, and who sees them. */
  pages: readonly { name: string; visitors: readonly string[] }[];
  violations: readonly { page: string; rule: string; since: string }[];
  /** What the engine left for a person to judge. */
  undecided: { pages: number; rules: readonly string[] };
};

/** Written by `node scripts/accessibility.mjs` from a run of the browser tests, never by hand. */
export const findings = written as Findings;
