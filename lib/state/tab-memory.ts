import { pagePerson } from '@/lib/session/page-person';
import { tabStorage } from './web-storage';

// What one tab remembers across reloads for the page's person: the next one to sign in finds none of it. When storage
// is blocked it is remembered as long as the page stays.
const inPage = new Map<string, string>();
/** The storage key for the page's person. */
export const storageKeyOf = (name: string) => `${pagePerson('executive') ?? ''}:${name}`;

export function recall<T>(name: string): T | null {
  const place = storageKeyOf(name);
  const text = inPage.get(place);
  return (text === undefined ? tabStorage.readJson(place) : JSON.parse(text)) as T | null;
}

export function remember(name: string, value: unknown): void {
  const place = storageKeyOf(name);
  const text = JSON.stringify(value);
  if (tabStorage.write(place, text)) inPage.delete(place);
  else inPage.set(place, text);
}

export function forget(name: string): void {
  inPage.delete(storageKeyOf(name));
  tabStorage.write(storageKeyOf(name), null);
}
