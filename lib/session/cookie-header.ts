/**
 * Parses a Cookie header. Of two cookies with one name the first has the longer path, which we never set: the last
 * wins.
 */
export function toCookies(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) found.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return found;
}

export const cookiesOf = (request: Request): Map<string, string> => toCookies(request.headers.get('cookie') ?? '');

/** A cookie of the page, in the browser. */
export function readCookie(name: string): string | null {
  const value = toCookies(document.cookie).get(name);
  return value === undefined ? null : decodeURIComponent(value);
}
