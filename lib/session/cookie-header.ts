/** What a browser sends. The first of two cookies with one name is the one with the longer path, which we never set: the last is kept. */
export function toCookies(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) found.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return found;
}
