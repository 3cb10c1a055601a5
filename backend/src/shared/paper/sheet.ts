import type { Locale } from 'contract/public-codes.ts';

export type Fact = { label: string; value: string };
export type Sum = Fact & { strong?: true };
export type Column = { label: string; width: number; numeric?: true };

export type Table = { columns: Column[]; rows: string[][] };

/** A part that is handed to somebody else than the rest. */
export type Leaf = { title: string; facts: Fact[]; table: Table; sums: Sum[]; notes: string[] };

/** What stands on a paper, in the order in which it is read; how it looks is `draw-sheet.ts`. */
export type Sheet = {
  /** Of the file, without its ending. */
  name: string;
  locale: Locale;
  title: string;
  /** For a scanner, beside the title. */
  code?: string;
  /** When what it tells became true: the same paper has the same bytes whenever it is drawn. */
  at: Date;
  parties: { title: string; lines: string[] }[];
  /** Printed large: what nobody may overlook. */
  highlight?: string;
  facts: Fact[];
  table: Table | null;
  /** Tables under titles of their own. */
  sections?: { title: string; table: Table }[];
  sums: Sum[];
  notes: string[];
  leaves?: Leaf[];
  page: (number: number, count: number) => string;
};
