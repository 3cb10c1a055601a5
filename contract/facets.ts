/**
 * What a listing is filtered by of which a product has one or none, such as its type: one row, and the wire, the shelf
 * of the backend, the filters of the storefront and their addresses have it. Colours and sizes are no rows, because a
 * product has many and they meet in its articles.
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
  /** In addresses, and in the messages the name of its group of filters. */
  one: string;
  wire: string;
  codeMaxLength: number;
  /** How many may be chosen at once, and how many a listing may offer. */
  chosenMax: number;
  namesMax: number;
  /** Some products have it and others nothing: one value alone is a choice. */
  alone?: true;
};

export type FacetName = keyof typeof namedFacets;
type FacetWire = (typeof namedFacets)[FacetName]['wire'];

/** In the order in which they are shown. */
export const facetNames = Object.keys(namedFacets) as FacetName[];

/** The same for each facet, under its name. `at` is its place among them. */
export const eachFacet = <T>(make: (name: FacetName, at: number) => T): Record<FacetName, T> =>
  Object.fromEntries(facetNames.map((name, at) => [name, make(name, at)])) as Record<FacetName, T>;

/** The same for each facet, under its name on the wire. */
export const eachFacetOnWire = <T>(make: (name: FacetName) => T): Record<FacetWire, T> =>
  Object.fromEntries(facetNames.map((name) => [namedFacets[name].wire, make(name)])) as Record<FacetWire, T>;
