import { type FacetName, facetNames, type namedFacets } from '@/contract/facets';
import type { FilterChoice, Sort } from '@/lib/catalogue/filter-address';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import { fill, type Plural } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { SizeSystem } from '@/lib/size-tables/size-systems';

/** The group `listing.words` of the messages. */
export type ListingWords = {
  count: Plural;
  pictureAlt: string;
  filters: Record<'open' | 'title' | 'close' | 'clear' | 'apply' | 'none' | 'label', string> & { show: Plural };
  groups: Record<FilterGroupName | 'band' | 'cup' | 'system' | 'from' | 'to' | 'available' | 'reference', string> & {
    systems: Record<SizeSystem, string>;
    referenceHint: string;
    priceHint: string;
    priceError: string;
  };
  chips: Record<'label' | 'remove' | 'clear' | 'band' | 'cup' | 'size' | 'from' | 'to' | 'reference', string>;
  sort: Record<Sort | 'label', string>;
  empty: Record<'title' | 'text' | 'removeLast' | 'nothing', string>;
  failed: Record<'text' | 'retry', string>;
  more: Record<'show' | 'busy' | 'seen', string>;
  pages: Record<'label' | 'page' | 'previous' | 'next', string>;
};

export type FilterGroupName = 'size' | 'colour' | (typeof namedFacets)[FacetName]['one'] | 'price' | 'rest';

export type Chip = { id: string; label: string; without: Partial<FilterChoice> };

/** What is chosen, in the order of the filters, each with what is left when it is taken back. */
export function toChips(choice: FilterChoice, facets: Facets, words: ListingWords): Chip[] {
  type List = 'bands' | 'cups' | 'sizes' | 'colours' | FacetName;
  const ofList = (name: List, template = '{name}'): Chip[] =>
    choice[name].map((code) => ({
      id: `${name} ${code}`,
      label: fill(template, { name: facets[name].find((value) => value.code === code)?.name ?? code }),
      without: { [name]: choice[name].filter((each) => each !== code) },
    }));
  const one = (id: string, isChosen: boolean, label: string, without: Partial<FilterChoice>): Chip[] =>
    isChosen ? [{ id, label, without }] : [];
  const { min, max, available, reference } = choice;
  return [
    ...ofList('bands', words.chips.band),
    ...ofList('cups', words.chips.cup),
    ...ofList('sizes', words.chips.size),
    ...ofList('colours'),
    ...facetNames.flatMap((name) => ofList(name)),
    ...one('price', min !== null || max !== null, toPriceLabel(min, max, words), { min: null, max: null }),
    ...one('available', available, words.groups.available, { available: false }),
    ...one('reference', reference !== '', fill(words.chips.reference, { name: reference }), { reference: '' }),
  ];
}

function toPriceLabel(min: number | null, max: number | null, { chips }: ListingWords): string {
  if (min !== null && max !== null) return `${formatPrice(min)} – ${formatPrice(max)}`;
  return min === null
    ? fill(chips.to, { price: formatPrice(max ?? 0) })
    : fill(chips.from, { price: formatPrice(min) });
}
