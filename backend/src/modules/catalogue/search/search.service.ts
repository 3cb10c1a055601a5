import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Page } from '../../../shared/pagination.mapper.ts';
import type { CatalogueCache, ReadCatalogueCache, Sort } from '../cache/catalogue-cache.ts';
import { type FilterChoice, toFilterTest } from '../cache/filter-choice.ts';
import { takePage } from '../cache/take-page.ts';
import { readCardsById } from '../cards/cards.mapper.ts';
import { extractCodes, extractSizes, type ParsedQuery, parseQuery, type SearchTerm, stemOf } from './parse-query.ts';
import {
  listColors,
  listMeanings,
  listProductsByCode,
  listSearchPages,
  listSimilarWords,
  listTerms,
  type SearchMeaning,
  type SimilarWord,
  suggestDepartments,
  type Term,
} from './search.repository.ts';
import { correctableWords, keepNearest, scoreMostNeeds, scoreNeeds, scoreReference } from './search-score.ts';

const mostSuggestions = 5;

/** The places found, the best first, and other matches of the words: departments and pages. */
export type SearchMatches = {
  cache: CatalogueCache;
  places: number[];
  approximate: boolean;
  words: string[];
  departments: number[];
  pages: string[];
};

type SearchQuery = { text: string; locale: Locale; byName?: Locale | undefined };

/**
 * Searches by the code of an article, else by reference and by words, the best first. Fallbacks: without an exact match
 * similar words; where nothing matches all words, products that match the most; where nothing comes in the size asked
 * for, any size.
 */
export async function findMatches(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  query: SearchQuery,
): Promise<SearchMatches> {
  return (await findByCode(db, readCatalogueCache, query)) ?? (await findByWords(db, readCatalogueCache, query));
}

/** All matches of a text, the best first. */
export async function findProductIds(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  query: Pick<SearchQuery, 'text' | 'locale'>,
): Promise<number[]> {
  const { cache, places } = await findMatches(db, readCatalogueCache, query);
  return cache.idsOf(places);
}

async function findByCode(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  { text, byName }: SearchQuery,
): Promise<SearchMatches | null> {
  const ids = (await listProductsByCode(db, extractCodes(text))).map(({ id }) => id);
  if (ids.length === 0) return null;
  const cache = await readCatalogueCache(byName);
  const places = cache.items.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
  return places.length > 0 ? { cache, places, approximate: false, words: [], departments: [], pages: [] } : null;
}

