import { getMessages } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Verbatim } from '@/components/ui/verbatim';
import { inDevelopment } from '@/lib/env';
import { toMarkup } from './to-markup';

type Props = Omit<ComponentProps<'nav'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** The cache key of this navigation. */
  name: string;
  /** What it depends on besides words and settings: another value renders it again. */
  of?: unknown;
  show: () => ReactNode;
};

/**
 * Navigation that is the same on every page of a language, rendered once into HTML: otherwise each request would send
 * its elements twice, as data and as markup, and the browser would hydrate them. Only for markup that no script
 * touches.
 */
export async function CachedNav({ name, of = null, show, ...nav }: Props) {
  return <Verbatim as="nav" {...nav} text={await keep(name, JSON.stringify(of), show)} />;
}

/** By the messages object, of which each language has one. */
const kept = new WeakMap<object, Map<string, { source: string; html: string }>>();

async function keep(name: string, source: string, show: Props['show']): Promise<string> {
  const messages = await getMessages();
  const known = kept.get(messages)?.get(name);
  // In development the component's code changes as well.
  if (known?.source === source && !inDevelopment()) return known.html;
  const html = await toMarkup(show());
  kept.set(messages, (kept.get(messages) ?? new Map()).set(name, { source, html }));
  return html;
}
