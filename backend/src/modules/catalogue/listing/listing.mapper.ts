import type { AnswerOf } from 'contract/calls/table.ts';
import { eachFacetOnWire } from 'contract/facets.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toSwatch } from '../../../shared/media.mapper.ts';
import type { getCatalogueAddresses, getFilters } from './listing.service.ts';

type ServiceResult<Service extends (...given: never[]) => unknown> = Awaited<ReturnType<Service>>;

export function toFilters(
  { facets, words }: ServiceResult<typeof getFilters>,
  locale: Locale,
): AnswerOf<'readFilters'> {
  const toFacet = (counts: Map<string, number>) => (named: (typeof words.types)[number]) => ({
    codigo: named.code,
    nombre: named.name[locale],
    totalProductos: counts.get(named.code) ?? 0,
  });
  return {
    totalProductos: facets.total,
    colores: words.colors.map((color) => ({
      ...toSwatch(color, locale),
      totalProductos: facets.colors.get(color.code) ?? 0,
    })),
    tallas: words.sizes.map(({ code, band, cup }) => ({
      talla: code,
      ...(band !== null && { banda: band }),
      ...(cup !== null && { copa: cup }),
      totalProductos: facets.sizes.get(code) ?? 0,
    })),
    ...eachFacetOnWire((name) => words[name].map(toFacet(facets[name]))),
    precio: { minimo: toEuros(facets.priceFrom), maximo: toEuros(facets.priceTo) },
  };
}

export const toCatalogueAddresses = ({
  departments,
  products,
  total,
  next,
}: ServiceResult<typeof getCatalogueAddresses>): AnswerOf<'listCatalogueAddresses'> => ({
  departments: departments.map((department) => ({
    url: department.slug,
    total: department.products,
    changedAt: department.changed_at.toISOString(),
  })),
  products: products.map(({ reference, slug, colors, picture, changed_at }) => ({
    reference,
    url: slug,
    colours: colors,
    picture,
    changedAt: changed_at.toISOString(),
  })),
  total,
  next,
});
