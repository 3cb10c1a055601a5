/** Addresses that a page has taken on without a navigation. */
const taken = new Set<string>();

/** Changes the address without a navigation, for example to that of the colour now shown. */
export function replaceAddress(path: string): void {
  taken.add(path);
  window.history.replaceState(null, '', path + window.location.search);
}

export const isReplacedAddress = (path: string): boolean => taken.has(path);
