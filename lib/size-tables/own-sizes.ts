'use client';

import { sizeGuides } from '@/contract/public-codes';
import { createPersistentStore } from '@/lib/state/persistent-store';
import { useStore } from '@/lib/state/use-store';
import type { SizeGuideName } from './size-tables';

/** Sizes that a guide found and the shopper accepted, by guide. Measurements are not stored. */
export type OwnSizes = Partial<Record<SizeGuideName, string>>;

const longest = 12;
const none: OwnSizes = {};
const store = createPersistentStore('own-sizes', none, (found) => {
  const isKnown = ([guide, size]: [string, unknown]) =>
    sizeGuides.some((each) => each === guide) && typeof size === 'string' && size.length <= longest;
  return Object.fromEntries(Object.entries(found ?? none).filter(isKnown));
});

const keep = (sizes: OwnSizes) => store.set(Object.keys(sizes).length > 0 ? sizes : none);

/** On this device only, and in no address (N22). Different sizes for top and bottom are not stored. */
export function keepOwnSize(guide: SizeGuideName, sizes: readonly string[]): void {
  const [size] = sizes;
  if (size && sizes.every((each) => each === size)) keep({ ...store.load(), [guide]: size });
}

export function forgetOwnSize(guide: SizeGuideName): void {
  const { [guide]: _, ...others } = store.load();
  keep(others);
}

/** Deletes the sizes of every guide and of the finder at once. */
export const forgetOwnSizes = () => keep({});

/** Null when unknown, and on the server. */
export const useOwnSize = (guide: SizeGuideName | null): string | null =>
  useStore(store, (sizes) => (guide && sizes[guide]) ?? null, null);

/** All known sizes. */
export const useOwnSizes = (): OwnSizes => useStore(store, (sizes) => sizes, none);
