import type { FacetName } from 'contract/facets.ts';

/** Where the database has each facet: its column of `products`, and the table of its names. */
export const facetTables = {
  types: { column: 'type_code', names: 'product_types' },
  supports: { column: 'support_code', names: 'support_levels' },
} as const satisfies Record<FacetName, { column: string; names: string }>;

export type FacetColumn = (typeof facetTables)[FacetName]['column'];
