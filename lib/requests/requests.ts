import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { OwnClient } from '@/lib/clients/own-client';
import type { Locale } from '@/lib/i18n/routing';
import type { Alternative, LineResult } from '@/lib/order/order-line';

export type RequestState = 'fresh' | 'accepted' | 'changed' | 'waiting' | 'declined' | 'expired' | 'withdrawn';

export type RequestLine = {
  key: string;
  code: string;
  name: string;
  colourName: string;
  size: string;
  picture: Media | null;
  quantity: number;
  /** How many went into the order. */
  taken: number | null;
  maxQuantity: number;
  priceCents: number;
  subtotalCents: number;
  note: string;
  state: RequestState;
  /** What was offered instead; she agreed to it where the line does not wait for her. */
  substitute: Alternative | null;
  /** What there is where it has run out. */
  alternatives: Alternative[];
  reason: string;
};

export type ClientRequest = {
  id: string;
  client: { id: string; name: string };
  state: RequestState;
  created: string;
  /** Until when somebody has to answer. */
  answerBy: string | null;
  version: number;
  note: string;
  totalCents: number;
  lines: RequestLine[];
  orderNumber: string | null;
  messages: { fromExecutive: boolean; date: string; text: string }[];
  /** Who sent it without an account; null of clients. */
  visitor: Visitor | null;
};

/** `booked` where something was accepted, so that she stands in the client book. */
export type Visitor = { code: string; mail: string; phone: string | null; locale: Locale; booked: boolean };

export type Inbox = {
  /** The shop's time. */
  now: string;
  counts: Partial<Record<RequestState, number>>;
  requests: ClientRequest[];
  page: number;
  pages: number;
};

/** What an executive decides about a line. */
export type Decision =
  | { key: string; kind: 'accept'; quantity: number }
  | { key: string; kind: 'substitute'; code: string }
  | { key: string; kind: 'decline'; reason: string };

export type AnswerResult = { request: ClientRequest; results: LineResult[] };

/** Who looks after a client, as she sees her. */
export type OwnExecutive = {
  name: string;
  alias: string | null;
  town: string;
  portrait: Media | null;
  presentation: string;
  whatsApp: string | null;
};

/** Without an executive she buys as she is. */
export type ClientHome = { name: string; executive: OwnExecutive | null; requests: ClientRequest[]; own: OwnClient };

/** Something that she asked for and that is not as she saw it. */
export type AskedDifference = {
  kind: 'dearer' | 'cheaper' | 'gone';
  key: string | null;
  name: string;
  nowCents: number | null;
};

export type SentRequest = { request: ClientRequest | null; replied: ClientRequest[]; differences: AskedDifference[] };
