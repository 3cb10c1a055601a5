'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isSoft } from '@/lib/access/soft-navigation';
import { carried } from '@/lib/state/carried';
import { wasInPlace } from '@/lib/state/in-place';
import { watchCards } from './fetch-ahead';

/** Long enough that a pointer that only passes by fetches nothing. */
const restMs = 80;

/**
 * Client navigation for the plain anchors of public pages, and what a full page load does by itself: open menus close
 * and the focus goes to the new content, so that keyboard and screen reader start there. Next announces the new title.
 */
export function PageChange() {
  const pathname = usePathname();
  const router = useRouter();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (wasInPlace(pathname)) return;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const wanted = new Set<string>();
    let rest: ReturnType<typeof setTimeout>;

    function fetchAhead(href: string) {
      if (wanted.has(href)) return;
      wanted.add(href);
      router.prefetch(href);
    }
    function point(event: PointerEvent) {
      clearTimeout(rest);
      const href = softTarget(event.target);
      if (href) rest = setTimeout(fetchAhead, event.pointerType === 'mouse' ? restMs : 0, href);
    }
    function click(event: MouseEvent) {
      const asked = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      const href = softTarget(event.target);
      if (asked || event.defaultPrevented || !href) return;
      event.preventDefault();
      const { target } = event;
      const card = target instanceof Element ? target.closest('.product-card') : null;
      const picture = card?.querySelector<HTMLImageElement>(':checked ~ img') ?? card?.querySelector('img');
      carried.picture = picture?.currentSrc || '';
      router.push(href);
    }

    const left = new AbortController();
    const { signal } = left;
    watchCards((link) => {
      const href = softTarget(link);
      if (href) fetchAhead(href);
    }, signal);
    for (const sign of ['pointerover', 'pointerdown'] as const) document.addEventListener(sign, point, { signal });
    document.addEventListener('click', click, { signal });
    return () => left.abort();
  }, [router]);

  return null;
}

function softTarget(target: EventTarget | null): string | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  // What changes the page in place takes its own clicks and has nothing to fetch ahead.
  if (!link || link.target || link.hasAttribute('download') || 'inPlace' in link.dataset) return null;
  const to = new URL(link.href);
  return isSoft(window.location, to) ? to.pathname + to.search + to.hash : null;
}
