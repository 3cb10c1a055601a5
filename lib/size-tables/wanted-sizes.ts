const key = 'wanted-sizes';

/**
 * Hands sizes on to the next listing of this tab. Sizes are nobody's business (N22): they never stand in an address,
 * so the listing takes them from here, once.
 */
export function wantSizes(sizes: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...new Set(sizes)]));
  } catch {
    // A closed store: the listing then shows every size.
  }
}

export function takeWantedSizes(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return Array.isArray(kept) ? kept.filter((size) => typeof size === 'string') : [];
  } catch {
    return [];
  }
}
