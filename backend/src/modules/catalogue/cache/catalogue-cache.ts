import { eachFacet } from 'contract/facets.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import {
  type CacheRow,
  getCatalogueVersion,
  listCacheRows,
  listCacheRowsOfProducts,
  listProductIdsInNameOrder,
  listProductsChangedSince,
  listSizeCodes,
  separators,
} from './cache.repository.ts';
import type { CachedProduct, InternedList } from './cached-product.ts';
import { type CacheColumns, patchColumns, toColumns } from './columns.ts';
import { facetTables } from './facet-tables.ts';
import { normaliseReference } from './normalise-reference.ts';

export type Sort = 'recommended' | 'newest' | 'cheapest' | 'dearest' | 'name';

/** Places are valid until the next query of the database: nothing changes in between. */
export type CatalogueCache = {
  /** In recommended order. */
  items: readonly CachedProduct[];
  columns: () => CacheColumns;
  sizeCodes: readonly string[];
  bitsLength: number;
  countOf: (departmentId: number) => number;
  /** Sorted places of all products, and of a department's. By name only if the cache was read with names. */
  inOrder: (sort: Sort, locale: Locale) => Int32Array;
  inDepartment: (departmentId: number, sort: Sort, locale: Locale) => Int32Array;
  idsOf: (places: ArrayLike<number>) => number[];
  /** Computed once until any product changes. */
  remember: <T>(key: string, make: () => T) => T;
};

const step = 5_000;

/**
 * What listings, filters and searches read of every product, kept in memory and updated before each use: the version of
 * the catalogue tells whether anything changed, and `listing_changes` what (ADR 0013).
 */
export function createCatalogueCache(db: Db) {
  let kept: ReturnType<typeof createEmptyCache> | null = null;
  let running: Promise<void> | null = null;

  async function update(): Promise<void> {
    // Read before the rows, so that a simultaneous change is fetched twice instead of missed.
    const version = await getCatalogueVersion(db);
    const changed = kept ? await listProductsChangedSince(db, kept.version) : [];
    if (kept && changed.length < step) {
      const complete = changed.length === 0 || kept.replace(changed, await listCacheRowsOfProducts(db, changed));
      if (complete) {
        kept.version = version;
        return;
      }
    }
    kept = await load(db, version);
  }

  return async function readCatalogueCache(byName?: Locale): Promise<CatalogueCache> {
    const asked = await getCatalogueVersion(db);
    for (;;) {
      // An update that was already running may have started before this version.
      if (kept === null || kept.version < asked) {
        running ??= update().finally(() => {
          running = null;
        });
        await running;
      } else if (byName && !kept.knowsNames(byName)) await kept.readNames(byName);
      else return kept;
    }
  };
}

export type ReadCatalogueCache = ReturnType<typeof createCatalogueCache>;

async function load(db: Db, version: number): Promise<ReturnType<typeof createEmptyCache>> {
  const cache = createEmptyCache(db, await listSizeCodes(db), version);
  for (let after = 0; ; ) {
    const rows = await listCacheRows(db, after, step);
    // A new size: the lists of sizes are short, so everything is read again.
    if (!cache.replace([], rows)) return load(db, version);
    if (rows.length < step) return cache;
    after = rows.at(-1)?.id as number;
  }
}

