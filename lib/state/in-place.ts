/** Addresses that a page has taken on while it stayed the same page. */
const taken = new Set<string>();

/** The page goes on under another address, such as that of the colour that it now shows. */
export function replaceAddress(path: string): void {
  taken.add(path);
  window.history.replaceState(null, '', path + window.location.search);
}

export const isInPlace = (path: string): boolean => taken.has(path);
