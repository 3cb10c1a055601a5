import { linesPerCallMax } from '@/contract/rules';
import type { Grid } from '@/lib/order/grid';
import type { Alternative, LineToAdd, Person } from '@/lib/order/order-line';
import { type AddLinesResult, addClient, addLines } from '@/lib/order/order-mutations';
import type { Failure } from '@/lib/result';
import { type Entry, newKey } from './entry';
import type { EntryStore } from './entry-store';
import type { GridLookup } from './grid-lookup';
import { findContradiction, findUnread, findWritten, type Pick } from './grid-rules';

type SendHandlers = {
  onAdded: (added: AddLinesResult, entries: Entry[]) => Promise<void>;
  /** A line's client has been added to the client book. */
  booked: (client: Person) => void;
};

/** Failures that a retry may fix: the entries wait. */
const mayPass = ({ kind }: Failure) => ['network', 'busy', 'broken', 'signed-out'].includes(kind);

/**
 * Sends waiting entries, one call at a time, until none is left; returns the failure that stopped it. Only one tab
 * sends at once, and a call whose response was lost is repeated with the same key.
 */
export async function sendEntries(
  store: EntryStore,
  lookup: GridLookup,
  handlers: SendHandlers,
): Promise<Failure | null> {
  let conflicts = 0;
  for (;;) {
    store.load();
    const found = store.get().batch ?? (await makeBatch(store, lookup, handlers));
    if (!found) return null;
    if ('ok' in found) return found;
    store.setBatch(found);
    const answer = await addLines(found.lines, found.key);
    const keys = found.lines.map(({ key }) => key);
    if (!answer.ok) {
      if (mayPass(answer)) return answer;
      store.setBatch(null);
      conflicts += 1;
      // The lines' own keys keep them from being added twice.
      if (answer.kind === 'conflict' && conflicts < 3) continue;
      store.change(keys, (entry) => ({ ...entry, outcome: 'failed' }));
      return answer;
    }
    const sent = store.get().entries.filter(({ key }) => keys.includes(key));
    settle(store, answer.data);
    await handlers.onAdded(answer.data, sent);
  }
}

/** A line that was added in full leaves the list; every other stays with its outcome. */
function settle(store: EntryStore, { results }: AddLinesResult): void {
  const byKey = new Map(results.map((result) => [result.key, result]));
  store.setBatch(null);
  store.change([...byKey.keys()], (entry) => {
    const result = byKey.get(entry.key) ?? null;
    return { ...entry, result, outcome: result?.outcome ?? null };
  });
  store.remove(results.filter(({ outcome }) => outcome === 'added').map(({ key }) => key));
}

async function makeBatch(store: EntryStore, lookup: GridLookup, handlers: SendHandlers) {
  const waiting = store
    .get()
    .entries.filter(({ outcome }) => outcome === null)
    .slice(0, linesPerCallMax);
  const stopped = await nameClients(store, waiting, handlers);
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

/** New clients are added to the client book before anything is ordered for them. */
async function nameClients(store: EntryStore, waiting: Entry[], { booked }: SendHandlers): Promise<Failure | null> {
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
 * Digits alone are a catalogue code; anything else is looked up first, to find the one article. An ambiguous entry
 * comes back as a question.
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
