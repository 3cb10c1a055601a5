'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * What a full page load does by itself and a client navigation does not: open menus close and the focus goes to the
 * new content, so that keyboard and screen reader start there. Next announces the new title.
 */
export function PageChange() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
