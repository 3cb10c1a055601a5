import * as tabMemory from './tab-memory';
import { deviceStorage } from './web-storage';

export type Memory = Pick<typeof tabMemory, 'recall' | 'remember' | 'forget'>;

type StoredValue = { value: unknown; at: number };

/**
 * What the device remembers for the page's person, across tabs and after the browser is closed, for a limited time.
 * When device storage is blocked the tab remembers it.
 */
export function createDeviceMemory(lastsMs: number): Memory {
  const find = (name: string) => deviceStorage.readJson(tabMemory.storageKeyOf(name)) as StoredValue | null;
  function forget(name: string): void {
    deviceStorage.write(tabMemory.storageKeyOf(name), null);
    tabMemory.forget(name);
  }
  return {
    recall<T>(name: string): T | null {
      const kept = find(name);
      if (kept === null) return tabMemory.recall<T>(name);
      if (Date.now() - kept.at < lastsMs) return kept.value as T;
      forget(name);
      return null;
    },
    remember(name, value) {
      const text = JSON.stringify({ value, at: Date.now() } satisfies StoredValue);
      if (!deviceStorage.write(tabMemory.storageKeyOf(name), text)) tabMemory.remember(name, value);
    },
    forget,
  };
}
