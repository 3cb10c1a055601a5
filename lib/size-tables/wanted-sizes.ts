import { tabStorage } from '@/lib/state/web-storage';
import type { SizeChoice } from './size-choice';

const key = 'wanted-sizes';

/**
 * Hands sizes on to the listing at a path, in this tab. Sizes are nobody's business (N22): they never stand in an
 * address, so the listing takes them from here, once.
 */
export function wantSizes(path: string, choice: SizeChoice): void {
  // Where it is not kept, the listing shows every size.
  tabStorage.write(key, JSON.stringify({ ...choice, path }));
}

export const areSizesWanted = () => typeof tabStorage.read(key) === 'string';

export function takeWantedSizes(path: string): SizeChoice | null {
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
