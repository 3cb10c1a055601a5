'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import { useInBrowser } from '@/lib/state/use-store';

const speaking = 'data-speaking';

/** Reads the page's text with the browser's own voice, if there is one. Nothing is sent anywhere. */
export function useReadAloud(locale: Locale) {
  const speaks = useInBrowser(() => 'speechSynthesis' in window, false);
  const [isReading, setReading] = useState(false);

  // The voice would continue on the next page.
  useEffect(() => {
    const hush = () => window.speechSynthesis?.cancel();
    window.addEventListener('pagehide', hush);
    return () => {
      window.removeEventListener('pagehide', hush);
      hush();
    };
  }, []);

  function stop() {
    window.speechSynthesis.cancel();
    mark(null);
    setReading(false);
  }

  /** Part by part, because a browser gives up on a long text, and the spoken part can be highlighted. */
  function read() {
    window.speechSynthesis.cancel();
    const parts = [...document.querySelectorAll('[data-spoken]')];
    for (const [place, part] of parts.entries()) {
      const said = new SpeechSynthesisUtterance(part.textContent?.replace(/\s+/g, ' ').trim());
      said.lang = locale;
      said.onstart = () => mark(part);
      if (place === parts.length - 1) said.onend = stop;
      // Also fired when the visitor has stopped it.
      said.onerror = stop;
      window.speechSynthesis.speak(said);
    }
    setReading(parts.length > 0);
  }

  return { speaks, isReading, read, stop };
}

function mark(part: Element | null): void {
  for (const before of document.querySelectorAll(`[${speaking}]`)) before.removeAttribute(speaking);
  part?.setAttribute(speaking, '');
  part?.scrollIntoView?.({ block: 'nearest' });
}
