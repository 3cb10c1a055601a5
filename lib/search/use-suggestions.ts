'use client';

import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Locale } from '@/lib/i18n/routing';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { suggestProducts } from './search-calls';
import type { Suggestions } from './search-mappers';
import { suggestFromLength, toSearchText } from './search-text';

/** The pause between two keystrokes; a shorter one would request suggestions that nobody reads. */
const pauseMs = 180;

type State = { suggestions: Suggestions | null; waiting: boolean; failed: boolean };

/** Suggestions for a text that is being typed; outdated requests are aborted. */
export function useSuggestions(value: string, locale: Locale): State {
  const text = toSearchText(value);
  const [system] = useSizeSystem(locale);
  const asked = usePause(text);
  const controller = useRef<AbortController>(null);
  const { data, error, isLoading } = useSWR(
    asked.length >= suggestFromLength ? ['suggestions', locale, asked, system] : null,
    async () => {
      controller.current?.abort();
      controller.current = new AbortController();
      const result = await suggestProducts(locale, { text: asked, system }, controller.current.signal);
      if (!result.ok) throw new Error(result.key);
      return result.data;
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 60_000 },
  );
  const wanted = text.length >= suggestFromLength;
  return {
    suggestions: wanted && !error ? (data ?? null) : null,
    waiting: wanted && (isLoading || text !== asked),
    // The error of an aborted request is ignored: only that of the current text counts.
    failed: wanted && Boolean(error) && !isLoading && text === asked,
  };
}

function usePause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
