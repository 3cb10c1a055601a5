import { getMessages } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Verbatim } from '@/components/ui/verbatim';
import { inDevelopment } from '@/lib/env';
import { toMarkup } from './to-markup';

type Props = Omit<ComponentProps<'nav'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** Which of the kept ones it is. */
  name: string;
  /** What it is made of besides words and settings: another makes it anew. */
  of?: unknown;
  show: () => ReactNode;
};

/**
 * Links that are the same on every page of a language, made into one text once: a page that is rendered for each visit
 * would otherwise write each of their elements twice, as data and as markup, and the browser would go through them again.
 * Only for what no script of ours touches.
 */
export async function KeptNav({ name, of = null, show, ...nav }: Props) {
  return <Verbatim as="nav" {...nav} text={await keep(name, JSON.stringify(of), show)} />;
}

/** By the words that they are said in, of each language the same. */
const kept = new WeakMap<object, Map<string, { source: string; html: string }>>();

async function keep(name: string, source: string, show: Props['show']): Promise<string> {
  const messages = await getMessages();
  const known = kept.get(messages)?.get(name);
  // In development what it is made by changes as well.
  if (known?.source === source && !inDevelopment()) return known.html;
  const html = await toMarkup(show());
  kept.set(messages, (kept.get(messages) ?? new Map()).set(name, { source, html }));
  return html;
}
