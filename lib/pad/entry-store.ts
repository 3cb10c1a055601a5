import { fromKeptLine } from '@/lib/order/line-mappers';
import type { Batch, Entry } from './entry';

type Kept = { entries: Entry[]; batch: Batch | null };
const none: Kept = { entries: [], batch: null };

export type EntryStore = ReturnType<typeof createEntryStore>;

/**
 * N20. Lines that are not in the order yet, kept on the device for one executive: no signal, a closed tab or the end of
 * her sign-in takes none of them. Without a store of the browser's they live as long as the page, and `closed` says so.
 */
export function createEntryStore(owner: string) {
  const place = `order-entries:${owner}`;
  let kept = none;
  let closed = false;
  const listeners = new Set<() => void>();

  function load(): void {
    // What could not be written is nowhere but here.
    if (closed) return;
    try {
      kept = parse(localStorage.getItem(place));
    } catch {
      closed = true;
    }
  }
  function keep(next: Kept): void {
    kept = next;
    try {
      if (next.entries.length === 0 && !next.batch) localStorage.removeItem(place);
      else localStorage.setItem(place, JSON.stringify(next));
      closed = false;
    } catch {
      closed = true;
    }
    tell();
  }
  function tell(): void {
    for (const listener of [...listeners]) listener();
  }
  /** Another tab may have written since: its lines stay. */
  function edit(change: (kept: Kept) => Partial<Kept>): void {
    load();
    keep({ ...kept, ...change(kept) });
  }
  function onStorage(event: StorageEvent): void {
    if (event.key !== place && event.key !== null) return;
    load();
    tell();
  }

  return {
    get: () => kept,
    isClosed: () => closed,
    /** What another tab wrote meanwhile counts. */
    load,
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    add: (more: Entry[]) => edit(({ entries }) => ({ entries: [...entries, ...more] })),
    remove: (keys: string[]) => edit(({ entries }) => ({ entries: entries.filter(({ key }) => !keys.includes(key)) })),
    change: (keys: string[], change: (entry: Entry) => Entry) =>
      edit(({ entries }) => ({ entries: entries.map((entry) => (keys.includes(entry.key) ? change(entry) : entry)) })),
    setBatch: (batch: Batch | null) => edit(() => ({ batch })),
  };
}

function parse(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Kept>;
    const isEntry = (value: Partial<Entry> | null): value is Entry =>
      typeof value?.key === 'string' && typeof value.code === 'string' && typeof value.quantity === 'number';
    return {
      entries: Array.isArray(found.entries) ? found.entries.filter(isEntry) : [],
      batch:
        found.batch && Array.isArray(found.batch.lines)
          ? { ...found.batch, lines: found.batch.lines.map(fromKeptLine) }
          : null,
    };
  } catch {
    return none;
  }
}
