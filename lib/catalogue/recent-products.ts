import { tabStorage } from '@/lib/state/web-storage';

const key = 'recent-products';
/** As many as two rows of cards and a little more. */
export const recentMax = 12;

/** References of what this tab showed, the last one first: nobody needs them longer, and without a yes nothing more may stay. */
export function listRecent(): string[] {
  const kept = tabStorage.readJson(key);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, recentMax) : [];
}

export function rememberProduct(reference: string): void {
  const others = listRecent().filter((each) => each !== reference);
  tabStorage.write(key, JSON.stringify([reference, ...others].slice(0, recentMax)));
}

export const forgetProducts = () => tabStorage.write(key, null);
