import type { Locale } from 'contract/public-codes.ts';

export type Fact = { label: string; value: string };
export type Sum = Fact & { strong?: true };
export type Column = { label: string; width: number; numeric?: true };

export type TaxCode = { url: string; before: string; after: string[] };

export type Table = { columns: Column[]; rows: string[][] };

/** A part that is handed out separately, to another person. */
export type Handout = { title: string; facts: Fact[]; table: Table; sums: Sum[]; notes: string[] };

/** The content of a paper, in reading order; its layout is in `draw-paper.ts`. */
export type PaperContent = {
  /** File name without its extension. */
  name: string;
  locale: Locale;
  title: string;
  /** A code for scanners, beside the title. */
  code?: string;
  /** A code by which a tax office lets anybody check the paper, before all else on it, with words around it. */
  taxCode?: TaxCode;
  /** The date of the content, so that the same document always has the same bytes. */
  at: Date;
  parties: { title: string; lines: string[] }[];
  /** Printed large, because it must not be overlooked. */
  highlight?: string;
  facts: Fact[];
  table: Table | null;
  /** Tables under titles of their own. */
  sections?: { title: string; table: Table }[];
  sums: Sum[];
  notes: string[];
  leaves?: Handout[];
  page: (number: number, count: number) => string;
};
