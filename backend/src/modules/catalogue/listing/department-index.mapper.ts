import type { IndexRowWire, IndexWire } from 'contract/catalogue/schemas.ts';
import { eachFacet, facetNames } from 'contract/facets.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toSwatch } from '../../../shared/media.mapper.ts';
import { separators } from '../cache/cache.repository.ts';
import { facetTables } from '../cache/facet-tables.ts';
import { toBadge, toPriceRange } from '../cards/cards.mapper.ts';
import type { IndexNames, IndexRow } from './department-index.repository.ts';

type Index = { total: number; rows: IndexRow[]; words: IndexNames };

export function toDepartmentIndex({ total, rows, words }: Index, locale: Locale, now: Date): IndexWire {
  const colors = places(words.colors);
  const sizes = places(words.sizes);
  const facets = eachFacet((name) => places(words[name]));
  const novelty = new Map(rows.toSorted(newestFirst).map((row, place) => [row, place]));
  const toFacet = ({ code, name }: IndexNames['types'][number]) => ({ code, name: name[locale] });
  return {
    total,
    colours: words.colors.map((color) => toSwatch(color, locale)),
    sizes: words.sizes.map(({ code, band, cup }) => ({
      code,
      ...(band !== null && { band }),
      ...(cup !== null && { cup }),
    })),
    ...eachFacet((name) => words[name].map(toFacet)),
    guides: words.guides,
    products: rows.map((row): IndexRowWire => {
      const pictures = row.colors.map((_, at) => row.pictures[at] as [string | null, string | null]);
      return [
        row.reference,
        row.name[locale],
        row.slug[locale],
        facetNames.map((name) => facets[name].get(row[facetTables[name].column] ?? '') ?? -1),
        toPriceRange(row),
        toBadge(row, now),
        novelty.get(row) as number,
        toHexSizeBits(row.sizes, sizes),
        row.colors.map((code, at) => [
          colors.get(code) as number,
          pictures[at]?.[0] ?? null,
          toHexSizeBits(toList(row.open[at]), sizes),
        ]),
        (row.pictures[row.colors.length] as string | null) ?? null,
        pictures[0]?.[1] ?? null,
      ];
    }),
  };
}

const toList = (text: string | undefined) => (text ? text.split(separators.value) : []);

const places = (list: { code: string }[]) => new Map(list.map(({ code }, place) => [code, place]));

/** The sort is stable: products of one day keep the recommended order. */
const newestFirst = (one: IndexRow, other: IndexRow) => other.launched_at.getTime() - one.launched_at.getTime();

/** Bit n is set where the n-th size of the list is one of these. */
export function toHexSizeBits(codes: string[], sizes: Map<string, number>): string {
  return codes.reduce((bits, code) => bits | (1n << BigInt(sizes.get(code) as number)), 0n).toString(16);
}
