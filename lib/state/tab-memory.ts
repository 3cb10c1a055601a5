import { pagePerson } from '@/lib/session/page-person';

// What one tab remembers through a reload, for the person whose page it is: who signs in after her finds nothing of it.
// Where the browser keeps nothing, it remembers as long as the page stays.
const inPage = new Map<string, string>();
const placeOf = (name: string) => `${pagePerson('executive') ?? ''}:${name}`;

export function recall<T>(name: string): T | null {
  try {
    const text = inPage.get(placeOf(name)) ?? sessionStorage.getItem(placeOf(name));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(placeOf(name), text);
    inPage.delete(placeOf(name));
  } catch {
    inPage.set(placeOf(name), text);
  }
}

export function forget(name: string): void {
  inPage.delete(placeOf(name));
  try {
    sessionStorage.removeItem(placeOf(name));
  } catch {
    // It was never written.
  }
}
