import { isPublicPath } from '../access/route-access.ts';
import { prefixOf } from './small-page.ts';

/**
 * The canonical address of the public page that an address means: dots and empty segments resolved as Next resolves
 * them, escapes only where a path needs them, without prefixes that have no effect. Null for all other addresses. It
 * is the cache key, so that a page is cached once.
 */
export function publicAddress(path: string): string | null {
  const plain = withoutIdlePrefixes(resolve(path));
  return isPublicPath(plain.slice(prefixOf(plain).length)) ? plain : null;
}

export const isUnderEu = (path: string): boolean => /^\/EU(\/|$)/.test(path);

/** /EU once (R03), then the default language's own. */
export const withoutIdlePrefixes = (path: string): string =>
  path.replace(/^\/EU(?=\/|$)/, '').replace(/^\/es(?=\/|$)/, '') || '/';

function resolve(path: string): string {
  const kept: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    const word = decodeURIComponent(part);
    if (word === '..') kept.pop();
    else if (word !== '' && word !== '.') kept.push(encodeURIComponent(word));
  }
  return `/${kept.join('/')}`;
}
