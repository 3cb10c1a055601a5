import type { ContactReason } from 'contract/client-book/message-keys.ts';
import { clientStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Secret } from '../../shared/secrets.ts';
import type { ClientBookPorts } from './client-edit.ts';
import { listComingDays } from './client-edit.ts';
import { hasConsent, listConsents } from './consents.repository.ts';
import { consentForChannel } from './messages.repository.ts';

export type ClientToContact = { clientId: number; name: string; reason: ContactReason; day: string };

const contactsShown = 5;

type PortsAndSecret = ClientBookPorts & { secret: Secret };

/** What an executive has to do: requests to answer and clients to contact, each client once. */
export async function readExecutiveTasks(db: Db, executiveId: string, ports: PortsAndSecret, now: Date) {
  const open = await ports.requests.countWaitingRequests(db, executiveId, now);
  const contacts = await listClientsToContact(db, executiveId, ports, now);
  return { open, count: contacts.length, contacts: contacts.slice(0, contactsShown) };
}

/** Clients to contact, most important first; shared by the home page, the navigation and the book. */
export async function listClientsToContact(
  db: Db,
  executiveId: string,
  { orders, requests, secret }: PortsAndSecret,
  now: Date,
): Promise<ClientToContact[]> {
  const lapsed = await requests.listLapsedClients(db, executiveId, now);
  const birthdays = await listBirthdaysOf(db, executiveId, now);
  const running = await mayWrite(db, secret, executiveId, await orders.listRunningOut(db, executiveId, now));
  const reasons = [
    ...lapsed.map((one) => ({ ...one, reason: 'asked' as const })),
    ...birthdays.map((one) => ({ ...one, reason: 'birthday' as const })),
    ...running.map((one) => ({ ...one, reason: 'runsOut' as const })),
  ];
  const names = await readNames(db, executiveId, reasons);
  const contacts = new Map<number, ClientToContact>();
  for (const { clientId, day, reason } of reasons) {
    const name = names.get(clientId);
    if (name !== undefined && !contacts.has(clientId)) contacts.set(clientId, { clientId, name, reason, day });
  }
  return [...contacts.values()];
}

/** A run-out hint is advertising, so it is given only for clients who agreed to be written to. */
async function mayWrite<One extends { clientId: number }>(
  db: Db,
  secret: Secret,
  executiveId: string,
  found: One[],
): Promise<One[]> {
  const ids = found.map(({ clientId }) => clientId);
  const consents = await listConsents(db, secret, executiveId, ids);
  return found.filter(
    ({ clientId }) =>
      hasConsent(consents, clientId, consentForChannel.mail) ||
      hasConsent(consents, clientId, consentForChannel.telephone),
  );
}

async function listBirthdaysOf(db: Db, executiveId: string, now: Date): Promise<{ clientId: number; day: string }[]> {
  const days = listComingDays(now);
  const { rows } = await sql<{ clientId: number; birthday: string }>`
    select id as "clientId", birthday from client_book
    where executive_id = ${executiveId} and state = ${clientStates.active} and birthday = any(${days}::text[])
    order by array_position(${days}::text[], birthday), id`.execute(db);
  return rows.map(({ clientId, birthday }) => ({ clientId, day: toDay(birthday, days[0] ?? birthday, now) }));
}

/** The birthday's date this year, or next year if the period crosses it. Without a leap day the 29th is the 28th. */
function toDay(birthday: string, first: string, now: Date): string {
  const year = now.getUTCFullYear() + (birthday < first ? 1 : 0);
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  return `${year}-${birthday === '02-29' && !isLeap ? '02-28' : birthday}`;
}

/** Leaves out blocked and erased clients. */
async function readNames(db: Db, executiveId: string, found: { clientId: number }[]): Promise<Map<number, string>> {
  const ids = found.map(({ clientId }) => clientId);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from client_book
    where executive_id = ${executiveId} and state = ${clientStates.active} and id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
