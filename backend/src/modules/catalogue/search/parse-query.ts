import type { SearchMeaning, SimilarWord, Term } from './search.repository.ts';

/** What a product must match: a word of the shop, or one of these codes, the first ranked highest. */
export type SearchTerm = Term & { codes: SearchMeaning['codes'] };

export type ParsedQuery = {
  needs: SearchTerm[];
  pages: string[];
  /** The types that make a set, where a set is asked for. */
  set: SearchMeaning['codes'] | null;
};

const shortestBeginning = 3;

/** The form in which a word is compared; stop words have no stem. */
export const stemOf = ({ lexeme, word }: Pick<Term, 'lexeme' | 'word'>): string => lexeme || word;

/**
 * Turns words into needs, and phrases with a meaning of their own into their codes, the longest first, so that "sin
 * aros" is no bra with "aros". `alike` are readings of misspelt words.
 */
export function parseQuery(terms: Term[], meanings: SearchMeaning[], alike: SimilarWord[] = []): ParsedQuery {
  const longestFirst = meanings.toSorted((one, other) => other.lexemes.length - one.lexemes.length);
  const needs: SearchTerm[] = [];
  const pages: string[] = [];
  let set: ParsedQuery['set'] = null;
  for (let at = 0; at < terms.length; ) {
    const left = terms.slice(at);
    const whole = longestFirst.find((one) => says(left, one, isSame(alike)));
    const meaning = whole ?? longestFirst.find((one) => says(left, one, begins));
    const said = left.slice(0, meaning?.lexemes.length ?? 1);
    const codes = meaning?.codes ?? [];
    // A page's word is not searched among products, unless it may still be incomplete.
    const isWord = !meaning || (!whole && said.length === 1 && said.some(({ beginning }) => beginning.length > 0));
    if (isWord || codes.length > 0) needs.push({ ...toTerm(said), codes });
    if (meaning?.asSet) set = codes;
    if (meaning?.page && !pages.includes(meaning.page)) pages.push(meaning.page);
    at += said.length;
  }
  return { needs: saying(needs, pages), pages, set };
}

/** Stop words ("de", "for", "mit") count only where the text has no others. */
function saying(needs: SearchTerm[], pages: string[]): SearchTerm[] {
  const rest = needs.filter(({ lexeme, codes }) => lexeme !== '' || codes.length > 0);
  return rest.length > 0 || pages.length > 0 ? rest : needs;
}

/** A phrase of several words counts as one term. */
const toTerm = (said: Term[]): Term =>
  said.length === 1
    ? (said[0] as Term)
    : { word: said.map(({ word }) => word).join(' '), lexeme: '', whole: [], beginning: [], inside: [] };

type Compare = (term: Term, part: { lexeme: string; word: string; isLast: boolean }) => boolean;

function says(terms: Term[], { phrase, lexemes }: SearchMeaning, compare: Compare): boolean {
  const words = phrase.split(' ');
  return lexemes.every((lexeme, place) => {
    const term = terms[place];
    return (
      term !== undefined && compare(term, { lexeme, word: words[place] ?? '', isLast: place === terms.length - 1 })
    );
  });
}

const isSame =
  (alike: SimilarWord[]): Compare =>
  (term, { lexeme, word }) =>
    stemOf(term) === lexeme ||
    term.word === word ||
    alike.some((one) => one.word === term.word && one.lexeme === lexeme && lexeme !== '');

/** The last word may still be incomplete. A word that the shop knows already is complete. */
const begins: Compare = (term, { lexeme, word, isLast }) =>
  stemOf(term) === lexeme ||
  (isLast && term.whole.length === 0 && term.word.length >= shortestBeginning && word.startsWith(term.word));

const otherSpellings: Readonly<Record<string, string>> = { '2XL': 'XXL', XXXL: '3XL', XXXXL: '4XL' };

/** The sizes among the words, as labels write them, and the rest of the text. */
export function extractSizes(text: string, sizeCodes: readonly string[]): { sizes: string[]; rest: string } {
  const sizes: string[] = [];
  const rest: string[] = [];
  const pieces = text.split(/[\s,;]+/);
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as string;
    const own = listSizes(piece, sizeCodes);
    // A band and its cup may be separate words.
    const joined = /^\d+$/.test(piece) ? listSizes(`${piece}${pieces[at + 1] ?? ''}`, sizeCodes) : [];
    sizes.push(...own, ...joined);
    if (joined.length > 0) at += 1;
    else if (own.length === 0) rest.push(piece);
  }
  return { sizes, rest: rest.join(' ') };
}

/** Stockings combine two sizes: M is found in S-M. */
function listSizes(piece: string, sizeCodes: readonly string[]): string[] {
  const written = piece.toUpperCase();
  const size = otherSpellings[written] ?? written;
  return sizeCodes.filter((code) => code === size || code.split('-').includes(size));
}

const codeLength = { least: 6, most: 20 };
const mostCodes = 20;

/** Possible codes of the printed catalogue: the whole text, typed in groups, or each of its words. */
export function extractCodes(text: string): string[] {
  const written = [text.replace(/\s+/g, ''), ...text.split(/[\s,;]+/)].map((one) => one.toUpperCase());
  const codes = written.filter(
    (one) => one.length >= codeLength.least && one.length <= codeLength.most && /^[0-9A-Z-]*\d[0-9A-Z-]*$/.test(one),
  );
  return [...new Set(codes)].slice(0, mostCodes);
}
