const split = (path: string) => [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/'))] as const;

/**
 * The current page in another language, from the two addresses in its head. A page that took on a colour's address
 * still has its original head: the end of its address, the same in every language, is kept.
 */
export function translatedPath(now: string, own: string, twin: string): string {
  const [above, end] = split(now);
  const [ownAbove, ownEnd] = split(own);
  if (own === above) return twin + end;
  return ownAbove === above && twin.endsWith(ownEnd) ? twin.slice(0, -ownEnd.length) + end : twin;
}
