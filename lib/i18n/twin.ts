const split = (path: string) => [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/'))] as const;

/**
 * The page in another language, from the two addresses that its head names. A page that took on another colour's address
 * in place has the head that it came with: the end of its address, the same in every language, goes along.
 */
export function twinOf(now: string, own: string, twin: string): string {
  const [above, end] = split(now);
  const [ownAbove, ownEnd] = split(own);
  if (own === above) return twin + end;
  return ownAbove === above && twin.endsWith(ownEnd) ? twin.slice(0, -ownEnd.length) + end : twin;
}
