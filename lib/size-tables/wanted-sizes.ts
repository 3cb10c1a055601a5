import type { SizeChoice } from './size-choice';

const key = 'wanted-sizes';

/**
 * Hands sizes on to the listing at a path, in this tab. Sizes are nobody's business (N22): they never stand in an
 * address, so the listing takes them from here, once.
 */
export function wantSizes(path: string, choice: SizeChoice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...choice, path }));
  } catch {
    // A closed store: the listing then shows every size.
  }
}

export function areSizesWanted(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function takeWantedSizes(path: string): SizeChoice | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isWanted(kept) || kept.path !== path) return null;
    sessionStorage.removeItem(key);
    const { bands, cups, sizes } = kept;
    return { bands, cups, sizes };
  } catch {
    return null;
  }
}

type Wanted = SizeChoice & { path: string };

function isWanted(value: unknown): value is Wanted {
  if (typeof value !== 'object' || value === null) return false;
  const { bands, cups, sizes } = value as Partial<Record<keyof Wanted, unknown>>;
  const isList = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  return [bands, cups, sizes].every(isList);
}
