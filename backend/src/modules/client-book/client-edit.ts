import type { AddressInput } from 'contract/address/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { SizeNote } from '../../database/tables/client-book.ts';
import type { Secret } from '../../shared/secrets.ts';
import type { OrdersForClientBook } from '../order/placed/orders-for-client-book.ts';
import type { countOpenRequests, countWaitingRequests, listLapsedClients } from '../requests/requests.repository.ts';
import type { deleteClientRequests, moveClientRequests } from '../requests/visitors.repository.ts';
import type { ConsentName } from './consents.repository.ts';

/** What the client book needs of other modules; `app.ts` connects them. */
export type ClientBookPorts = {
  orders: OrdersForClientBook;
  requests: {
    countOpenRequests: typeof countOpenRequests;
    countWaitingRequests: typeof countWaitingRequests;
    listLapsedClients: typeof listLapsedClients;
    forget: typeof deleteClientRequests;
    moveTo: typeof moveClientRequests;
  };
};

/** Whose book it is, and the ports that an edit needs. */
export type EditContext = ClientBookPorts & { trx: Db; executiveId: string; secret: Secret; now: Date };

/** Undefined leaves a field as it is; null clears it. */
export type ClientEdit = {
  /** The caller's own key of the entry. */
  key: string;
  /** Null adds a client; 0 is an unknown id. */
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

/** The result of an entry that changes nothing. */
export const refusedEdit = (reason: string, id: number | null = null): EditResult => ({
  result: 'refused',
  id,
  reason,
});

/** The whole name, which searches use; the family name is its end. */
export const toFullName = (given: string, family: string): string => (family === '' ? given : `${given} ${family}`);

export const givenNameOf = ({ name, familyName }: { name: string; familyName: string }): string =>
  familyName === '' ? name : name.slice(0, -familyName.length - 1);

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** MM-DD, valid in some year. */
export function isDayOfYear(day: string): boolean {
  const [month = 0, date = 0] = day.split('-').map(Number);
  return date >= 1 && date <= (longest[month - 1] ?? 0);
}

const daysAhead = 7;
const dayMs = 86_400_000;

/** Today and the coming days, as MM-DD; the 29th of February is included in every year. */
export function listComingDays(now: Date): string[] {
  const days = Array.from({ length: daysAhead }, (_, at) =>
    new Date(now.getTime() + at * dayMs).toISOString().slice(5, 10),
  );
  const leaps = days.includes('02-28') && !days.includes('02-29');
  return leaps ? days.flatMap((day) => (day === '02-28' ? [day, '02-29'] : [day])) : days;
}
