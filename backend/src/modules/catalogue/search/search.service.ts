import type { Locale } from 'contract/codes.ts';
import type { Db } from '../../../schema.ts';
import type { Page } from '../../../shared/pagination.ts';
import { toCards } from '../cards/cards.service.ts';
import { type Choice, toTest } from '../shelf/choice.ts';
import { takePage } from '../shelf/page.ts';
import type { ReadShelf, Shelf, Sort } from '../shelf/shelf.ts';
import { type Alike, listAlike, listTerms, suggestDepartments, type Term } from './search.repository.ts';
import { meaningful, misspeltWords, onlyNearest, scoreMostWords, scoreReference, scoreWords } from './search-score.ts';

const mostSuggestions = 5;

/** The places of what was found, the best first. */
export type Found = { shelf: Shelf; places: number[]; approximate: boolean; words: string[] };

/**
 * By reference and by words, the best first; where nothing is spelt like that, by words that look alike; where nothing
 * has all of the words, what has the most of them.
 */
export async function findPlaces(
  db: Db,
  readShelf: ReadShelf,
  { text, locale, byName }: { text: string; locale: Locale; byName?: Locale | undefined },
): Promise<Found> {
  const terms = meaningful(await listTerms(db, text, locale));
  const words = terms.map(({ word }) => word);
  const shelf = await readShelf(byName);
  const spelt = rank(withReferences(shelf, text, scoreWords(shelf.columns(), terms, [], locale)));
  if (spelt.length > 0) return { shelf, places: spelt, approximate: false, words };
  const alike = onlyNearest(await listAlike(db, misspeltWords(terms), locale));
  const later = await readShelf(byName);
  const columns = later.columns();
  const all = alike.length > 0 ? rank(scoreWords(columns, terms, alike, locale)) : [];
  const known = terms.filter((term) => isKnown(term, alike));
  // Among many strange words one that looks like a word of the shop does so by chance.
  const likely = known.length * 2 >= terms.length ? alike : [];
  const places = all.length > 0 ? all : rank(scoreMostWords(columns, terms, likely, locale));
  return {
    shelf: later,
    places,
    approximate: places.length > 0,
    words: known.map(({ word }) => meant(word, terms, alike)),
  };
}

const isKnown = ({ word, whole, beginning, inside }: Term, alike: Alike[]): boolean =>
  [whole, beginning, inside].some(({ length }) => length > 0) || alike.some((one) => one.word === word);

/** The word of the shop that is nearest to one that is not of the shop. */
function meant(word: string, terms: Term[], alike: Alike[]): string {
  const known = terms.some((term) => term.word === word && term.beginning.length > 0);
  return known ? word : (alike.find((one) => one.word === word)?.candidate ?? word);
}

function withReferences(shelf: Shelf, text: string, byWords: Uint16Array): Uint16Array {
  for (const [at, points] of scoreReference(shelf.columns(), text)) byWords[at] = (byWords[at] as number) + points;
  return byWords;
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

type Search = { text: string; locale: Locale; choice: Choice; sort: Sort; page: Page };

export async function search(db: Db, readShelf: ReadShelf, { text, locale, choice, sort, page }: Search, now: Date) {
  const byName = sort === 'name' ? locale : undefined;
  const { shelf, places, approximate, words } = await findPlaces(db, readShelf, { text, locale, byName });
  const asked = new Set(places);
  const inOrder = sort === 'recommended' ? places : shelf.inOrder(sort, locale).filter((at) => asked.has(at));
  const { taken, total } = takePage(inOrder, toTest(shelf, choice), page);
  const ids = shelf.idsOf(taken);
  const departments = await suggestDepartments(db, words, locale);
  return {
    cards: await toCards(db, ids, locale, now),
    departments: departments.filter(({ id }) => shelf.countOf(id) > 0).slice(0, mostSuggestions),
    approximate: approximate && total > 0,
    total,
  };
}
