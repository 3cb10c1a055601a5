import { deviceStorage } from '@/lib/state/web-storage';
import { toSearchText } from './search-text';

const key = 'recent-searches';
const most = 5;

/** On this device only, the latest first. A store that is closed or holds something else is an empty list. */
export function listRecentSearches(): string[] {
  const kept = deviceStorage.readJson(key);
  if (!Array.isArray(kept)) return [];
  return kept.filter((text) => typeof text === 'string' && text === toSearchText(text) && text !== '').slice(0, most);
}

export function rememberSearch(value: string): void {
  const text = toSearchText(value);
  if (!text) return;
  const others = listRecentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  deviceStorage.write(key, JSON.stringify([text, ...others].slice(0, most)));
}

export const forgetSearches = () => deviceStorage.write(key, null);
