import * as tabMemory from './tab-memory';
import { deviceStorage } from './web-storage';

export type Memory = Pick<typeof tabMemory, 'recall' | 'remember' | 'forget'>;

type StoredValue = { value: unknown; at: number };

/**
 * What the device remembers through a closed browser and for all tabs, for the person whose page it is and so long at
 * most. Where it keeps nothing the tab remembers it.
 */
export function createDeviceMemory(lastsMs: number): Memory {
  const find = (name: string) => deviceStorage.readJson(tabMemory.placeOf(name)) as StoredValue | null;
  function forget(name: string): void {
    deviceStorage.write(tabMemory.placeOf(name), null);
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
      if (!deviceStorage.write(tabMemory.placeOf(name), text)) tabMemory.remember(name, value);
    },
    forget,
  };
}
