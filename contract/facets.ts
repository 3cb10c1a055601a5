/**
 * Facets of which a product has one value or none, such as its type: a row here adds one to the wire, the backend's
 * cache, the storefront's filters and their addresses. Colours and sizes are no rows, because a product has many and
 * they are combined in its articles.
 */
export const namedFacets = {
  types: { one: 'type', wire: 'tipos', codeMaxLength: 40, chosenMax: 40, namesMax: 100 },
  supports: { one: 'support', wire: 'soportes', codeMaxLength: 20, chosenMax: 10, namesMax: 20 },
  wires: { one: 'wire', wire: 'aros', codeMaxLength: 20, chosenMax: 10, namesMax: 20 },
  paddings: { one: 'padding', wire: 'rellenos', codeMaxLength: 20, chosenMax: 10, namesMax: 20 },
  materials: { one: 'material', wire: 'materiales', codeMaxLength: 20, chosenMax: 20, namesMax: 40 },
  offers: { one: 'offer', wire: 'ofertas', codeMaxLength: 20, chosenMax: 10, namesMax: 20, alone: true },
  ratings: { one: 'rating', wire: 'valoraciones', codeMaxLength: 20, chosenMax: 10, namesMax: 20, alone: true },
} as const satisfies Record<string, NamedFacet>;

type NamedFacet = {
  /** Its name in addresses, and in messages as a group of filters. */
  one: string;
  wire: string;
  codeMaxLength: number;
  /** How many values may be chosen at once, and how many a listing may offer. */
  chosenMax: number;
  namesMax: number;
  /** A filter even with a single value, because not every product has one. */
  alone?: true;
};

export type FacetName = keyof typeof namedFacets;
type FacetWire = (typeof namedFacets)[FacetName]['wire'];

/** In display order. */
export const facetNames = Object.keys(namedFacets) as FacetName[];

/** One value per facet, by its name. `at` is its index. */
export const eachFacet = <T>(make: (name: FacetName, at: number) => T): Record<FacetName, T> =>
  Object.fromEntries(facetNames.map((name, at) => [name, make(name, at)])) as Record<FacetName, T>;

/** One value per facet, by its name on the wire. */
export const eachFacetOnWire = <T>(make: (name: FacetName) => T): Record<FacetWire, T> =>
  Object.fromEntries(facetNames.map((name) => [namedFacets[name].wire, make(name)])) as Record<FacetWire, T>;
