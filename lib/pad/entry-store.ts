import { fromStoredLine } from '@/lib/order/line-mappers';
import { createPersistentStore } from '@/lib/state/persistent-store';
import type { Batch, Entry, EntryClient } from './entry';

type StoredEntries = { entries: Entry[]; batch: Batch | null };
const none: StoredEntries = { entries: [], batch: null };

export type EntryStore = ReturnType<typeof createEntryStore>;

/**
 * N20. Lines that are not in the order yet, stored on the device for one executive: they survive a lost connection, a
 * closed tab and the end of the session. With storage blocked they live as long as the page, and `isClosed` is true.
 */
export function createEntryStore(owner: string) {
  const store = createPersistentStore(`order-entries:${owner}`, none, parse);
  /** Reads first, because another tab may have written since: its lines stay. */
  function edit(change: (kept: StoredEntries) => Partial<StoredEntries>): void {
    const kept = store.load();
    const next = { ...kept, ...change(kept) };
    store.set(next.entries.length > 0 || next.batch ? next : none);
  }

  return {
    ...store,
    add: (more: Entry[]) => edit(({ entries }) => ({ entries: [...entries, ...more] })),
    remove: (keys: string[]) => edit(({ entries }) => ({ entries: entries.filter(({ key }) => !keys.includes(key)) })),
    change: (keys: string[], change: (entry: Entry) => Entry) =>
      edit(({ entries }) => ({ entries: entries.map((entry) => (keys.includes(entry.key) ? change(entry) : entry)) })),
    /** Sets the client on every line that waits for this name. */
    nameClient: (name: string, client: EntryClient) =>
      edit(({ entries }) => ({
        entries: entries.map((entry) =>
          entry.outcome === 'newClient' && entry.client?.name === name ? { ...entry, client, outcome: null } : entry,
        ),
      })),
    /** Removes the executive's lines from the device. */
    clear: () => store.set(none),
    setBatch: (batch: Batch | null) => edit(() => ({ batch })),
  };
}

function parse(found: unknown): StoredEntries {
  const { entries, batch } = found as Partial<StoredEntries>;
  const isEntry = (value: Partial<Entry> | null): value is Entry =>
    typeof value?.key === 'string' && typeof value.code === 'string' && typeof value.quantity === 'number';
  return {
    entries: Array.isArray(entries) ? entries.filter(isEntry) : [],
    batch: batch && Array.isArray(batch.lines) ? { ...batch, lines: batch.lines.map(fromStoredLine) } : null,
  };
}
