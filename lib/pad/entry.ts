import { matchClient } from '@/lib/order/client-match';
import type { OutcomeName } from '@/lib/order/order-codes';
import type { LineResult, NewLine, Person } from '@/lib/order/order-line';
import type { PastedLine } from './pasted-line';

/** Whom a line is for: a client, a new one of whom only the name is known, or (null) the executive herself. */
export type EntryClient = Person | { id: null; name: string } | null;

/** `failed` is the backend's refusal of the whole call; the others before it are what could not be read. */
export type EntryOutcome = OutcomeName | 'noCode' | 'quantity' | 'doubt' | 'failed';

/** A line on its way into the order: it waits until it is asked for, and stays until its outcome was dealt with. */
export type Entry = {
  key: string;
  /** As it was pasted; null for what was typed. */
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

/** What was sent and not yet answered: told again word for word, with the same key. */
export type Batch = { key: string; lines: NewLine[] };

export type NewEntry = Omit<Entry, 'key' | 'outcome' | 'result'> & { outcome?: EntryOutcome | null };

export const newKey = () => crypto.randomUUID();
export const toEntry = (entry: NewEntry): Entry => ({ outcome: null, ...entry, key: newKey(), result: null });

/** A pasted line as one to add; whom it does not name is for whoever was chosen. */
export function toNewEntry(line: PastedLine, clients: Person[], chosen: EntryClient): NewEntry {
  const { source, code, size, words, quantity, client, trouble } = line;
  return { source, code, size, words, quantity, client: toEntryClient(client, clients, chosen), outcome: trouble };
}

function toEntryClient(client: PastedLine['client'], clients: Person[], chosen: EntryClient): EntryClient {
  if (client === null) return chosen;
  if (client === 'self') return null;
  return matchClient(client.name, clients) ?? { id: null, name: client.name };
}

/** Her book, and whoever was named since the page came. */
export function joinClients(known: Person[], named: { client: EntryClient }[]): Person[] {
  const all = [...known, ...named.map(({ client }) => client)];
  const withId = all.flatMap((each) => (each?.id ? [[each.id, { id: each.id, name: each.name }] as const] : []));
  return [...new Map(withId).values()];
}
