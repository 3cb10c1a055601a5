import { createTabStore } from '@/lib/state/persistent-store';
import { toSearchText } from './search-text';

const most = 5;
const none: string[] = [];

/**
 * F007. The latest first, in this tab only: without consent they may not be stored any longer. The results page may
 * add one while they are shown.
 */
const store = createTabStore('recent-searches', none, parse);

export const recentSearches = {
  ...store,
  remember(value: string): void {
    const text = toSearchText(value);
    if (!text) return;
    const others = store.load().filter((each) => each.toLowerCase() !== text.toLowerCase());
    store.set([text, ...others].slice(0, most));
  },
  forget: () => store.set(none),
};

function parse(found: unknown): string[] {
  if (!Array.isArray(found)) return none;
  return found.filter((text) => typeof text === 'string' && text === toSearchText(text) && text !== '').slice(0, most);
}
