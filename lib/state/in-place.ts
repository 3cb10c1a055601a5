/** Addresses that a page has taken on while it stayed the same page; who moves the focus on a new page asks here. */
const taken = new Set<string>();

/** The page goes on under another address, such as that of the colour that it now shows. */
export function replaceAddress(path: string): void {
  taken.add(path);
  window.history.replaceState(null, '', path + window.location.search);
}

/** The same, for whoever looks before the frame does, which forgets it. */
export const isInPlace = (path: string): boolean => taken.has(path);

/** Whether the change to this address was made in place; asked once for each. */
export function wasInPlace(path: string): boolean {
  const known = taken.has(path);
  taken.clear();
  return known;
}
