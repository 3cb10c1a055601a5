import { type FacetName, facetNames, type namedFacets } from '@/contract/facets';
import { formatPrice } from '@/contract/money';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import type { FilterChoice } from '@/lib/catalogue/listing-params';
import { fill, type Words } from '@/lib/i18n/message-texts';

export type FilterGroupName = 'size' | 'colour' | (typeof namedFacets)[FacetName]['one'] | 'price' | 'rest';

export type FilterChip = { id: string; label: string; without: Partial<FilterChoice> };

/** The chosen filters in the order of the form, each with the choice that remains without it. */
export function toFilterChips(choice: FilterChoice, facets: Facets, words: Words<'listing.words'>): FilterChip[] {
  type List = 'bands' | 'cups' | 'sizes' | 'colours' | FacetName;
  const ofList = (name: List, template = '{name}'): FilterChip[] =>
    choice[name].map((code) => ({
      id: `${name} ${code}`,
      label: fill(template, { name: facets[name].find((value) => value.code === code)?.name ?? code }),
      without: { [name]: choice[name].filter((each) => each !== code) },
    }));
  const one = (id: string, isChosen: boolean, label: string, without: Partial<FilterChoice>): FilterChip[] =>
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

function toPriceLabel(min: number | null, max: number | null, { chips }: Words<'listing.words'>): string {
  if (min !== null && max !== null) return `${formatPrice(min)} – ${formatPrice(max)}`;
  return min === null
    ? fill(chips.to, { price: formatPrice(max ?? 0) })
    : fill(chips.from, { price: formatPrice(min) });
}
