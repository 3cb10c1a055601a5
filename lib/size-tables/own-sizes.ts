'use client';

import { useMemo } from 'react';
import { sizeGuides } from '@/contract/public-codes';
import { createListeners } from '@/lib/state/store';
import { useStore } from '@/lib/state/use-store';
import { watchStored } from '@/lib/state/watch-stored';
import { deviceStorage } from '@/lib/state/web-storage';
import type { SizeGuideName } from './size-tables';

/** The size that a guide found and somebody took, by the guide. Measurements are no part of it. */
export type OwnSizes = Partial<Record<SizeGuideName, string>>;

const key = 'own-sizes';
const longest = 12;
const { tell, subscribe } = createListeners(watch);

function watch(): () => void {
  return watchStored(key, tell);
}

// In a private window the store may be closed: then it is known as long as the page.
let unkept: OwnSizes = {};

function get(): OwnSizes {
  const kept = deviceStorage.readJson(key);
  if (typeof kept !== 'object' || kept === null) return unkept;
  const isSize = ([, size]: [string, unknown]) => typeof size === 'string' && size.length <= longest;
  const known = Object.entries(kept).filter(isSize);
  return Object.fromEntries(known.filter(([guide]) => sizeGuides.some((each) => each === guide)));
}

function keep(sizes: OwnSizes) {
  unkept = sizes;
  deviceStorage.write(key, Object.keys(sizes).length > 0 ? JSON.stringify(sizes) : null);
  tell();
}

/** On this device alone, and in no address (N22). Top and bottom that differ are no one size. */
export function keepOwnSize(guide: SizeGuideName, sizes: readonly string[]): void {
  const [size] = sizes;
  if (size && sizes.every((each) => each === size)) keep({ ...get(), [guide]: size });
}

export function forgetOwnSize(guide: SizeGuideName): void {
  const { [guide]: _, ...others } = get();
  keep(others);
}

/** Of every guide and of the finder: one press forgets all that is known of her. */
export const forgetOwnSizes = () => keep({});

const store = { get, subscribe };

/** Null where none is known, and on the server. */
export const useOwnSize = (guide: SizeGuideName | null): string | null =>
  useStore(store, (sizes) => (guide && sizes[guide]) ?? null, null);

/** All that are known. */
export function useOwnSizes(): OwnSizes {
  const known = useStore(store, (sizes) => JSON.stringify(sizes), '{}');
  return useMemo(() => JSON.parse(known), [known]);
}
