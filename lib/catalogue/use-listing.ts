import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { productsOnAPage } from '@/contract/public-rules';
import type { Locale } from '@/lib/i18n/routing';
import { type Facets, type ListingPage, type ListingSource, searchTextOf, toShownColour } from './listing-mappers';
import type { ListingAnswer, ListingReader, ListingRequest } from './listing-reader';
import { type ListingState, toListingKey } from './use-listing-params';

type ListingStart = {
  source: ListingSource;
  locale: Locale;
  pictureAlt: string;
  first: ListingPage;
  facets: Facets;
  /** The state that the server rendered. */
  asked: ListingState;
};

/** How long the prices of an index are valid, and how long a choice rests before the backend is asked. */
const freshMs = 300_000;
const restMs = 200;

const desks = new Map<string, { listing: ListingReader; until: number }>();

/** `from` is the index of the first shown product; while busy or failed the view is the previous one. */
export type ListingView = ListingAnswer & { from: number; status: 'ready' | 'busy' | 'failed' };

/**
 * The products that a listing shows for a state: those of the page until something else is chosen; then the listing's
 * reader is loaded once. On any failure the current products stay.
 */
export function useListing({ source, locale, pictureAlt, first, facets, asked }: ListingStart, state: ListingState) {
  const isOwn = toListingKey(state) === toListingKey(asked);
  const from = isOwn ? (first.page - 1) * productsOnAPage : 0;
  const count = Math.max(state.shown ?? productsOnAPage, isOwn ? first.products.length : 1);
  const isNeeded = !isOwn || (count > first.products.length && from + first.products.length < first.total);
  const key = `${toListingKey(state)} ${from} ${count}`;
  const { choice, sort } = state;
  const question = useMemo<ListingRequest>(() => ({ choice, sort, from, count }), [choice, sort, from, count]);

  const { listing, isFailed, setFailed, open } = useListingReader({
    source,
    locale,
    pictureAlt,
    facets,
    isFar: isCode(state.choice.reference),
  });
  const [far, setFar] = useState<{ key: string; from: number; answer: ListingAnswer } | null>(null);
  const [tries, setTries] = useState(0);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (listing?.kind !== 'far') return;
    const result = await listing.ask(question, signal);
    if (signal.aborted) return;
    setFailed(!result.ok);
    if (result.ok) setFar({ key, from, answer: result.data });
  });
  // Changes with each request and retry, which starts a new load.
  const wanted = isNeeded ? `${key} ${tries}` : null;
  useEffect(() => {
    if (wanted === null) return;
    if (listing?.kind !== 'far') {
      if (!listing) void open();
      return;
    }
    const outdated = new AbortController();
    const wait = setTimeout(() => void ask(outdated.signal), restMs);
    return () => {
      clearTimeout(wait);
      outdated.abort();
    };
  }, [listing, wanted, open]);

  const own = useMemo<ListingAnswer>(() => {
    const products = first.products.map((product) => ({
      product,
      shownColour: toShownColour(product, asked.choice.colours, searchTextOf(source)),
    }));
    return { products, total: first.total, facets };
  }, [first, facets, asked, source]);
  const here = useMemo(() => (listing?.kind === 'here' ? listing.answer(question) : null), [listing, question]);

  function answer(): ListingView {
    const ownFrom = (first.page - 1) * productsOnAPage;
    if (!isNeeded) return { ...own, facets: here?.facets ?? facets, from, status: 'ready' };
    if (here) return { ...here, from, status: 'ready' };
    if (far?.key === key) return { ...far.answer, from, status: 'ready' };
    const before = far ? { ...far.answer, from: far.from } : { ...own, from: ownFrom };
    return { ...before, status: isFailed ? 'failed' : 'busy' };
  }
  const retry = () => {
    setFailed(false);
    setTries((before) => before + 1);
  };
  const ownSizes = listing?.kind === 'here' ? listing : null;
  return { view: answer(), isOwn, prepare: open, retry, ownSizes };
}

/** Six digits or more are the code of an article, which the index does not contain. */
const isCode = (reference: string) => reference.replace(/\D/g, '').length >= 6;

/** The listing's reader, loaded on demand and cached for a while, also for a return to the page. */
type ReaderStart = Omit<ListingStart, 'first' | 'asked'> & { isFar: boolean };

function useListingReader({ source, locale, pictureAlt, facets, isFar }: ReaderStart) {
  const name = JSON.stringify([source, locale, isFar]);
  const [held, setHeld] = useState<{ name: string; listing: ListingReader } | null>(null);
  const listing = held?.name === name ? held.listing : null;
  const [isFailed, setFailed] = useState(false);
  const opening = useRef(false);

  const open = useCallback(async () => {
    const kept = desks.get(name);
    if (kept && kept.until > Date.now()) return setHeld({ name, listing: kept.listing });
    if (opening.current) return;
    opening.current = true;
    setFailed(false);
    try {
      const { openListing } = await import('./listing-reader');
      const result = await openListing({ source, locale, pictureAlt, braSizes: facets.braSizes, isFar });
      if (result.ok) {
        desks.set(name, { listing: result.data, until: Date.now() + freshMs });
        setHeld({ name, listing: result.data });
      }
      setFailed(!result.ok);
    } catch {
      // The script itself failed to load.
      setFailed(true);
    }
    opening.current = false;
  }, [name, source, locale, pictureAlt, facets, isFar]);

  return { listing, isFailed, setFailed, open };
}
