import { tabStorage } from '@/lib/state/web-storage';
import { type CartRecord, isCartRecord } from './cart-line';
import type { ChangeListener, DeviceStore, StoreName } from './device-store';

/**
 * Fallback when the browser has no IndexedDB: tab storage, and when that is blocked, the page's memory. Its content
 * is gone with the tab, and the bag says so.
 */
export function createTabCartStore(name: StoreName): DeviceStore<CartRecord> {
  let records = new Map(readTab(name).map((record) => [record._id, record]));
  const all = () => [...records.values()].toSorted((a, b) => a.puesta - b.puesta);
  function keep(next: Map<string, CartRecord>, seen: ChangeListener<CartRecord>) {
    records = next;
    // Storage may be full or blocked: the page's memory has the lines.
    tabStorage.write(name, JSON.stringify(all()));
    seen(all());
  }
  return {
    list: async (seen) => {
      seen(all());
      return all();
    },
    change: async (key, rule, seen) => {
      const was = records.get(key) ?? null;
      const is = rule(was);
      const next = new Map(records);
      if (is) next.set(key, is);
      else next.delete(key);
      keep(next, seen);
      return { was, is };
    },
    clear: async (seen) => keep(new Map(), seen),
  };
}

function readTab(name: StoreName): CartRecord[] {
  const found = tabStorage.readJson(name);
  return Array.isArray(found) ? found.filter(isCartRecord) : [];
}
