import { matchClient } from '@/lib/order/client-match';
import type { OutcomeName } from '@/lib/order/order-codes';
import type { LineResult, LineToAdd, Person } from '@/lib/order/order-line';
import type { PastedLine } from './pasted-line';

/** A name that nobody in the book has. A slip of the finger makes one too, so it is a client only once she said so. */
export type NewPerson = { id: null; name: string; sure?: boolean };

/** Whom a line is for: a client, a new one of whom only the name is known, or (null) the executive herself. */
export type EntryClient = Person | NewPerson | null;

/** `failed` is the backend's refusal of the whole call; the others of our own are what could not be read for certain. */
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
export type Batch = { key: string; lines: LineToAdd[] };

export type NewEntry = Omit<Entry, 'key' | 'outcome' | 'result'> & { outcome?: EntryOutcome | null };

export const newKey = () => crypto.randomUUID();
export const toEntry = (entry: NewEntry): Entry => ({
  ...entry,
  outcome: entry.outcome ?? askFor(entry.client),
  key: newKey(),
  result: null,
});

const askFor = (client: EntryClient) => (isUnsure(client) ? 'newClient' : null);

/** Nobody has said yet that this name is a new client. */
export const isUnsure = (client: EntryClient): client is NewPerson => client?.id === null && !client.sure;

/** Lines that want an answer of hers; the others wait to be sent. */
export const openEntries = (entries: Entry[]) => entries.filter(({ outcome }) => outcome !== null);

/** A pasted line as one to add; whom it does not name is for whoever was chosen. */
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

/** Her book, and whoever was named since the page came. */
export function joinClients(known: Person[], named: { client: EntryClient }[]): Person[] {
  const all = [...known, ...named.map(({ client }) => client)];
  const withId = all.flatMap((each) => (each?.id ? [[each.id, { id: each.id, name: each.name }] as const] : []));
  return [...new Map(withId).values()];
}
