import type { FacetName } from 'contract/facets.ts';

/** A list shared by many products, so that a test of it is evaluated only once. */
export type InternedList<T> = { readonly at: number; readonly list: readonly T[] };

export type CachedProduct = {
  /** In recommended order, and in the columns. */
  place: number;
  id: number;
  reference: string;
  /** Without hyphens. */
  bareReference: string;
  /** Products of one collection are worn together. */
  collection: string;
  /** Its code per named facet. */
  codes: Readonly<Record<FacetName, string | null>>;
  rank: number;
  launched: number;
  nameHash: number;
  priceFrom: number;
  priceTo: number;
  available: boolean;
  colors: InternedList<string>;
  sizes: InternedList<string>;
  departments: InternedList<number>;
  /** Sizes in stock as bits, a fixed count of integers per colour. */
  open: Uint32Array;
  /** Per language the words of its name, and its other words, which many products share. */
  named: readonly Int32Array[];
  other: readonly InternedList<number>[];
};
