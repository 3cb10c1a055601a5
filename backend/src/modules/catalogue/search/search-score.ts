import { facetNames } from 'contract/facets.ts';
import { type Locale, locales } from 'contract/public-codes.ts';
import type { InternedList } from '../cache/cached-product.ts';
import type { CatalogueCache } from '../cache/catalogue-cache.ts';
import type { CacheColumns, WordColumns } from '../cache/columns.ts';
import { toFilterTest } from '../cache/filter-choice.ts';
import { normaliseReference } from '../cache/normalise-reference.ts';
import type { SearchTerm } from './parse-query.ts';
import type { SearchMeaning, SimilarWord, Term } from './search.repository.ts';

// How well a word of the shop matches a word of the query. A word in the name counts a little more.
const weights = { whole: 8, beginning: 6, inside: 4, alike: 2 };
const named = 1;
const referencePoints = { whole: 1_000, beginning: 500, inside: 250 };
const shortestMisspelt = 4;
const mostLetters = 4;

/** Points of every product, by place; 0 if any need is not met. */
export function scoreNeeds(
  cache: CatalogueCache,
  needs: SearchTerm[],
  alike: SimilarWord[],
  locale: Locale,
): Uint16Array {
  const points = new Uint16Array(cache.columns().items.length);
  for (const [index, need] of needs.entries()) addNeed(points, cache, need, alike, locale, index === 0);
  return points;
}

/** Points of the products that meet the most needs; 0 for all others. */
export function scoreMostNeeds(
  cache: CatalogueCache,
  needs: SearchTerm[],
  alike: SimilarWord[],
  locale: Locale,
): Uint16Array {
  const points = new Uint16Array(cache.columns().items.length);
  const had = new Uint8Array(points.length);
  for (const need of needs) {
    const own = new Uint16Array(points.length);
    addNeed(own, cache, need, alike, locale, true);
    for (let at = 0; at < own.length; at += 1) {
      if (own[at] === 0) continue;
      points[at] = (points[at] as number) + (own[at] as number);
      had[at] = (had[at] as number) + 1;
    }
  }
  const most = had.reduce((best, count) => Math.max(best, count), 0);
  return points.map((each, at) => (had[at] === most ? each : 0));
}

function addNeed(
  points: Uint16Array,
  cache: CatalogueCache,
  need: SearchTerm,
  alike: SimilarWord[],
  locale: Locale,
  isFirst: boolean,
): void {
  const { words, pools } = cache.columns();
  const own = words[locales.indexOf(locale)] as WordColumns;
  addTerm(points, own, toTermTable(need, alike), pools.words, isFirst, scoreCodes(cache, need.codes, points.length));
}

/** The first code counts as much as the word in the name, each further one a little less. */
function scoreCodes(cache: CatalogueCache, codes: SearchMeaning['codes'], length: number): Uint8Array | null {
  if (codes.length === 0) return null;
  const points = new Uint8Array(length);
  for (const [place, { code, department }] of [...codes.entries()].reverse()) {
    const worth = Math.max(1, weights.whole + named - place);
    for (const at of listPlaces(cache, code, department)) points[at] = worth;
  }
  return points;
}

function listPlaces(
  cache: CatalogueCache,
  code: string,
  department: number | null,
): ArrayLike<number> & Iterable<number> {
  if (department !== null) return cache.inDepartment(department, 'recommended', 'es');
  const { facets } = cache.columns();
  const facet = facetNames.find((name) => facets[name].numbers.codes.includes(code));
  return cache
    .inOrder('recommended', 'es')
    .filter(toFilterTest(cache, facet ? { [facet]: [code] } : { colors: [code] }) ?? (() => false));
}

const toTermTable = (term: Term, alike: SimilarWord[]): Uint8Array =>
  toTable([
    [alike.flatMap(({ word, id }) => (word === term.word && id !== null ? [id] : [])), weights.alike],
    [term.inside, weights.inside],
    [term.beginning, weights.beginning],
    [term.whole, weights.whole],
  ]);

function addTerm(
  points: Uint16Array,
  { other, namedFrom, named: ids }: WordColumns,
  table: Uint8Array,
  lists: readonly InternedList<number>[],
  isFirst: boolean,
  given: Uint8Array | null,
): void {
  // Computed once for each list of words that products share.
  const others = Uint8Array.from(lists, ({ list }) => list.reduce((best, id) => Math.max(best, table[id] ?? 0), 0));
  for (let at = 0; at < points.length; at += 1) {
    if (!isFirst && points[at] === 0) continue;
    let best = Math.max(others[other[at] as number] as number, given === null ? 0 : (given[at] as number));
    const end = namedFrom[at + 1] as number;
    for (let index = namedFrom[at] as number; index < end; index += 1) {
      const weight = table[ids[index] as number] ?? 0;
      if (weight > 0 && weight + named > best) best = weight + named;
    }
    points[at] = best === 0 ? 0 : (points[at] as number) + best;
  }
}

/** Weights by the number of a word; a later one replaces an earlier one. */
function toTable(lists: [number[], number][]): Uint8Array {
  const table = new Uint8Array(
    Math.max(0, ...lists.map(([ids]) => ids.reduce((most, id) => Math.max(most, id), 0))) + 1,
  );
  for (const [ids, weight] of lists) for (const id of ids) table[id] = weight;
  return table;
}

/**
 * By reference, typed with or without spaces and hyphens. A few letters alone match only a reference's beginning.
 */
export function scoreReference({ references, referenceFrom }: CacheColumns, text: string): Map<number, number> {
  const asked = normaliseReference(text);
  const hasDigit = /\d/.test(asked);
  const points = new Map<number, number>();
  if (asked.length < 2 || (!hasDigit && asked.length > mostLetters)) return points;
  for (let found = references.indexOf(asked); found >= 0; found = references.indexOf(asked, found + 1)) {
    const at = placeOf(found, referenceFrom);
    const begins = references[found - 1] === '\n';
    const whole = begins && (references[found + asked.length] ?? '\n') === '\n';
    const own = whole
      ? referencePoints.whole
      : begins
        ? referencePoints.beginning
        : hasDigit
          ? referencePoints.inside
          : 0;
    if (own > (points.get(at) ?? 0)) points.set(at, own);
  }
  return points;
}

/** The last one that begins at or before the position. */
function placeOf(position: number, from: Int32Array): number {
  let low = 0;
  let high = from.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((from[middle] as number) <= position) low = middle;
    else high = middle;
  }
  return low;
}

export const correctableWords = (terms: readonly Pick<Term, 'word'>[]): string[] =>
  terms.map(({ word }) => word).filter((word) => word.length >= shortestMisspelt && !/^\d+$/.test(word));

/** Trigrams match too loosely, so only words with the fewest typos are kept, with their other forms. */
export function keepNearest(alike: SimilarWord[]): SimilarWord[] {
  const measured = alike.map((one) => ({ one, slips: countTypos(one.word, one.candidate) }));
  return measured.flatMap(({ one }) => {
    const own = measured.filter(({ one: { word } }) => word === one.word);
    const least = Math.min(...own.map(({ slips }) => slips));
    const nearest = own.filter(({ slips }) => slips === least).map(({ one: { lexeme } }) => lexeme);
    return least <= mostSlips(one.word) && nearest.includes(one.lexeme) ? [one] : [];
  });
}

const mostSlips = ({ length }: string) => (length < 6 ? 1 : length < 10 ? 2 : 3);

/** Counts typos: letters left out, added, changed or swapped with their neighbour. */
export function countTypos(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[other.length] as number;
}