function createEmptyCache(db: Db, sizeCodes: string[], version: number) {
  const byId = new Map<number, CachedProduct>();
  const bitsLength = Math.max(1, Math.ceil(sizeCodes.length / 32));
  const placeOfSize = new Map(sizeCodes.map((code, place) => [code, place]));
  const colorLists = createPool((text) => text);
  const sizeLists = createPool((text) => text);
  const departmentLists = createPool(Number);
  const wordLists = createPool(Number);
  const pools = { colors: colorLists.lists, sizes: sizeLists.lists, words: wordLists.lists };
  // By sort, or by sort and department.
  const shelves = new Map<string, Int32Array>();
  let columns: CacheColumns | null = null;
  const remembered = new Map<string, unknown>();
  const orders = new Map<keyof typeof comparisons, CachedProduct[]>();
  let names = new Map<Locale, CachedProduct[]>();
  let counts: Map<number, number> | null = null;

  function toItem(row: CacheRow): CachedProduct {
    const colors = colorLists.share(row.colors);
    const open = new Uint32Array(colors.list.length * bitsLength);
    row.open.split(separators.list).forEach((sizes, at) => {
      for (const size of sizes ? sizes.split(separators.value) : []) {
        const place = placeOfSize.get(size) as number;
        const word = at * bitsLength + (place >>> 5);
        open[word] = (open[word] as number) | (1 << (place & 31));
      }
    });
    return {
      place: 0,
      id: row.id,
      reference: row.reference.toUpperCase(),
      bareReference: normaliseReference(row.reference),
      collection: row.collection,
      codes: eachFacet((name) => row[facetTables[name].column]),
      rank: row.rank,
      launched: row.launched,
      nameHash: row.name_hash,
      priceFrom: row.price_from,
      priceTo: row.price_to,
      available: row.available,
      colors,
      sizes: sizeLists.share(row.sizes),
      departments: departmentLists.share(row.departments),
      open,
      ...toWords(row.words ?? []),
    };
  }

  function toWords(texts: string[]): Pick<CachedProduct, 'named' | 'other'> {
    const kinds = locales.map((_, at) => (texts[at] ?? '').split(separators.kind));
    return {
      named: kinds.map(([own = '']) => Int32Array.from(own === '' ? [] : own.split(separators.value), Number)),
      other: kinds.map(([, more = '']) => wordLists.share(more)),
    };
  }

  /** Replaces these products' rows. False if they contain a size that is not known so far. */
  function replace(productIds: number[], rows: CacheRow[]): boolean {
    const known = rows.every(({ sizes }) => sizes.split(separators.value).every((size) => placeOfSize.has(size)));
    if (!known) return false;
    const gone = new Set(productIds.flatMap((id) => byId.get(id) ?? []));
    const come: CachedProduct[] = [];
    let sameNames = true;
    for (const row of rows) {
      const item = toItem(row);
      const before = byId.get(row.id);
      sameNames &&= before?.nameHash === item.nameHash;
      const stays = before !== undefined && staysInPlace(before, item);
      // A product keeps its item object while it is sold, so that lists in which its place is unchanged stay valid.
      const after = before ? Object.assign(before, item, { place: before.place }) : item;
      if (stays) {
        if (columns) patchColumns(columns, after);
        gone.delete(after);
      } else {
        come.push(after);
      }
    }
    for (const { id } of gone) byId.delete(id);
    for (const item of come) byId.set(item.id, item);
    remembered.clear();
    if (!sameNames || [...gone].some(({ id }) => !byId.has(id))) names = new Map();
    if (gone.size > 0 || come.length > 0) {
      shelves.clear();
      columns = null;
      for (const [sort, list] of orders)
        orders.set(
          sort,
          merge(
            list.filter((item) => !gone.has(item)),
            come.sort(comparisons[sort]),
            comparisons[sort],
          ),
        );
    }
    counts = null;
    return true;
  }

  function order(sort: keyof typeof comparisons): CachedProduct[] {
    const found = orders.get(sort) ?? [...byId.values()].sort(comparisons[sort]);
    orders.set(sort, found);
    return found;
  }

  async function readNames(locale: Locale): Promise<void> {
    const generation = names;
    const ids = await listProductIdsInNameOrder(db, locale);
    // A change in the meantime may have changed this.
    if (generation === names)
      names.set(
        locale,
        ids.flatMap((id) => byId.get(id) ?? []),
      );
  }

  function readColumns(): CacheColumns {
    columns ??= toColumns(order('recommended'), pools);
    return columns;
  }

  function inOrder(sort: Sort, locale: Locale): Int32Array {
    readColumns();
    return keep(sort === 'name' ? locale : sort, () => {
      const sorted = sort === 'name' ? (names.get(locale) ?? []) : order(sort);
      return Int32Array.from(sorted, ({ place }) => place);
    });
  }

  function inDepartment(id: number, sort: Sort, locale: Locale): Int32Array {
    const { items } = readColumns();
    return keep(`${sort === 'name' ? locale : sort} ${id}`, () =>
      inOrder(sort, locale).filter((at) => items[at]?.departments.list.includes(id)),
    );
  }

  function keep(key: string, make: () => Int32Array): Int32Array {
    const found = shelves.get(key) ?? make();
    shelves.set(key, found);
    return found;
  }

  return {
    version,
    replace,
    readNames,
    knowsNames: (locale: Locale) => names.has(locale),
    columns: readColumns,
    sizeCodes,
    bitsLength,
    get items() {
      return order('recommended');
    },
    countOf(departmentId: number) {
      counts ??= countDepartments(byId.values());
      return counts.get(departmentId) ?? 0;
    },
    inOrder,
    inDepartment,
    idsOf: (places: ArrayLike<number>) => Array.from(places, (at) => readColumns().items[at]?.id as number),
    remember<T>(key: string, make: () => T): T {
      const found = (remembered.get(key) as T | undefined) ?? make();
      remembered.set(key, found);
      return found;
    },
  };
}

