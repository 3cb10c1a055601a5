import type { BodyOf } from '@/contract/calls/table';
import { eachFacetOnWire } from '@/contract/facets';
import { toEuros } from '@/contract/money';
import type { FilterChoice, Sort } from './listing-params';

export type FiltersWire = NonNullable<BodyOf<'listProducts'>['filtros']>;
type SortWire = NonNullable<BodyOf<'listProducts'>['orden']>;

const wireSorts: Record<Sort, SortWire> = {
  recommended: 'recomendado',
  new: 'nuevo',
  'price-up': 'precio-asc',
  'price-down': 'precio-desc',
  name: 'nombre',
};

export const toSortWire = (sort: Sort): SortWire => wireSorts[sort];

/** `sizes` are the sizes that the chosen bands and cups stand for, which depend on the department. */
export function toFiltersWire(choice: FilterChoice, sizes: string[] = choice.sizes): FiltersWire {
  const { colours, min, max, available, reference } = choice;
  const facets = Object.entries(eachFacetOnWire((name) => choice[name])).filter(([, codes]) => codes.length > 0);
  return {
    ...(colours.length > 0 && { colores: colours }),
    ...(sizes.length > 0 && { tallas: sizes }),
    ...Object.fromEntries(facets),
    ...(reference && { referencia: reference }),
    ...(min !== null && { precioMin: toEuros(min) }),
    ...(max !== null && { precioMax: toEuros(max) }),
    ...(available && { soloDisponibles: true }),
  };
}
