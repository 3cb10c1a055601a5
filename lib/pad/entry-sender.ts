import { linesPerCallMax } from '@/contract/rules';
import type { Grid } from '@/lib/order/grid';
import type { Alternative, LineToAdd, Person } from '@/lib/order/order-line';
import { type AddLinesResult, addClient, addLines } from '@/lib/order/order-mutations';
import type { Failure } from '@/lib/result';
import { type Entry, newKey } from './entry';
import type { EntryStore } from './entry-store';
import type { GridLookup } from './grid-lookup';
import { findContradiction, findUnread, findWritten, type Pick } from './grid-rules';

type Hear = {
  told: (added: AddLinesResult, entries: Entry[]) => Promise<void>;
  /** Somebody came into her book for the sake of a line. */
  booked: (client: Person) => void;
};

/** Failures that another try may mend: what was typed waits. */
const mayPass = ({ kind }: Failure) => ['network', 'busy', 'broken', 'signed-out'].includes(kind);

/**
 * Sends what waits, a call at a time, until nothing does; what stopped it comes back. Only one tab sends at once, and
 * a lost answer is asked for again by the same key.
 */
export async function sendEntries(store: EntryStore, lookup: GridLookup, hear: Hear): Promise<Failure | null> {
  let conflicts = 0;
  for (;;) {
    store.load();
    const found = store.get().batch ?? (await makeBatch(store, lookup, hear));
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
    await hear.told(answer.data, sent);
  }
}

/** What was added whole has become a line of the order; everything else stays with its outcome. */
function settle(store: EntryStore, { results }: AddLinesResult): void {
  const byKey = new Map(results.map((result) => [result.key, result]));
  store.setBatch(null);
  store.change([...byKey.keys()], (entry) => {
    const result = byKey.get(entry.key) ?? null;
    return { ...entry, result, outcome: result?.outcome ?? null };
  });
  store.remove(results.filter(({ outcome }) => outcome === 'added').map(({ key }) => key));
}

async function makeBatch(store: EntryStore, lookup: GridLookup, hear: Hear) {
  const waiting = store
    .get()
    .entries.filter(({ outcome }) => outcome === null)
    .slice(0, linesPerCallMax);
  const stopped = await nameClients(store, waiting, hear);
  if (stopped) return stopped;
  const ready = store.get().entries.filter(({ outcome, client }) => outcome === null && client?.id !== null);
  const lines: LineToAdd[] = [];
  for (const { key } of waiting) {
    const entry = ready.find((each) => each.key === key);
    if (!entry) continue;
    const line = await toLine(entry, lookup);
    if ('ok' in line) return line;
    if ('outcome' in line) store.change([key], () => line);
    else lines.push(line);
  }
  return lines.length > 0 ? { key: newKey(), lines } : null;
}

/** New clients get their place in her book before anything is ordered for them. */
async function nameClients(store: EntryStore, waiting: Entry[], { booked }: Hear): Promise<Failure | null> {
  const names = new Set(waiting.flatMap(({ client }) => (client && client.id === null ? [client.name] : [])));
  for (const name of names) {
    const answer = await addClient(name);
    const keys = waiting.filter(({ client }) => client?.id === null && client.name === name).map(({ key }) => key);
    if (answer.ok) {
      store.change(keys, (entry) => ({ ...entry, client: answer.data }));
      booked(answer.data);
    } else if (mayPass(answer)) return answer;
    else store.change(keys, (entry) => ({ ...entry, outcome: 'unknownClient' }));
  }
  return null;
}

/**
 * Figures alone are a catalogue code; anything else that was written is looked up first, to know the one article. What
 * could mean two things comes back as the same entry with its question.
 */
async function toLine(entry: Entry, lookup: GridLookup): Promise<LineToAdd | Entry | Failure> {
  const { key, code, size, words, quantity, client } = entry;
  const line = { key, quantity, ...(client?.id ? { client: client.id } : {}) };
  if (/^\d+$/.test(code) && !size && !words) return { ...line, code };
  const answer = await lookup.find(code);
  if (!answer.ok) return mayPass(answer) ? answer : { ...line, code };
  const grid = answer.data;
  const pick = findWritten(grid, code, size, words);
  const unread = findUnread(grid, words);
  if (unread) return { ...entry, ...(pick && { code: pick.cell.code, size: null }), words: unread, outcome: 'unread' };
  const picks = findContradiction(grid, code, size, words);
  if (picks.length > 0) return askWhich(entry, grid, picks);
  if (pick) return { ...line, code: pick.cell.code };
  return { ...line, reference: grid.reference, ...(size ? { size: size.slice(0, 12) } : {}) };
}

function askWhich(entry: Entry, grid: Grid, picks: Pick[]): Entry {
  const alternatives = picks.map(
    ({ colour, cell }): Alternative => ({
      reason: 'size',
      code: cell.code,
      reference: grid.reference,
      name: grid.name,
      colourCode: colour.code,
      colourName: colour.name,
      size: cell.size,
      priceCents: cell.priceCents,
      units: cell.units,
      campaign: null,
    }),
  );
  const { key, quantity } = entry;
  const result = {
    key,
    outcome: 'needsSize',
    wanted: quantity,
    added: 0,
    limit: null,
    line: null,
    alternatives,
  } as const;
  return { ...entry, outcome: 'contradicts', result };
}
