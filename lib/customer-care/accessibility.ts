import type { Locale } from '@/contract/public-codes';
import written from './accessibility.json';

type Findings = {
  day: string;
  /** The engine of the check, with its version. */
  engine: string;
  languages: readonly Locale[];
  rules: number;
  /** Pages by their Spanish address, and the roles that see them. */
  pages: readonly { name: string; visitors: readonly string[] }[];
  violations: readonly { page: string; rule: string; since: string }[];
  /** Checks that the engine left for a person to judge. */
  undecided: { pages: number; rules: readonly string[] };
};

/** Written by `node scripts/accessibility.mjs` from a run of the browser tests, never by hand. */
export const accessibilityFindings = written as Findings;
