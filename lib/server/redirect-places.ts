import { isReadable } from './bad-path.ts';

/** A row of the owner's: from where, and to where unless it is gone. */
export type Row = { de: string; a: string | null };
export type Places = { size: number; find: (key: string) => string | null | undefined };

/** At the end of an address: it and everything below it. */
const star = /\/\*$/;

/**
 * What the owner's rows say of an address: where it ends, null when it is gone, undefined when nothing is said. A
 * target that moved itself, or is gone, is followed here and not by visitors.
 */
export function toPlaces(rows: readonly Row[]): Places {
  const plain = rows.map(({ de, a }) => ({ de: de.replace(star, ''), a, below: star.test(de) })).filter(isPlain);
  const targets = (list: Row[]) => new Map(list.map(({ de, a }) => [toKey(de), a]));
  // An address that is named itself goes its own way, whatever a star says of it.
  const exact = targets(plain.toSorted((one, other) => Number(other.below) - Number(one.below)));
  const whole = targets(plain.filter(({ below }) => below));

  /** The address itself, else the nearest above it that takes along what stands below. */
  function next(key: string): string | null | undefined {
    if (exact.has(key)) return exact.get(key);
    for (let at = key.lastIndexOf('/'); at > 0; at = key.lastIndexOf('/', at - 1)) {
      const above = key.slice(0, at);
      if (whole.has(above)) return whole.get(above);
    }
    return undefined;
  }

  return {
    size: plain.length,
    find(key) {
      const seen = new Set([key]);
      let end: string | undefined;
      for (let on = next(key); on !== undefined; on = next(toKey(on))) {
        if (on === null) return null;
        // In a circle nothing has a place to go to, and what is there answers.
        if (seen.has(toKey(on))) return undefined;
        seen.add(toKey(on));
        end = on;
      }
      return end;
    },
  };
}

/** Of this host, in letters of any alphabet: a path that begins with two slashes is another's. */
const isPlain = ({ de, a }: Row) =>
  [de, a ?? '/'].every((path) => /^\/(?!\/)[^\s\p{C}?#\\]*$/u.test(path) && isReadable(path));

/** One spelling of an address: decoded, without the prefixes that say nothing and without a slash at its end. */
export function toKey(path: string): string {
  const plain = decodeURIComponent(path).replace(/^\/EU(?=\/)/, '');
  return plain.replace(/^\/es(?=\/)/, '').replace(/(?<=.)\/+$/, '');
}
