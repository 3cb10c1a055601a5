import { linesPerCallMax } from '@/contract/rules';
import type { NewLine } from '@/lib/order/order-line';
import { type Added, addClient, addLines } from '@/lib/order/order-mutations';
import type { Failure } from '@/lib/result';
import { type Entry, newKey } from './entry';
import type { EntryStore } from './entry-store';
import type { GridLookup } from './grid-lookup';
import { findWritten } from './grid-rules';

type Told = (added: Added, entries: Entry[]) => Promise<void>;

/** Failures that another try may mend: what was typed waits. */
const mayPass = ({ kind }: Failure) => ['network', 'busy', 'broken', 'signed-out'].includes(kind);

/**
 * Sends what waits, a call at a time, until nothing does; what stopped it comes back. Only one tab sends at once, and
 * a lost answer is asked for again by the same key.
 */
export async function sendEntries(store: EntryStore, lookup: GridLookup, told: Told): Promise<Failure | null> {
  let conflicts = 0;
  for (;;) {
    store.load();
    const found = store.get().batch ?? (await makeBatch(store, lookup));
    if (!found) return null;
    if ('ok' in found) return found;
    store.setBatch(found);
    const answer = await addLines(found.lines, found.key);
    const keys = found.lines.map(({ key }) => key);
    if (!answer.ok) {
      if (mayPass(answer)) return answer;
      store.setBatch(null);
      conflicts += 1;
      // The lines' own keys keep it from adding them twice.
      if (answer.kind === 'conflict' && conflicts < 3) continue;
      store.change(keys, (entry) => ({ ...entry, outcome: 'failed' }));
      return answer;
    }
    const sent = store.get().entries.filter(({ key }) => keys.includes(key));
    settle(store, answer.data);
    await told(answer.data, sent);
  }
}

/** What was added whole has become a line of the order; everything else stays with its outcome. */
function settle(store: EntryStore, { results }: Added): void {
  const byKey = new Map(results.map((result) => [result.key, result]));
  store.setBatch(null);
  store.change([...byKey.keys()], (entry) => {
    const result = byKey.get(entry.key) ?? null;
    return { ...entry, result, outcome: result?.outcome ?? null };
  });
  store.remove(results.filter(({ outcome }) => outcome === 'added').map(({ key }) => key));
}

async function makeBatch(store: EntryStore, lookup: GridLookup) {
  const waiting = store
    .get()
    .entries.filter(({ outcome }) => outcome === null)
    .slice(0, linesPerCallMax);
  const stopped = await nameClients(store, waiting);
  if (stopped) return stopped;
  const ready = store.get().entries.filter(({ outcome, client }) => outcome === null && client?.id !== null);
  const lines: NewLine[] = [];
  for (const { key } of waiting) {
    const entry = ready.find((each) => each.key === key);
    if (!entry) continue;
    const line = await toLine(entry, lookup);
    if ('ok' in line) return line;
    lines.push(line);
  }
  return lines.length > 0 ? { key: newKey(), lines } : null;
}

/** New clients get their place in her book before anything is ordered for them. */
async function nameClients(store: EntryStore, waiting: Entry[]): Promise<Failure | null> {
  const names = new Set(waiting.flatMap(({ client }) => (client && client.id === null ? [client.name] : [])));
  for (const name of names) {
    const answer = await addClient(name);
    const keys = waiting.filter(({ client }) => client?.id === null && client.name === name).map(({ key }) => key);
    if (answer.ok) store.change(keys, (entry) => ({ ...entry, client: answer.data }));
    else if (mayPass(answer)) return answer;
    else store.change(keys, (entry) => ({ ...entry, outcome: 'unknownClient' }));
  }
  return null;
}

/** Figures alone are a catalogue code; anything else that was written is looked up first, to know the one article. */
async function toLine(entry: Entry, lookup: GridLookup): Promise<NewLine | Failure> {
  const { key, code, size, words, quantity, client } = entry;
  const line = { key, quantity, ...(client?.id ? { client: client.id } : {}) };
  if (/^\d+$/.test(code) && !size && !words) return { ...line, code };
  const answer = await lookup.find(code);
  if (!answer.ok) return mayPass(answer) ? answer : { ...line, code };
  const pick = findWritten(answer.data, code, size, words);
  if (pick) return { ...line, code: pick.cell.code };
  return { ...line, reference: answer.data.reference, ...(size ? { size: size.slice(0, 12) } : {}) };
}
