'use client';

import { useEffect } from 'react';
import { ProductShare } from '@/components/catalogue/product/product-share';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { inStore } from '@/lib/personal-store/store-path';
import { useShopState } from '@/lib/state/use-shop-state';
import { useReadAloud } from './use-read-aloud';

type Props = {
  name: string;
  address: string;
  locale: Locale;
  words: Words<'printedCatalogue.tools'>;
  share: Words<'product.share'>;
};

/** Listen, print, share and turn the page. In a personal store the shared link leads into it. */
export function PageTools({ name, address, locale, words, share }: Props) {
  const alias = useShopState('alias');
  const voice = useReadAloud(locale);
  useEffect(() => {
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, []);
  return (
    <section className="sheet-tools" aria-label={words.label}>
      {/* Reserves its space until it is known whether this browser can speak. */}
      <Button
        variant="quiet"
        style={{ visibility: voice.speaks ? undefined : 'hidden' }}
        onClick={voice.isReading ? voice.stop : voice.read}
      >
        {voice.isReading ? words.stop : words.listen}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        {words.print}
      </Button>
      <ProductShare name={name} address={alias ? inStore(address, alias) : address} words={share} />
      <p className="sheet-keys">{words.keys}</p>
    </section>
  );
}

/** Turns the page by arrow keys. Not where they have another use: in a field, a choice, an open dialog. */
function turn(event: KeyboardEvent): void {
  const way = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  const { target } = event;
  if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [role=radiogroup], [contenteditable]')
  )
    return;
  const root = document.documentElement;
  // On a page wider than its window the arrow keys scroll.
  if (root.scrollWidth > root.clientWidth || document.querySelector('dialog[open]')) return;
  document.querySelector<HTMLAnchorElement>(`.page-turn a[rel=${way}]`)?.click();
}
