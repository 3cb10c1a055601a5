import { idPattern, tagMaxLength } from '@/contract/rules';
import { clientMergePath, clientMessagePath, clientPath, clientsPath } from '@/lib/access/route-access';
import type { Query } from '@/lib/sign-in/personal-page';
import type { ClientState } from './client-book';

export const clientSorts = ['name', 'lastBought', 'toContact'] as const;
export type ClientSort = (typeof clientSorts)[number];
export const clientStateNames = ['active', 'invited', 'blocked'] as const satisfies ClientState[];

/** The filter as typed; empty means any. */
export type ClientsFilter = { text: string; state: ClientState | ''; tag: string; order: ClientSort };

const longestText = 60;
const ids = new RegExp(idPattern);
const only = (value: Query[string]): string => (typeof value === 'string' ? value.trim() : '');
const toPage = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** Reads the filter from the address, where a form without script writes it. */
export const readClientsFilter = (query: Query): { filter: ClientsFilter; page: number } => ({
  filter: {
    text: only(query.text).slice(0, longestText),
    state: clientStateNames.find((state) => state === only(query.state)) ?? '',
    tag: only(query.tag).slice(0, tagMaxLength),
    order: clientSorts.find((order) => order === only(query.order)) ?? 'name',
  },
  page: toPage(only(query.page)),
});

export const isFiltered = ({ text, state, tag, order }: ClientsFilter): boolean =>
  Boolean(text || state || tag || order === 'toContact');

export function toClientsPath({ order, ...filter }: ClientsFilter, page = 1): string {
  const asked = Object.entries({
    ...filter,
    order: order === 'name' ? '' : order,
    page: page === 1 ? '' : String(page),
  }).filter(([, value]) => value);
  return asked.length > 0 ? `${clientsPath}?${new URLSearchParams(asked)}` : clientsPath;
}

/** Without an id it is the form for a new client. */
export function toClientPath(id: string, page = 1): string {
  return `${clientPath}?${new URLSearchParams({ id, ...(page > 1 && { page: String(page) }) })}`;
}

/** The client of the page; null for a new one, empty for an invalid id. */
export function readClientQuery(query: Query): { id: string | null; page: number } {
  const id = query.id === undefined ? null : only(query.id);
  return { id: id === null || ids.test(id) ? id : '', page: toPage(only(query.page)) };
}

/** As many as can be selected on one page of the book. */
const chosenMost = 20;

/** The recipients of a message, each once. */
export const readRecipients = ({ to }: Query): string[] =>
  [...new Set([to ?? []].flat().filter((id) => ids.test(id)))].slice(0, chosenMost);

export const toMessagePath = (id: string): string => `${clientMessagePath}?${new URLSearchParams({ to: id })}`;

/** The entry to merge, the search text for the other entry, and the other entry once chosen. */
export function readMergeQuery(query: Query): { id: string; text: string; other: string | null } {
  const other = query.with === undefined ? null : only(query.with);
  return {
    id: readClientQuery(query).id ?? '',
    text: only(query.text).slice(0, longestText),
    other: other === null || ids.test(other) ? other : '',
  };
}

export const toMergePath = (id: string, other?: string): string =>
  `${clientMergePath}?${new URLSearchParams({ id, ...(other !== undefined && { with: other }) })}`;
