import type { Locale } from 'contract/public-codes.ts';
import type { AddressInput } from 'contract/schemas/address.ts';
import type { Db } from '../../database/schema.ts';
import type { SizeNote } from '../../database/tables/client-book.ts';
import type { Secret } from '../../shared/client-address.ts';
import type { ConsentName } from './consents.repository.ts';
import type { ClientOrders, ClientRequests } from './ports.ts';

/** In whose book, and what it asks of others. */
export type EditContext = {
  trx: Db;
  executiveId: string;
  secret: Secret;
  orders: ClientOrders;
  requests: ClientRequests;
  now: Date;
};

/** What is undefined stays as it is; null takes it away. */
export type ClientEdit = {
  /** The caller's own name of the entry. */
  key: string;
  /** Null is a new client; an id of nobody is 0. */
  id: number | null;
  version: number | undefined;
  given: string | undefined;
  family: string | undefined;
  phone: string | null | undefined;
  email: string | null | undefined;
  locale: Locale | undefined;
  birthday: string | null | undefined;
  notes: string | undefined;
  tags: string[] | undefined;
  sizes: SizeNote[] | undefined;
  consents: { name: ConsentName; given: boolean }[];
  address: AddressInput | null | undefined;
  state: 'active' | 'blocked' | 'gone' | undefined;
  mergeInto: number | null;
};

export type EditResult = {
  result: 'made' | 'changed' | 'merged' | 'gone' | 'known' | 'refused';
  id: number | null;
  reason: string | null;
};

export const refusedFor = (reason: string, id: number | null = null): EditResult => ({ result: 'refused', id, reason });

/** The whole name, by which she is found; the family's part stands at its end. */
export const toName = (given: string, family: string): string => (family === '' ? given : `${given} ${family}`);

export const givenNameOf = ({ name, familyName }: { name: string; familyName: string }): string =>
  familyName === '' ? name : name.slice(0, -familyName.length - 1);

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** MM-DD of some year. */
export function isDayOfYear(day: string): boolean {
  const [month = 0, date = 0] = day.split('-').map(Number);
  return date >= 1 && date <= (longest[month - 1] ?? 0);
}

const daysAhead = 7;
const dayMs = 86_400_000;

/** Today and the days to come, as MM-DD; whoever was born on the 29th of February celebrates every year. */
export function listBirthdays(now: Date): string[] {
  const days = Array.from({ length: daysAhead }, (_, at) =>
    new Date(now.getTime() + at * dayMs).toISOString().slice(5, 10),
  );
  const leaps = days.includes('02-28') && !days.includes('02-29');
  return leaps ? days.flatMap((day) => (day === '02-28' ? [day, '02-29'] : [day])) : days;
}
