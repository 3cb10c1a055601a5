import { tabStorage } from '@/lib/state/web-storage';

const key = 'recent-products';
/** About two rows of cards. */
export const recentMax = 12;

/** References of products viewed in this tab, the last one first: without consent they may not be stored any longer. */
export function listRecent(): string[] {
  const kept = tabStorage.readJson(key);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, recentMax) : [];
}

export function rememberProduct(reference: string): void {
  const others = listRecent().filter((each) => each !== reference);
  tabStorage.write(key, JSON.stringify([reference, ...others].slice(0, recentMax)));
}

export const forgetProducts = () => tabStorage.write(key, null);
