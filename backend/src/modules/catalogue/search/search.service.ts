import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Page } from '../../../shared/pagination.mapper.ts';
import { toCards } from '../cards/cards.service.ts';
import { type Choice, toTest } from '../shelf/choice.ts';
import { takePage } from '../shelf/page.ts';
import type { ReadShelf, Shelf, Sort } from '../shelf/shelf.ts';
import { listCodes, type Need, type Question, readQuestion, stemOf, takeSizes } from './question.ts';
import {
  type Alike,
  listAlike,
  listColors,
  listMeanings,
  listPages,
  listProductsByCode,
  listTerms,
  type Meaning,
  suggestDepartments,
  type Term,
} from './search.repository.ts';
import { misspeltWords, onlyNearest, scoreMostNeeds, scoreNeeds, scoreReference } from './search-score.ts';

const mostSuggestions = 5;

/** The places of what was found, the best first, and what of the shop the words mean besides. */
export type Found = {
  shelf: Shelf;
  places: number[];
  approximate: boolean;
  words: string[];
  departments: number[];
  pages: string[];
};

type SearchQuery = { text: string; locale: Locale; byName?: Locale | undefined };

/**
 * By the code of an article; else by reference and by words, the best first. Where nothing is spelt like that, by words
 * that look alike; where nothing has all of the words, what has the most of them; where none of it comes in the size
 * that was asked for, what there is.
 */
export async function findPlaces(db: Db, readShelf: ReadShelf, query: SearchQuery): Promise<Found> {
  return (await findByCode(db, readShelf, query)) ?? (await findByWords(db, readShelf, query));
}

/** All that a text finds, the best first. */
export async function findIds(
  db: Db,
  readShelf: ReadShelf,
  query: Pick<SearchQuery, 'text' | 'locale'>,
): Promise<number[]> {
  const { shelf, places } = await findPlaces(db, readShelf, query);
  return shelf.idsOf(places);
}

async function findByCode(db: Db, readShelf: ReadShelf, { text, byName }: SearchQuery): Promise<Found | null> {
  const ids = (await listProductsByCode(db, listCodes(text))).map(({ id }) => id);
  if (ids.length === 0) return null;
  const shelf = await readShelf(byName);
  const places = shelf.items.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
  return places.length > 0 ? { shelf, places, approximate: false, words: [], departments: [], pages: [] } : null;
}

