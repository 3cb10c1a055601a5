import { type Locale, locales } from 'contract/codes.ts';
import { bare } from './reference.ts';
import type { Alike, Term } from './search.repository.ts';
import type { Item } from './shelf.ts';

// How well a word of the shop answers a word that was asked for. What stands in the name itself counts a little more.
const weights = { whole: 8, beginning: 6, inside: 4, alike: 2 };
const named = 1;
const references = { whole: 1_000, beginning: 500, inside: 250 };
const shortestMisspelt = 4;

/** Words that say nothing ("de", "for", "mit") are asked for only where nothing else is. */
export function meaningful(terms: Term[]): Term[] {
  const saying = terms.filter(({ lexeme }) => lexeme !== '');
  return saying.length > 0 ? saying : terms;
}

type Score = (item: Item) => number;

/** 0 for what lacks one of the words. */
export function scoreWords(terms: Term[], alike: Alike[], locale: Locale): Score {
  if (terms.length === 0) return () => 0;
  const tables = terms.map((term) =>
    toTable([
      [alike.flatMap(({ word, id }) => (word === term.word ? [id] : [])), weights.alike],
      [term.inside, weights.inside],
      [term.beginning, weights.beginning],
      [term.whole, weights.whole],
    ]),
  );
  const place = locales.indexOf(locale) * 2;
  return ({ words }) => {
    const from = place === 0 ? locales.length * 2 : (words[place - 1] as number);
    const nameEnd = words[place] as number;
    const end = words[place + 1] as number;
    let score = 0;
    for (const table of tables) {
      let best = 0;
      for (let at = from; at < end; at += 1) {
        const weight = table[words[at] as number] ?? 0;
        if (weight > 0) best = Math.max(best, at < nameEnd ? weight + named : weight);
      }
      if (best === 0) return 0;
      score += best;
    }
    return score;
  };
}

/** Weights by the number of a word; a later one replaces an earlier one. */
function toTable(lists: [number[], number][]): Uint8Array {
  const table = new Uint8Array(
    Math.max(0, ...lists.map(([ids]) => ids.reduce((most, id) => Math.max(most, id), 0))) + 1,
  );
  for (const [ids, weight] of lists) for (const id of ids) table[id] = weight;
  return table;
}

/** By reference, typed with or without spaces and hyphens. Letters alone are a reference's beginning at most. */
export function scoreReference(text: string): Score {
  const asked = bare(text);
  if (asked.length < 2) return () => 0;
  const hasDigit = /\d/.test(asked);
  return ({ bareReference }) => {
    if (bareReference === asked) return references.whole;
    if (bareReference.startsWith(asked)) return references.beginning;
    return hasDigit && bareReference.includes(asked) ? references.inside : 0;
  };
}

export const misspeltWords = (terms: Term[]): string[] =>
  terms.map(({ word }) => word).filter((word) => word.length >= shortestMisspelt && !/^\d+$/.test(word));

/** Letters in threes are alike too easily: of these only the words with the fewest slips, and their other forms. */
export function onlyNearest(alike: Alike[]): Alike[] {
  const measured = alike.map((one) => ({ one, slips: countSlips(one.word, one.candidate) }));
  return measured.flatMap(({ one }) => {
    const own = measured.filter(({ one: { word } }) => word === one.word);
    const least = Math.min(...own.map(({ slips }) => slips));
    const nearest = own.filter(({ slips }) => slips === least).map(({ one: { lexeme } }) => lexeme);
    return least <= mostSlips(one.word) && nearest.includes(one.lexeme) ? [one] : [];
  });
}

const mostSlips = ({ length }: string) => (length < 6 ? 1 : length < 10 ? 2 : 3);

/** Letters left out, put in, changed or swapped with their neighbour. */
export function countSlips(one: string, other: string): number {
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
