import type { ReactNode } from 'react';
import { toMarkup } from './to-markup.ts';

type Part = {
  name: string;
  /** What the markup follows from, besides the words: another source makes it anew. */
  source: string;
  show: () => ReactNode;
};

/** By the words that the markup is made with: the same object for each page of a language. */
const kept = new WeakMap<object, Map<string, { source: string; html: string }>>();

/** Markup that is the same on every page of a language, made once. Only for what no script touches. */
export async function renderCachedMarkup(words: object, { name, source, show }: Part): Promise<string> {
  const known = kept.get(words)?.get(name);
  if (known?.source === source) return known.html;
  const html = await toMarkup(show());
  kept.set(words, (kept.get(words) ?? new Map()).set(name, { source, html }));
  return html;
}
