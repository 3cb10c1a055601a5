/** Whom a line is for, as it was written; null where nobody was named. */
export type PastedClient = { name: string } | 'self' | null;

/** What was read out of one line, or why nothing could be. */
export type PastedLine = {
  source: string;
  code: string;
  quantity: number;
  size: string | null;
  /** What else was written: it may name the colour, and what names nothing is asked about. */
  words: string;
  client: PastedClient;
  trouble: 'noCode' | 'quantity' | 'doubt' | 'twice' | null;
};
