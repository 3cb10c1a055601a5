'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isSoft } from '@/lib/access/soft-navigation';
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
      if (event.target instanceof Element) carryPicture(event.target);
      router.push(href);
    }

    const stopWatching = watchCards((link) => {
      const href = softTarget(link);
      if (href) fetchAhead(href);
    });
    document.addEventListener('pointerover', point);
    document.addEventListener('pointerdown', point);
    document.addEventListener('click', click);
    return () => {
      clearTimeout(rest);
      stopWatching();
      document.removeEventListener('pointerover', point);
      document.removeEventListener('pointerdown', point);
      document.removeEventListener('click', click);
    };
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

/** By then the larger picture is there, or the network tells another story. */
const carriedMs = 4000;

/**
 * The picture on the card stands in the product's frame at once, from the browser's memory, until the larger one is
 * there: components/catalogue/product.css paints it.
 */
function carryPicture(target: Element) {
  const { style } = document.documentElement;
  const picture = target.closest('.product-card')?.querySelector('img');
  style.setProperty('--carried', picture?.currentSrc ? `url("${picture.currentSrc}")` : 'none');
  setTimeout(() => style.removeProperty('--carried'), carriedMs);
}
