import type { Person } from './order-line';

/** A name for comparison: without accents, case or doubled spaces. */
export const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const shownMost = 8;

/** Each part begins a word of its own: "Eva E" does not match Eva A. */
function begin(words: string[], [part, ...others]: string[]): boolean {
  if (part === undefined) return true;
  return words.some((word, at) => word.startsWith(part) && begin(words.toSpliced(at, 1), others));
}

/** Clients with a word for each typed part; names that begin with the text come first. */
export function findClients(text: string, clients: Person[], most = shownMost): Person[] {
  const wanted = foldName(text);
  if (!wanted) return clients.slice(0, most);
  const parts = wanted.split(' ');
  const found = clients.flatMap((client) => {
    const name = foldName(client.name);
    const words = name.split(' ');
    if (!begin(words, parts)) return [];
    return [{ client, rank: name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2 }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ client }) => client);
}

/** Clients whose name differs only by typos: Beatris finds Beatriz Gómez. */
export function similarClients(text: string, clients: Person[]): Person[] {
  const wanted = foldName(text);
  const parts = wanted.split(' ').length;
  const most = wanted.length > 4 ? 2 : 1;
  return clients
    .map((client) => {
      const name = foldName(client.name);
      const beginning = name.split(' ').slice(0, parts).join(' ');
      return { client, slips: Math.min(editDistance(wanted, name), editDistance(wanted, beginning)) };
    })
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ client }) => client);
}

/** Edit distance: letters missing, added or different. */
export function editDistance(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [to, other] of [...b].entries())
      next.push(Math.min((row[to] ?? 0) + (letter === other ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The one client that the text names; null when none or several match. */
export function matchClient(text: string, clients: Person[]): Person | null {
  const wanted = foldName(text);
  if (!wanted) return null;
  const same = clients.find(({ name }) => foldName(name) === wanted);
  if (same) return same;
  const found = findClients(text, clients, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}
