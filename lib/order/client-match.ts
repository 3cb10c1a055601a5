import type { Person } from './order-line';

/** As somebody types it in a hurry: without accents, case or doubled spaces. */
export const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const shownMost = 8;

/** Each part begins a word of its own: "Eva E" is not Eva A. */
function begin(words: string[], [part, ...others]: string[]): boolean {
  if (part === undefined) return true;
  return words.some((word, at) => word.startsWith(part) && begin(words.toSpliced(at, 1), others));
}

/** Clients whose name has a word for each one that was typed, those that begin with it first. */
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

/** The one client that is meant, null where nobody or more than one could be. */
export function matchClient(text: string, clients: Person[]): Person | null {
  const wanted = foldName(text);
  if (!wanted) return null;
  const same = clients.find(({ name }) => foldName(name) === wanted);
  if (same) return same;
  const found = findClients(text, clients, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}
