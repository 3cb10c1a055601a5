import { deviceStorage } from '@/lib/state/web-storage';

const key = 'recent-products';
/** As many as two rows of cards and a little more. */
export const recentMax = 12;

/** References of what this device showed, the last one first. They never leave it but to be shown again. */
export function listRecent(): string[] {
  const kept = deviceStorage.readJson(key);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, recentMax) : [];
}

export function rememberProduct(reference: string): void {
  const others = listRecent().filter((each) => each !== reference);
  deviceStorage.write(key, JSON.stringify([reference, ...others].slice(0, recentMax)));
}

export const forgetProducts = () => deviceStorage.write(key, null);
