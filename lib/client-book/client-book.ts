import type { AnswerOf } from '@/contract/calls/table';
import type { ContactReason } from '@/contract/client-book/message-keys';
import type { Locale } from '@/lib/i18n/routing';

/** `invited`: has an invitation and no account yet. */
export type ClientState = 'active' | 'invited' | 'blocked';

/** The consents that a client gives or refuses. */
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
  /** A day (YYYY-MM-DD). */
  lastBought: string | null;
  /** Why to contact the client now; a birthday's day is MM-DD, the others YYYY-MM-DD. */
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
  /** Null until the client agrees that they are stored. */
  sizes: Partial<Record<SizeKind, string>> | null;
  consents: { kind: ConsentKind; given: boolean; date: string }[];
  /** The client has an account and signs in. */
  hasAccount: boolean;
  /** When the client was last invited. */
  invited: string | null;
  boughtCents: number;
  messages: { date: string; channel: 'mail' | 'whatsApp'; subject: string }[];
};

/** An entry of the client book, as far as it is needed to recognise a duplicate. */
export type BookedName = { id: string; name: string; phone: string | null };

export type Purchase = {
  code: string;
  name: string;
  color: string;
  size: string;
  units: number;
  last: string;
  lastCents: number;
  /** Null when the current campaign does not sell it. */
  nowCents: number | null;
  again: string | null;
};

export type Purchases = { purchases: Purchase[]; page: number; pages: number };

/** The outcome of editing one entry. */
export type EditOutcome =
  | { kind: 'done'; id: string | null }
  | { kind: 'known'; id: string }
  | { kind: 'refused'; reason: string };

export const fullName = ({ givenName, familyName }: Pick<ClientCard, 'givenName' | 'familyName'>): string =>
  [givenName, familyName].filter(Boolean).join(' ');

/** A leap year, so that every birthday exists. */
const someLeapYear = 2024;

/** Formats a birthday, MM-DD. */
export function formatBirthday(day: string, format: (date: Date) => string): string {
  const [month = 1, date = 1] = day.split('-').map(Number);
  return format(new Date(Date.UTC(someLeapYear, month - 1, date, 12)));
}

/** The outcome of an invitation: sent by mail, or a link to hand over; else why there is none. */
export type Invitation = AnswerOf<'inviteClient'>;
