import { eachFacet, type FacetName } from 'contract/facets.ts';
import { sql } from 'kysely';

/** Per facet: its column of `products` (p) or `product_cards` (c), and the table of its names. */
export const facetTables = {
  types: { of: 'p', column: 'type_code', names: 'product_types' },
  supports: { of: 'p', column: 'support_code', names: 'support_levels' },
  wires: { of: 'p', column: 'wire_code', names: 'wires' },
  paddings: { of: 'p', column: 'padding_code', names: 'paddings' },
  materials: { of: 'p', column: 'material_code', names: 'materials' },
  offers: { of: 'c', column: 'offer_code', names: 'offers' },
  ratings: { of: 'p', column: 'rating_code', names: 'ratings' },
} as const satisfies Record<FacetName, { of: 'p' | 'c'; column: string; names: string }>;

export type FacetColumn = (typeof facetTables)[FacetName]['column'];

/** Columns for a row that joins both tables. */
export const facetColumns = sql.join(
  Object.values(eachFacet((name) => sql.ref(`${facetTables[name].of}.${facetTables[name].column}`))),
);
