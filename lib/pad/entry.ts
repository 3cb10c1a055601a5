import { matchClient } from '@/lib/order/client-match';
import type { OutcomeName } from '@/lib/order/order-codes';
import type { LineResult, LineToAdd, Person } from '@/lib/order/order-line';
import type { PastedLine } from './pasted-line';

/**
 * A name that is not in the client book. It may be a typo, so it becomes a client only once the executive confirms
 * it.
 */
export type NewPerson = { id: null; name: string; sure?: boolean };

/** The client of a line: one from the book, a new one with only a name, or null for the executive. */
export type EntryClient = Person | NewPerson | null;

/** `failed`: the backend refused the whole call. The others of our own are ambiguous or unreadable input. */
export type EntryOutcome =
  | OutcomeName
  | 'noCode'
  | 'quantity'
  | 'doubt'
  | 'twice'
  | 'unread'
  | 'contradicts'
  | 'newClient'
  | 'failed';

/** A line on its way into the order: it waits to be sent, and stays until its outcome is dealt with. */
export type Entry = {
  key: string;
  /** The pasted text; null for a typed line. */
  source: string | null;
  code: string;
  size: string | null;
  words: string;
  quantity: number;
  client: EntryClient;
  /** Null while it waits. */
  outcome: EntryOutcome | null;
  result: LineResult | null;
};

/** A call that was sent without a response yet: it is repeated unchanged, with the same key. */
export type Batch = { key: string; lines: LineToAdd[] };

export type NewEntry = Omit<Entry, 'key' | 'outcome' | 'result'> & { outcome?: EntryOutcome | null };

export const newKey = () => crypto.randomUUID();
export const toEntry = (entry: NewEntry): Entry => ({
  ...entry,
  outcome: entry.outcome ?? askFor(entry.client),
  key: newKey(),
  result: null,
});

const askFor = (client: EntryClient) => (isUnconfirmedClient(client) ? 'newClient' : null);

/** The executive has not yet confirmed this name as a new client. */
export const isUnconfirmedClient = (client: EntryClient): client is NewPerson => client?.id === null && !client.sure;

/** Lines that need an answer from the executive; the others wait to be sent. */
export const listUnresolved = (entries: Entry[]) => entries.filter(({ outcome }) => outcome !== null);

/** A pasted line as an entry; when it names no client it is for the chosen one. */
export function toNewEntry(line: PastedLine, clients: Person[], chosen: EntryClient): NewEntry {
  const { source, code, size, words, quantity, client, trouble } = line;
  const whose = toEntryClient(client, clients, chosen);
  return { source, code, size, words, quantity, client: whose, outcome: trouble ?? askFor(whose) };
}

function toEntryClient(client: PastedLine['client'], clients: Person[], chosen: EntryClient): EntryClient {
  if (client === null) return chosen;
  if (client === 'self') return null;
  return matchClient(client.name, clients) ?? { id: null, name: client.name };
}

/** The client book plus clients named since the page loaded. */
export function joinClients(known: Person[], named: { client: EntryClient }[]): Person[] {
  const all = [...known, ...named.map(({ client }) => client)];
  const withId = all.flatMap((each) => (each?.id ? [[each.id, { id: each.id, name: each.name }] as const] : []));
  return [...new Map(withId).values()];
}
