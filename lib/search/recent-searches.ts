import { toSearchText } from './search-text';

const key = 'recent-searches';
const most = 5;

/** On this device only, the latest first. A store that is closed or holds something else is an empty list. */
export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((text) => typeof text === 'string' && text === toSearchText(text) && text !== '').slice(0, most);
  } catch {
    return [];
  }
}

export function rememberSearch(value: string): void {
  const text = toSearchText(value);
  if (!text) return;
  const others = listRecentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, most));
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function keep(list: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A closed or full store: the search itself does not need it.
  }
}
