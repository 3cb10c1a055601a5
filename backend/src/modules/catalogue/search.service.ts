import type { BodyOf, DatosOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import type { Db } from '../../schema.ts';
import { describePage, toPage } from '../../shared/pagination.ts';
import { toCards } from './cards.service.ts';
import { toTest } from './choice.ts';
import { takePage } from './listing.ts';
import { type Alike, listAlike, listTerms, suggestDepartments, type Term } from './search.repository.ts';
import { meaningful, misspeltWords, onlyNearest, scoreReference, scoreWords } from './search-score.ts';
import type { Item, ReadShelf, Shelf } from './shelf.ts';

const mostSuggestions = 5;

export type Found = { items: Item[]; approximate: boolean; words: string[] };

/** By reference and by words, the best first; where nothing is spelt like that, by words that look alike. */
export async function findItems(db: Db, shelf: Shelf, text: string, locale: Locale): Promise<Found> {
  const terms = meaningful(await listTerms(db, text, locale));
  const spelt = score(shelf, text, terms, [], locale);
  const words = terms.map(({ word }) => word);
  if (spelt.length > 0) return { items: spelt, approximate: false, words };
  const alike = onlyNearest(await listAlike(db, misspeltWords(terms), locale));
  const items = alike.length > 0 ? score(shelf, text, terms, alike, locale) : [];
  return { items, approximate: items.length > 0, words: words.map((word) => meant(word, terms, alike)) };
}

/** The word of the shop that is nearest to one that is not of the shop. */
function meant(word: string, terms: Term[], alike: Alike[]): string {
  const known = terms.some((term) => term.word === word && term.beginning.length > 0);
  return known ? word : (alike.find((one) => one.word === word)?.candidate ?? word);
}

function score(shelf: Shelf, text: string, terms: Term[], alike: Alike[], locale: Locale): Item[] {
  const byWords = scoreWords(terms, alike, locale);
  const byReference = scoreReference(text);
  const ranks = new Map<number, Item[]>();
  for (const item of shelf.items) {
    const points = byReference(item) + byWords(item);
    if (points === 0) continue;
    const rank = ranks.get(points);
    if (rank) rank.push(item);
    else ranks.set(points, [item]);
  }
  return [...ranks].sort(([one], [other]) => other - one).flatMap(([, items]) => items);
}

export async function search(
  db: Db,
  readShelf: ReadShelf,
  request: BodyOf<'C011'>,
  now: Date,
): Promise<DatosOf<'C011'>> {
  const { idioma: locale, texto: text, filtros: choice = {}, orden: sort = 'recomendado' } = request;
  const shelf = await readShelf();
  const page = toPage(request);
  const { items, approximate, words } = await findItems(db, shelf, text, locale);
  const asked = new Set(items);
  const inOrder =
    sort === 'recomendado' ? items : (await shelf.inOrder(sort, locale)).filter((item) => asked.has(item));
  const { ids, total } = takePage(inOrder, toTest(shelf, choice), page);
  const departments = await suggestDepartments(db, words, locale);
  return {
    productos: await toCards(db, ids, locale, now),
    sugerencias: departments
      .filter(({ id }) => shelf.countOf(id) > 0)
      .slice(0, mostSuggestions)
      .map(({ name, parent, slug }) => ({
        texto: parent ? `${parent[locale]}: ${name[locale]}` : name[locale],
        url: slug[locale],
      })),
    aproximado: approximate && total > 0,
    ...describePage(page, total),
  };
}