async function findByWords(db: Db, readShelf: ReadShelf, { text, locale, byName }: SearchQuery): Promise<Found> {
  const { sizes, rest } = takeSizes(text, (await readShelf(byName)).sizeCodes);
  // "women's" is one word, as "womens" is.
  const terms = await listTerms(db, rest.replace(/['’]/g, ''), locale);
  const question = readQuestion(terms, await listMeanings(db, toWords(terms), locale));
  const wanted: Wanted = { sizes, colors: sizes.length > 0 ? await listNamedColors(db, question.needs, locale) : [] };
  const shelf = await readShelf(byName);
  const isSizeAlone = question.needs.length === 0 && sizes.length > 0;
  const spelt = isSizeAlone ? [...shelf.items.keys()] : rankNeeds(shelf, text, question.needs, locale);
  const places = comingIn(shelf, spelt, wanted);
  if (places.length > 0 || isHelp(question)) return toFound(shelf, question, places);
  return findAlike(db, () => readShelf(byName), { terms, question, wanted, locale });
}

const listNamedColors = (db: Db, needs: Need[], locale: Locale): Promise<string[]> =>
  listColors(
    db,
    { stems: needs.map(stemOf), codes: needs.flatMap(({ codes }) => codes.map(({ code }) => code)) },
    locale,
  );

type Unfound = { terms: Term[]; question: Question; wanted: Wanted; locale: Locale };

async function findAlike(db: Db, readShelf: () => Promise<Shelf>, { terms, question, wanted, locale }: Unfound) {
  const strange = question.needs.filter(({ codes }) => codes.length === 0);
  const alike = onlyNearest(await listAlike(db, misspeltWords(strange), locale));
  const meant = readQuestion(terms, await listMeanings(db, toWords(terms, alike), locale), alike);
  const shelf = await readShelf();
  const all = alike.length > 0 ? rank(scoreNeeds(shelf, meant.needs, alike, locale)) : [];
  const known = meant.needs.filter((need) => isKnown(need, alike));
  // Among many strange words one that looks like a word of the shop does so by chance.
  const likely = known.length * 2 >= meant.needs.length ? alike : [];
  const most = all.length > 0 ? all : rank(scoreMostNeeds(shelf, meant.needs, likely, locale));
  const inSize = comingIn(shelf, most, wanted);
  const places = inSize.length > 0 || isHelp(meant) ? inSize : most;
  return { ...toFound(shelf, meant, places, alike), approximate: true };
}

const toWords = (terms: Term[], alike: Alike[] = []): string[] => [
  ...alike.map(({ lexeme }) => lexeme),
  ...terms.map(stemOf),
  // Pages are looked for as they are spelt; the last word may still be being typed.
  ...terms.map(({ word }) => word),
];

/** Whoever asks for a page alone asks for no garment. */
const isHelp = ({ needs, pages }: Question) => needs.length === 0 && pages.length > 0;

const toFound = (shelf: Shelf, { needs, pages, set }: Question, places: number[], alike: Alike[] = []): Found => ({
  shelf,
  places: set ? pair(shelf, places, set) : places,
  approximate: false,
  words: needs
    .filter((need) => need.codes.length === 0 && isKnown(need, alike))
    .map(({ word }) => nearestOf(word, needs, alike)),
  departments: needs.flatMap(({ codes }) => codes.flatMap(({ department }) => department ?? [])),
  pages,
});

/** One piece of each kind of a collection side by side, where it has them all; then everything else. */
function pair(shelf: Shelf, places: number[], kinds: Meaning['codes']): number[] {
  const departments = kinds.flatMap(({ department }) => department ?? []);
  const listed = departments.map((id) => new Set(shelf.inDepartment(id, 'recommended', 'es')));
  const collections = Map.groupBy(places, (at) => shelf.items[at]?.collection);
  const sets = [...collections.values()].flatMap((own) => {
    const pieces = listed.map((kind) => own.find((at) => kind.has(at)));
    return pieces.every((at) => at !== undefined) ? pieces : [];
  });
  const together = new Set(sets);
  return [...sets, ...places.filter((at) => !together.has(at))];
}

type Wanted = { sizes: string[]; colors: string[] };

/** What comes in one of these sizes: in stock, in the colours that were named, or at least made like that. */
function comingIn(shelf: Shelf, places: number[], wanted: Wanted): number[] {
  if (wanted.sizes.length === 0) return places;
  const open = toTest(shelf, { ...wanted, inStock: true });
  const made = toTest(shelf, wanted);
  const inStock = places.filter((at) => open?.(at));
  return inStock.length > 0 ? inStock : places.filter((at) => made?.(at));
}

const isKnown = ({ word, whole, beginning, inside, codes }: Need, alike: Alike[]): boolean =>
  codes.length > 0 ||
  [whole, beginning, inside].some(({ length }) => length > 0) ||
  alike.some((one) => one.word === word);

/** The word of the shop that is nearest to one that is not of the shop. */
function nearestOf(word: string, needs: Need[], alike: Alike[]): string {
  const known = needs.some((need) => need.word === word && need.beginning.length > 0);
  return known ? word : (alike.find((one) => one.word === word)?.candidate ?? word);
}

function rankNeeds(shelf: Shelf, text: string, needs: Need[], locale: Locale): number[] {
  const points = scoreNeeds(shelf, needs, [], locale);
  for (const [at, more] of scoreReference(shelf.columns(), text)) points[at] = (points[at] as number) + more;
  return rank(points);
}

/** Places of what has points, the most first. */
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

/** Whoever filters by number may have the code of an article at hand: its style is meant then. */
export async function findByNumber(db: Db, choice: Choice): Promise<Choice> {
  const [found] = await listProductsByCode(db, listCodes(choice.reference ?? ''));
  return found ? { ...choice, reference: found.reference } : choice;
}

type Search = { text: string; locale: Locale; choice: Choice; sort: Sort; page: Page };

export async function search(db: Db, readShelf: ReadShelf, { text, locale, choice, sort, page }: Search, now: Date) {
  const byName = sort === 'name' ? locale : undefined;
  const { shelf, places, approximate, words, departments, pages } = await findPlaces(db, readShelf, {
    text,
    locale,
    byName,
  });
  const asked = new Set(places);
  const inOrder = sort === 'recommended' ? places : shelf.inOrder(sort, locale).filter((at) => asked.has(at));
  const { taken, total } = takePage(inOrder, toTest(shelf, choice), page);
  const ids = shelf.idsOf(taken);
  const suggested = await suggestDepartments(db, { words, ids: departments }, locale);
  return {
    cards: await toCards(db, ids, locale, now),
    departments: suggested.filter(({ id }) => shelf.countOf(id) > 0).slice(0, mostSuggestions),
    pages: await listPages(db, pages),
    approximate: approximate && total > 0,
    total,
  };
}
