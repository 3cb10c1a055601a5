import type { FilterChoiceSchema, sortNames } from 'contract/catalogue/schemas.ts';
import { eachFacet, namedFacets } from 'contract/facets.ts';
import { toNearestCents } from 'contract/money.ts';
import type { Static } from 'typebox';
import type { Sort } from './catalogue-cache.ts';
import type { FilterChoice } from './filter-choice.ts';

type SortName = (typeof sortNames)[number];

const sorts: Record<SortName, Sort> = {
  recomendado: 'recommended',
  nuevo: 'newest',
  'precio-asc': 'cheapest',
  'precio-desc': 'dearest',
  nombre: 'name',
};

export const toSort = (name: SortName = 'recomendado'): Sort => sorts[name];

export function toFilterChoice(filters: Static<typeof FilterChoiceSchema> = {}): FilterChoice {
  const { colores, tallas, referencia, precioMin, precioMax, soloDisponibles = false } = filters;
  return {
    ...eachFacet((name) => filters[namedFacets[name].wire]),
    colors: colores,
    sizes: tallas,
    reference: referencia,
    leastCents: precioMin === undefined ? undefined : toNearestCents(precioMin),
    mostCents: precioMax === undefined ? undefined : toNearestCents(precioMax),
    inStock: soloDisponibles,
  };
}
