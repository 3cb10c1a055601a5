import { isPublicPath } from '../access/route-access.ts';
import { prefixOf } from './small-page.ts';

/**
 * Where the public page stands that an address means, in whatever spelling: dots and empty parts resolved as Next would
 * resolve them, escapes only where a path needs them, without the prefixes that say nothing. Null for all other
 * addresses. What is kept for everybody is kept under this, so one page is one entry.
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