async function findByWords(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  { text, locale, byName }: SearchQuery,
): Promise<SearchMatches> {
  const { sizes, rest } = extractSizes(text, (await readCatalogueCache(byName)).sizeCodes);
  // "women's" is one word, as "womens" is.
  const terms = await listTerms(db, rest.replace(/['’]/g, ''), locale);
  const question = parseQuery(terms, await listMeanings(db, toWords(terms), locale));
  const wanted: SizeAndColor = {
    sizes,
    colors: sizes.length > 0 ? await listNamedColors(db, question.needs, locale) : [],
  };
  const cache = await readCatalogueCache(byName);
  const isSizeAlone = question.needs.length === 0 && sizes.length > 0;
  const spelt = isSizeAlone ? [...cache.items.keys()] : rankNeeds(cache, text, question.needs, locale);
  const places = filterBySize(cache, spelt, wanted);
  if (places.length > 0 || isHelp(question)) return toFound(cache, question, places);
  return findAlike(db, () => readCatalogueCache(byName), { terms, question, wanted, locale });
}

const listNamedColors = (db: Db, needs: SearchTerm[], locale: Locale): Promise<string[]> =>
  listColors(
    db,
    { stems: needs.map(stemOf), codes: needs.flatMap(({ codes }) => codes.map(({ code }) => code)) },
    locale,
  );

type Unfound = { terms: Term[]; question: ParsedQuery; wanted: SizeAndColor; locale: Locale };

async function findAlike(
  db: Db,
  readCatalogueCache: () => Promise<CatalogueCache>,
  { terms, question, wanted, locale }: Unfound,
) {
  const strange = question.needs.filter(({ codes }) => codes.length === 0);
  const alike = keepNearest(await listSimilarWords(db, correctableWords(strange), locale));
  const meant = parseQuery(terms, await listMeanings(db, toWords(terms, alike), locale), alike);
  const cache = await readCatalogueCache();
  const all = alike.length > 0 ? rank(scoreNeeds(cache, meant.needs, alike, locale)) : [];
  const known = meant.needs.filter((need) => isKnown(need, alike));
  // Among many unknown words a similar one is similar by chance.
  const likely = known.length * 2 >= meant.needs.length ? alike : [];
  const most = all.length > 0 ? all : rank(scoreMostNeeds(cache, meant.needs, likely, locale));
  const inSize = filterBySize(cache, most, wanted);
  const places = inSize.length > 0 || isHelp(meant) ? inSize : most;
  return { ...toFound(cache, meant, places, alike), approximate: true };
}

const toWords = (terms: Term[], alike: SimilarWord[] = []): string[] => [
  ...alike.map(({ lexeme }) => lexeme),
  ...terms.map(stemOf),
  // Pages are looked up by the words as typed; the last may be incomplete.
  ...terms.map(({ word }) => word),
];

/** A query that names only a page asks for no products. */
const isHelp = ({ needs, pages }: ParsedQuery) => needs.length === 0 && pages.length > 0;

const toFound = (
  cache: CatalogueCache,
  { needs, pages, set }: ParsedQuery,
  places: number[],
  alike: SimilarWord[] = [],
): SearchMatches => ({
  cache,
  places: set ? pair(cache, places, set) : places,
  approximate: false,
  words: needs
    .filter((need) => need.codes.length === 0 && isKnown(need, alike))
    .map(({ word }) => nearestOf(word, needs, alike)),
  departments: needs.flatMap(({ codes }) => codes.flatMap(({ department }) => department ?? [])),
  pages,
});

/** Sets first, one product of each type of a complete collection side by side; then everything else. */
function pair(cache: CatalogueCache, places: number[], kinds: SearchMeaning['codes']): number[] {
  const departments = kinds.flatMap(({ department }) => department ?? []);
  const listed = departments.map((id) => new Set(cache.inDepartment(id, 'recommended', 'es')));
  const collections = Map.groupBy(places, (at) => cache.items[at]?.collection);
  const sets = [...collections.values()].flatMap((own) => {
    const pieces = listed.map((kind) => own.find((at) => kind.has(at)));
    return pieces.every((at) => at !== undefined) ? pieces : [];
  });
  const together = new Set(sets);
  return [...sets, ...places.filter((at) => !together.has(at))];
}

type SizeAndColor = { sizes: string[]; colors: string[] };

/** Products in one of these sizes: in stock, in the colours asked for, or else at least made so. */
function filterBySize(cache: CatalogueCache, places: number[], wanted: SizeAndColor): number[] {
  if (wanted.sizes.length === 0) return places;
  const open = toFilterTest(cache, { ...wanted, inStock: true });
  const made = toFilterTest(cache, wanted);
  const inStock = places.filter((at) => open?.(at));
  return inStock.length > 0 ? inStock : places.filter((at) => made?.(at));
}

const isKnown = ({ word, whole, beginning, inside, codes }: SearchTerm, alike: SimilarWord[]): boolean =>
  codes.length > 0 ||
  [whole, beginning, inside].some(({ length }) => length > 0) ||
  alike.some((one) => one.word === word);

/** The shop's word nearest to an unknown one. */
function nearestOf(word: string, needs: SearchTerm[], alike: SimilarWord[]): string {
  const known = needs.some((need) => need.word === word && need.beginning.length > 0);
  return known ? word : (alike.find((one) => one.word === word)?.candidate ?? word);
}

function rankNeeds(cache: CatalogueCache, text: string, needs: SearchTerm[], locale: Locale): number[] {
  const points = scoreNeeds(cache, needs, [], locale);
  for (const [at, more] of scoreReference(cache.columns(), text)) points[at] = (points[at] as number) + more;
  return rank(points);
}

/** Places with points, the most first. */
function rank(scored: Uint16Array): number[] {
  const ranks = new Map<number, number[]>();
  scored.forEach((points, at) => {
    if (points === 0) return;
    const rank = ranks.get(points);
    if (rank) rank.push(at);
    else ranks.set(points, [at]);
  });
  return [...ranks].sort(([one], [other]) => other - one).flatMap(([, places]) => places);
}

/** The text of the reference filter may be an article's code, which stands for its style. */
export async function replaceCodeByReference(db: Db, choice: FilterChoice): Promise<FilterChoice> {
  const [found] = await listProductsByCode(db, extractCodes(choice.reference ?? ''));
  return found ? { ...choice, reference: found.reference } : choice;
}

type Search = { text: string; locale: Locale; choice: FilterChoice; sort: Sort; page: Page };

export async function search(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  { text, locale, choice, sort, page }: Search,
  now: Date,
) {
  const byName = sort === 'name' ? locale : undefined;
  const { cache, places, approximate, words, departments, pages } = await findMatches(db, readCatalogueCache, {
    text,
    locale,
    byName,
  });
  const asked = new Set(places);
  const inOrder = sort === 'recommended' ? places : cache.inOrder(sort, locale).filter((at) => asked.has(at));
  const { taken, total } = takePage(inOrder, toFilterTest(cache, choice), page);
  const ids = cache.idsOf(taken);
  const suggested = await suggestDepartments(db, { words, ids: departments }, locale);
  return {
    cards: await readCardsById(db, ids, locale, now),
    departments: suggested.filter(({ id }) => cache.countOf(id) > 0).slice(0, mostSuggestions),
    pages: await listSearchPages(db, pages),
    approximate: approximate && total > 0,
    total,
  };
}
