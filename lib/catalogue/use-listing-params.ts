import { useMemo } from 'react';
import type { SizeChoice } from '@/lib/size-tables/size-choice';
import { createListeners } from '@/lib/state/store';
import { useStore } from '@/lib/state/use-store';
import {
  type FilterChoice,
  formatListingParams,
  type ListingParams,
  parseListingParams,
  type Sort,
} from './listing-params';

export type ListingState = { choice: FilterChoice; sort: Sort; shown: number | null };

/** The address of a listing; `fixed` is always in its query, for example the search text. */
export type ListingLocation = {
  path: string;
  fixed?: Pick<Partial<ListingParams>, 'department' | 'text' | 'system' | 'page'>;
};

/** The key of the listing in the history entry's state. */
const key = 'listingSizes';
const noSizes: SizeChoice = { bands: [], cups: [], sizes: [] };
const { notify, subscribe } = createListeners(watchAddress);

/**
 * The state of a listing is its address: Back undoes a step, and a reload or a shared link restores it. Sizes are in
 * the state of the history entry, which nobody else sees. `heeded` is the state that the server rendered.
 */
export function useListingParams({ path, fixed }: ListingLocation, heeded: ListingState) {
  const initial = `?${formatListingParams({ ...fixed, ...heeded })}\n`;
  // During a navigation the address may belong to another page.
  const get = () => (window.location.pathname === path ? readEntry() : initial);
  const entry = useStore({ get, subscribe }, (text) => text, initial);
  const state = useMemo(() => toState(entry), [entry]);

  function change(next: Partial<ListingState>, way: 'push' | 'replace' = 'push') {
    const { choice, sort, shown } = { ...state, shown: null, ...next };
    // Any list but the page's own starts at its first product.
    const page = toListingKey({ choice, sort }) === toListingKey(heeded) ? fixed?.page : 1;
    const query = formatListingParams({ ...fixed, choice, sort, shown, page });
    const { bands, cups, sizes } = choice;
    window.history[`${way}State`]({ [key]: { bands, cups, sizes } }, '', query ? `${path}?${query}` : path);
    notify();
  }
  return [state, change] as const;
}

/** Identifies the list, however much of it is shown. */
export function toListingKey({ choice, sort }: Pick<ListingState, 'choice' | 'sort'>): string {
  const { bands, cups, sizes } = choice;
  return `${formatListingParams({ choice, sort })}${JSON.stringify([bands, cups, sizes])}`;
}

/** Query, a line break and sizes as one text, so that it can be compared. */
function readEntry(): string {
  const sizes: unknown = window.history.state?.[key];
  return `${window.location.search}\n${sizes ? JSON.stringify(sizes) : ''}`;
}

function toState(entry: string): ListingState {
  const [query = '', sizes = ''] = entry.split('\n');
  const { choice, sort, shown } = parseListingParams(query);
  return { choice: { ...choice, ...(sizes ? toSizeChoice(JSON.parse(sizes)) : noSizes) }, sort, shown };
}

function toSizeChoice(value: Partial<Record<keyof SizeChoice, unknown>>): SizeChoice {
  const toList = (list: unknown) => (Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []);
  return { bands: toList(value.bands), cups: toList(value.cups), sizes: toList(value.sizes) };
}

function watchAddress(): () => void {
  // Also fires for a menu link to this very page; without the Navigation API only Back and Forward are noticed.
  const navigation = (window as { navigation?: EventTarget }).navigation;
  const onPopState = () => notify();
  const later = () => queueMicrotask(notify);
  window.addEventListener('popstate', onPopState);
  navigation?.addEventListener('currententrychange', later);
  return () => {
    window.removeEventListener('popstate', onPopState);
    navigation?.removeEventListener('currententrychange', later);
  };
}
