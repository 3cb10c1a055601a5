import { differenceTypes } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { requestKeys } from 'contract/requests/message-keys.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent, conflict, invalid, refused } from '../../shared/errors.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import type { addVisitorToBook } from '../client-book/add-visitor.ts';
import type { Consent } from '../client-book/consents.repository.ts';
import type { addClientLines } from '../order/pad/add-client-lines.mapper.ts';
import type {
  ClientArticle,
  ClientArticleName,
  ClientArticlesPort,
  DisplayContext,
} from '../order/pad/client-articles.ts';
import { type Client, findClient, takesRequests } from './people.repository.ts';
import { answerDeadlineFrom, mailRequest } from './queue-request-mails.ts';
import { requestFields } from './request-fields.mapper.ts';
import {
  addEvents,
  addRequest,
  lockRequest,
  type NewRequestLine,
  type RequestEventInput,
  readRequest,
  touchRequest,
  updateLine,
  type WholeRequest,
} from './requests.repository.ts';
import { nextLineState } from './state.ts';

/** An answer of the client about a consent. */
export type ConsentRecord = Pick<Consent, 'name' | 'given' | 'terms' | 'at'>;

/** What requests need of other modules; `app.ts` connects them. */
export type RequestPorts = {
  wares: ClientArticlesPort;
  orderInHand: { take: ReturnType<typeof addClientLines> };
  clientBook: {
    join: ReturnType<typeof addVisitorToBook>;
    /** The client's latest answer per consent. */
    consentsOf: (db: Db, client: { executiveId: string | null; clientId: number }) => Promise<ConsentRecord[]>;
  };
  executives: {
    /** The executive whom a stranger may write to: by code, if they agreed to be found, or by their store's alias. */
    find: (db: Db, codeOrAlias: string) => Promise<{ executiveId: string; isAway: boolean } | null>;
  };
  /** An account's new address that is not confirmed yet. */
  waitingMailOf: (db: Db, accountId: string) => Promise<string | null>;
};

export type RequestWish = ClientArticleName & { key: string; quantity: number; seenCents: number; note: string | null };
export type SubstituteReply = { request: number | null; line: string; agrees: boolean };

export type SendInput = DisplayContext & {
  accountId: string;
  wishes: readonly RequestWish[];
  note: string | null;
  replies: readonly SubstituteReply[];
};

/** How an article differs from what the client saw when choosing it. */
export type WishDifference = {
  key: string;
  type: (typeof differenceTypes)[keyof typeof differenceTypes];
  ware: ClientArticle | null;
  seenCents: number;
  quantity: number;
};

export type SentRequest = { sent: WholeRequest | null; replied: WholeRequest[]; differences: WishDifference[] };

type Ports = Pick<RequestPorts, 'wares'> & Pick<Kit, 'outbox'>;

/** Each request is a mail to the executive. */
export const sendLimit = { max: 30, windowSeconds: 86_400 };

/** Sends the whole request, or nothing. */
export async function sendRequest(trx: Db, sending: SendInput, ports: Ports): Promise<SentRequest> {
  const { accountId, wishes, replies } = sending;
  const client = await findClient(trx, accountId);
  // Blocked clients can read their requests but send none; without an executive there is nobody to ask.
  if (!client?.isWelcome || client.executiveId === null || !(await takesRequests(trx, client.executiveId)))
    throw refused();
  if (wishes.length + replies.length === 0) throw invalid({ [requestFields.products]: fieldProblemKeys.required });
  await assertLimit(trx, `client request ${accountId}`, sendLimit);
  const replied = await reply(trx, client, sending, ports);
  if (wishes.length === 0) return { sent: null, replied, differences: [] };

  const { lines, differences } = await compareWithCatalogue(trx, sending, ports);
  if (lines.length === 0) return { sent: null, replied, differences };
  const { now, note } = sending;
  const { id: clientId, executiveId } = client;
  const id = await addRequest(trx, { executiveId, clientId, note, lines, answerBy: answerDeadlineFrom(now), now });
  await addEvents(trx, id, [{ event: 'sent', side: 'client' }], now);
  const sent = await readRequest(trx, id);
  await mailRequest(ports.outbox, trx, sent.row, 'sent');
  return { sent, replied, differences };
}

/** Leaves out articles no longer sold; a sold-out one may be requested, since the executive can offer a substitute. */
export async function compareWithCatalogue(
  trx: Db,
  sending: Pick<SendInput, 'wishes' | keyof DisplayContext>,
  { wares }: Pick<Ports, 'wares'>,
) {
  // The same key twice is the same wish.
  const wishes = [...new Map(sending.wishes.map((wish) => [wish.key, wish] as const)).values()];
  const found = await wares.find(trx, wishes, sending);
  const lines: NewRequestLine[] = [];
  const differences: WishDifference[] = [];
  for (const [at, { key, quantity, seenCents, note }] of wishes.entries()) {
    const ware = found[at] ?? null;
    const differs = (type: WishDifference['type']) => differences.push({ key, type, ware, seenCents, quantity });
    if (!ware || ware.cents === null) {
      differs(differenceTypes.notInCampaign);
      continue;
    }
    if (ware.cents !== seenCents) differs(ware.cents > seenCents ? differenceTypes.priceUp : differenceTypes.priceDown);
    lines.push({ key, article_id: ware.id, quantity, cents: ware.cents, note });
  }
  return { lines, differences };
}

/** The client's replies to substitutes, per request. */
async function reply(trx: Db, client: Client, sending: SendInput, { outbox }: Ports): Promise<WholeRequest[]> {
  const { replies, now, wishes, note } = sending;
  const replied: WholeRequest[] = [];
  const byRequest = Map.groupBy(replies, ({ request }) => request ?? 0);
  // Lock in one fixed order to avoid deadlocks.
  for (const id of [...byRequest.keys()].toSorted((one, other) => one - other)) {
    const whole = await lockRequest(trx, { clientId: client.id }, id);
    if (!whole) throw absent();
    if (whole.row.answer_by !== null && whole.row.answer_by <= now) throw conflict(requestKeys.over);
    const notes = await replyToLines(trx, whole, byRequest.get(id) ?? []);
    // If a new request is sent too, the note belongs to that one.
    if (note && wishes.length === 0) notes.push({ event: 'said', side: 'client', text: note });
    await addEvents(trx, id, notes, now);
    await touchRequest(trx, id, answerDeadlineFrom(now));
    const after = await readRequest(trx, id);
    await mailRequest(outbox, trx, after.row, 'replied');
    replied.push(after);
  }
  return replied;
}

export async function replyToLines(
  trx: Db,
  { row, lines }: WholeRequest,
  replies: readonly Omit<SubstituteReply, 'request'>[],
): Promise<RequestEventInput[]> {
  const notes: RequestEventInput[] = [];
  for (const { line: key, agrees } of replies) {
    const event = agrees ? 'agreed' : 'refused';
    const line = lines.find((one) => one.key === key);
    if (!line) throw absent();
    const state = nextLineState(line.state, event);
    if (state === null || notes.some((one) => one.line === key)) throw conflict();
    await updateLine(trx, row.id, key, { state });
    notes.push({ event, line: key, side: 'client' });
  }
  return notes;
}
