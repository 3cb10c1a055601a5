import type { ContactReason } from '@/lib/desk/waiting';
import type { Locale } from '@/lib/i18n/routing';

/** `gone` stands in no list; who is invited has been asked in and has not come yet. */
export type ClientState = 'active' | 'invited' | 'blocked';

/** What somebody says yes or no to. */
export type ConsentKind = 'mail' | 'whatsApp' | 'sizes' | 'finder' | 'purchases';

export const sizeKinds = ['bra', 'briefs', 'shapewear', 'swimwear', 'nightwear'] as const;
export type SizeKind = (typeof sizeKinds)[number];

export type ClientCard = {
  id: string;
  givenName: string;
  familyName: string;
  phone: string | null;
  email: string | null;
  state: ClientState;
  tags: string[];
  /** A day. */
  lastBought: string | null;
  /** Why to contact her these days; the day of a birthday is MM-DD, of the others YYYY-MM-DD. */
  contact: { reason: ContactReason; day: string } | null;
};

export type ClientList = {
  clients: ClientCard[];
  total: number;
  page: number;
  pages: number;
  tags: string[];
  toContact: number;
};

export type Client = ClientCard & {
  version: number;
  locale: Locale;
  birthday: string | null;
  notes: string;
  address: string[];
  /** Null until she agrees that they are kept. */
  sizes: Partial<Record<SizeKind, string>> | null;
  consents: { kind: ConsentKind; given: boolean; date: string }[];
  /** Signs in herself. */
  hasAccount: boolean;
  /** When she was last asked in. */
  invited: string | null;
  boughtCents: number;
  messages: { date: string; channel: 'mail' | 'whatsApp'; subject: string }[];
};

/** Whoever is in the book, as she is told from others. */
export type BookedName = { id: string; name: string; phone: string | null };

export type Purchase = {
  code: string;
  name: string;
  color: string;
  size: string;
  units: number;
  last: string;
  lastCents: number;
  /** Null where the campaign in force does not sell it. */
  nowCents: number | null;
  again: string | null;
};

export type Purchases = { purchases: Purchase[]; page: number; pages: number };

/** What became of one entry. */
export type EditOutcome =
  | { kind: 'done'; id: string | null }
  | { kind: 'known'; id: string }
  | { kind: 'refused'; reason: string };

export const fullName = ({ givenName, familyName }: Pick<ClientCard, 'givenName' | 'familyName'>): string =>
  [givenName, familyName].filter(Boolean).join(' ');

/** A year in which every day is: a birthday has none. */
const someLeapYear = 2024;

/** A day of the year, as it is told. */
export function sayBirthday(day: string, format: (date: Date) => string): string {
  const [month = 1, date = 1] = day.split('-').map(Number);
  return format(new Date(Date.UTC(someLeapYear, month - 1, date, 12)));
}

/** What became of an invitation: gone by mail, or a link to give her; else why there is none. */
export type InvitationOutcome =
  | { kind: 'sent' }
  | { kind: 'link'; link: string; text: string; until: string }
  | { kind: 'noConsent' | 'noAddress' | 'blocked' | 'hasAccount' | 'wait' };
