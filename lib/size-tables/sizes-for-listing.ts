import { tabStorage } from '@/lib/state/web-storage';
import type { SizeChoice } from './size-choice';

const key = 'wanted-sizes';

/** Passes sizes to the listing at a path, once, in this tab. Sizes are private (N22) and never in an address. */
export function passSizesToListing(path: string, choice: SizeChoice): void {
  // If it cannot be stored, the listing shows every size.
  tabStorage.write(key, JSON.stringify({ ...choice, path }));
}

export const hasPassedSizes = () => typeof tabStorage.read(key) === 'string';

export function takePassedSizes(path: string): SizeChoice | null {
  const kept = tabStorage.readJson(key);
  if (!isWanted(kept) || kept.path !== path) return null;
  tabStorage.write(key, null);
  const { bands, cups, sizes } = kept;
  return { bands, cups, sizes };
}

type SizeOnPage = SizeChoice & { path: string };

function isWanted(value: unknown): value is SizeOnPage {
  if (typeof value !== 'object' || value === null) return false;
  const { bands, cups, sizes } = value as Partial<Record<keyof SizeOnPage, unknown>>;
  const isList = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  return [bands, cups, sizes].every(isList);
}
