import type { Media } from '@/lib/catalogue/catalogue-mappers';
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
  /** How many pieces went into the order. */
  taken: number | null;
  maxQuantity: number;
  priceCents: number;
  subtotalCents: number;
  note: string;
  state: RequestState;
  /** The offered substitute; the client has agreed to it unless the line still waits for the client. */
  substitute: Alternative | null;
  /** Alternatives to a sold-out article. */
  alternatives: Alternative[];
  reason: string;
};

export type ClientRequest = {
  id: string;
  client: { id: string; name: string };
  state: RequestState;
  created: string;
  /** The time by which an answer is due. */
  answerBy: string | null;
  version: number;
  note: string;
  totalCents: number;
  lines: RequestLine[];
  orderNumber: string | null;
  messages: { fromExecutive: boolean; date: string; text: string }[];
  /** The visitor who sent it; null for clients. */
  visitor: Visitor | null;
};

/** `booked`: the visitor has become a client of the book, because something was accepted. */
export type Visitor = { code: string; mail: string; phone: string | null; locale: Locale; booked: boolean };

export type Inbox = {
  /** The shop's time. */
  now: string;
  counts: Partial<Record<RequestState, number>>;
  requests: ClientRequest[];
  page: number;
  pages: number;
};

/** An executive's decision on a line. */
export type Decision =
  | { key: string; kind: 'accept'; quantity: number }
  | { key: string; kind: 'substitute'; code: string }
  | { key: string; kind: 'decline'; reason: string };

export type AnswerResult = { request: ClientRequest; results: LineResult[] };

/** An article of the request that has changed since the client saw it. */
export type RequestDifference = {
  kind: 'dearer' | 'cheaper' | 'gone';
  key: string | null;
  name: string;
  nowCents: number | null;
};

export type SentRequest = { request: ClientRequest | null; replied: ClientRequest[]; differences: RequestDifference[] };
