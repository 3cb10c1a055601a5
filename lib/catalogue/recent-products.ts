const key = 'recent-products';
/** As many as two rows of cards and a little more. */
export const recentMax = 12;

/** References of what this device showed, the last one first. They never leave it but to be shown again. */
export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, recentMax) : [];
  } catch {
    return [];
  }
}

export function rememberProduct(reference: string): void {
  const others = listRecent().filter((each) => each !== reference);
  try {
    localStorage.setItem(key, JSON.stringify([reference, ...others].slice(0, recentMax)));
  } catch {
    // A closed or full store remembers nothing.
  }
}

export function forgetProducts(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