const recommended = (one: CachedProduct, other: CachedProduct) => one.rank - other.rank || one.id - other.id;
const comparisons = {
  recommended,
  newest: (one: CachedProduct, other: CachedProduct) => other.launched - one.launched || recommended(one, other),
  cheapest: (one: CachedProduct, other: CachedProduct) => one.priceFrom - other.priceFrom || recommended(one, other),
  dearest: (one: CachedProduct, other: CachedProduct) => other.priceFrom - one.priceFrom || recommended(one, other),
} satisfies Partial<Record<Sort, (one: CachedProduct, other: CachedProduct) => number>>;

const staysInPlace = (before: CachedProduct, after: CachedProduct) =>
  before.rank === after.rank &&
  before.launched === after.launched &&
  before.priceFrom === after.priceFrom &&
  before.departments === after.departments &&
  before.nameHash === after.nameHash &&
  before.open.length === after.open.length;

/** Merges two sorted lists, because sorting a hundred thousand again for each change would block every request. */
function merge(
  list: CachedProduct[],
  more: CachedProduct[],
  compare: (one: CachedProduct, other: CachedProduct) => number,
): CachedProduct[] {
  const merged: CachedProduct[] = [];
  let at = 0;
  for (const item of list) {
    for (let next = more[at]; next && compare(next, item) < 0; next = more[++at]) merged.push(next);
    merged.push(item);
  }
  for (; at < more.length; at += 1) merged.push(more[at] as CachedProduct);
  return merged;
}

/** Makes equal lists one shared list. */
function createPool<T>(read: (text: string) => T) {
  const pool = new Map<string, InternedList<T>>();
  const lists: InternedList<T>[] = [];
  return {
    lists: lists as readonly InternedList<T>[],
    share(text: string): InternedList<T> {
      const known = pool.get(text);
      if (known) return known;
      const made = { at: lists.length, list: text === '' ? [] : text.split(separators.value).map(read) };
      pool.set(text, made);
      lists.push(made);
      return made;
    },
  };
}

function countDepartments(items: Iterable<CachedProduct>): Map<number, number> {
  const lists = new Map<InternedList<number>, number>();
  for (const { departments } of items) lists.set(departments, (lists.get(departments) ?? 0) + 1);
  const counts = new Map<number, number>();
  for (const [{ list }, products] of lists) for (const id of list) counts.set(id, (counts.get(id) ?? 0) + products);
  return counts;
}
