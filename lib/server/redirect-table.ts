import { isDecodablePath } from '../../engine/addresses/page-addresses.ts';

/** One of the owner's redirects: from where, and to where; null when the page is gone. */
export type RedirectRow = { path: string; target: string | null };
export type RedirectTable = { size: number; find: (key: string) => string | null | undefined };

/** At the end of an address: the address and everything below it. */
const star = /\/\*$/;

/**
 * Looks up an address in the owner's redirects: the final target, null when it is gone, undefined when there is no
 * redirect. Chains are followed here, so that visitors take one hop.
 */
export function toRedirectTable(rows: readonly RedirectRow[]): RedirectTable {
  const plain = rows
    .map(({ path, target }) => ({ path: path.replace(star, ''), target, below: star.test(path) }))
    .filter(isPlain);
  const targets = (list: RedirectRow[]) => new Map(list.map(({ path, target }) => [toRedirectKey(path), target]));
  // A redirect of exactly this address takes precedence over one with a star.
  const exact = targets(plain.toSorted((one, other) => Number(other.below) - Number(one.below)));
  const whole = targets(plain.filter(({ below }) => below));

  /** The address itself, else the nearest parent that redirects with everything below it. */
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
      for (let on = next(key); on !== undefined; on = next(toRedirectKey(on))) {
        if (on === null) return null;
        // A loop has no final target: the page itself answers.
        if (seen.has(toRedirectKey(on))) return undefined;
        seen.add(toRedirectKey(on));
        end = on;
      }
      return end;
    },
  };
}

/** A path of this host, in letters of any alphabet: two slashes at the start would name another host. */
const isPlain = ({ path, target }: RedirectRow) =>
  [path, target ?? '/'].every((one) => /^\/(?!\/)[^\s\p{C}?#\\]*$/u.test(one) && isDecodablePath(one));

/** One spelling of an address: decoded, without prefixes that have no effect and without a trailing slash. */
export function toRedirectKey(path: string): string {
  const plain = decodeURIComponent(path).replace(/^\/EU(?=\/)/, '');
  return plain.replace(/^\/es(?=\/)/, '').replace(/(?<=.)\/+$/, '');
}
