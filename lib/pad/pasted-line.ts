/** The client of a line, as written; null when none was named. */
export type PastedClient = { name: string } | 'self' | null;

/** What was read from one line, or why it could not be read. */
export type PastedLine = {
  source: string;
  code: string;
  quantity: number;
  size: string | null;
  /** The remaining words: they may name the colour; what they do not name becomes a question. */
  words: string;
  client: PastedClient;
  trouble: 'noCode' | 'quantity' | 'doubt' | 'twice' | null;
};
