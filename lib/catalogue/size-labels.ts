import { sisterSizesOf, toBandOf, toCupOf } from '@/lib/size-tables/bra-sizes';
import { labelSystem, type SizeSystem, sizeSystems } from '@/lib/size-tables/size-systems';
import type { Facets, FacetValue } from './listing-mappers';

/** Bands and cups in other size systems, when they differ. */
export type SizeLabels = Partial<Record<SizeSystem, Record<string, string>>>;

/**
 * Computed on the server: the charts would be a tenth of the product page's script, and a style needs only a few
 * entries.
 */
export function toSizeLabels(bands: string[], cups: string[]): SizeLabels {
  const entries = sizeSystems
    .filter((system) => system !== labelSystem)
    .map((system) => {
      const pairs = [
        ...bands.map((band) => [band, toBandOf(band, system)]),
        ...cups.map((cup) => [cup, toCupOf(cup, system)]),
      ];
      return [system, Object.fromEntries(pairs.filter(([own, label]) => own !== label))];
    });
  return Object.fromEntries(entries);
}

/** Indexes of the sizes with the same cup volume in another band, as far as the style is made in them. */
export const sisterIndexes = (size: string, order: string[]): number[] =>
  sisterSizesOf(size)
    .map((sister) => order.indexOf(sister.size))
    .filter((place) => place >= 0);

/** The filters with bands and cups in the shopper's system; the chosen values stay sizes of our labels. */
export function toFacetsInSystem(facets: Facets, system: SizeSystem): Facets {
  if (system === labelSystem) return facets;
  const named = (values: FacetValue[], toOwn: typeof toBandOf) =>
    values.map((value) => ({ ...value, name: toOwn(value.code, system) }));
  return { ...facets, bands: named(facets.bands, toBandOf), cups: named(facets.cups, toCupOf) };
}
