import type { SizeChoice } from '@/lib/catalogue/filter-address';

const key = 'wanted-sizes';

/**
 * Hands sizes on to the next listing of this tab. Sizes are nobody's business (N22): they never stand in an address,
 * so the listing takes them from here, once.
 */
export function wantSizes(choice: SizeChoice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // A closed store: the listing then shows every size.
  }
}

export function takeWantedSizes(): SizeChoice | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return isSizeChoice(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isSizeChoice(value: unknown): value is SizeChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { bands, cups, sizes } = value as Partial<Record<keyof SizeChoice, unknown>>;
  const isList = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  return [bands, cups, sizes].every(isList);
}
