import { getMessages } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { RawHtml } from '@/components/ui/raw-html';
import { renderCachedMarkup } from '@/engine/markup/cached-markup';
import { inDevelopment, settings } from '@/lib/env';

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
  if (settings().engineOff.has('kept-markup')) return <nav {...nav}>{show()}</nav>;
  // In development the component's code changes as well.
  const words = inDevelopment() ? {} : await getMessages();
  return (
    <RawHtml as="nav" {...nav} text={await renderCachedMarkup(words, { name, source: JSON.stringify(of), show })} />
  );
}
