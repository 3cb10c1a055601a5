import type { FacetName } from 'contract/facets.ts';

/** A list that many products have in common: what holds of it is worked out once for all of them. */
export type SharedList<T> = { readonly at: number; readonly list: readonly T[] };

export type Item = {
  /** In recommended order, and in the columns. */
  place: number;
  id: number;
  reference: string;
  /** Without hyphens. */
  bareReference: string;
  /** Pieces of one collection go together. */
  collection: string;
  /** Its code of each named facet. */
  codes: Readonly<Record<FacetName, string | null>>;
  rank: number;
  launched: number;
  nameHash: number;
  priceFrom: number;
  priceTo: number;
  available: boolean;
  colors: SharedList<string>;
  sizes: SharedList<string>;
  departments: SharedList<number>;
  /** Sizes in stock as bits, so many numbers for each of the colours. */
  open: Uint32Array;
  /** For each language the words of its name, and all its other words: those many products have in common. */
  named: readonly Int32Array[];
  other: readonly SharedList<number>[];
};
