import type { FacetName } from 'contract/facets.ts';
import type { ReadCatalogueCache } from './catalogue-cache.ts';
import { isColorInStock, toAcceptedCodes, toColorPlaces, toSizeBits } from './filter-choice.ts';

/** A product in stock, with the first of the wanted sizes that it has. */
type OpenProduct = {
  id: number;
  reference: string;
  size: string;
  colors: string[];
  codes: Readonly<Record<FacetName, string | null>>;
};

/** Products of these types in stock in these sizes, the first size preferred, in recommended order. */
export const createListInStock =
  (readCatalogueCache: ReadCatalogueCache) =>
  async (types: readonly string[], sizes: readonly string[]): Promise<OpenProduct[]> => {
    // For the cache an empty list is no filter, so it would return everything.
    if (types.length === 0) return [];
    const cache = await readCatalogueCache();
    const columns = cache.columns();
    const ofType = toAcceptedCodes(columns, 'types', { types });
    const typeAt = columns.facets.types.at;
    const places = toColorPlaces(columns, null);
    const wanted = sizes.map((size) => [size, toSizeBits(cache, new Set([size]))] as const);
    const found: OpenProduct[] = [];
    for (const [at, item] of cache.items.entries()) {
      if (ofType[typeAt[at] as number] !== 1) continue;
      const colorPlaces = places[columns.colors[at] as number] as number[];
      for (const [size, bits] of wanted) {
        const open = colorPlaces.filter((color) => isColorInStock(columns, at, color, bits));
        if (open.length === 0) continue;
        const colors = open.map((color) => item.colors.list[color] as string);
        found.push({ id: item.id, reference: item.reference, size, colors, codes: item.codes });
        break;
      }
    }
    return found;
  };
