import { requestStates } from 'contract/codes.ts';
import { requestKeys } from 'contract/requests/message-keys.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { absent, conflict, Refusal } from '../../../shared/errors.ts';
import { answerDeadlineFrom, mailRequest } from '../queue-request-mails.ts';
import {
  addEvents,
  lockRequest,
  type RequestEventInput,
  type RequestLineRow,
  touchRequest,
  updateLine,
} from '../requests.repository.ts';
import { replyToLines, type SubstituteReply } from '../send.service.ts';
import { isOpen, nextLineState } from '../state.ts';

export type BagChange = {
  visitorId: number;
  requestId: number;
  version: number;
  withdraws: boolean;
  replies: readonly Omit<SubstituteReply, 'request'>[];
  now: Date;
};

/** The visitor's replies to substitutes, or the withdrawal of all open lines. */
export async function changeBag(trx: Db, change: BagChange, { outbox }: Pick<Kit, 'outbox'>): Promise<void> {
  const { visitorId, requestId, version, withdraws, replies, now } = change;
  const whole = await lockRequest(trx, { visitorId }, requestId);
  if (!whole) throw absent();
  const { row, lines } = whole;
  const open = lines.filter(({ state }) => isOpen(state));
  // Withdrawing twice changes nothing.
  if (withdraws && open.length === 0 && lines.some(({ state }) => state === requestStates.withdrawn)) return;
  if (row.version !== version) throw new Refusal(409, 'error.conflict', { version: String(row.version) });
  if (row.answer_by !== null && row.answer_by <= now) throw conflict(requestKeys.over);
  const notes = withdraws ? await takeBack(trx, open) : await replyToLines(trx, whole, replies);
  if (notes.length === 0) throw conflict();
  await addEvents(trx, requestId, notes, now);
  await touchRequest(trx, requestId, answerDeadlineFrom(now));
  await mailRequest(outbox, trx, { id: requestId, version: version + 1 }, withdraws ? 'withdrawn' : 'replied');
}

async function takeBack(trx: Db, open: readonly RequestLineRow[]): Promise<RequestEventInput[]> {
  const notes: RequestEventInput[] = [];
  for (const { request_id, key, state } of open) {
    await updateLine(trx, request_id, key, { state: nextLineState(state, 'withdrawn') ?? state });
    notes.push({ event: 'withdrawn', line: key, side: 'client' });
  }
  return notes;
}
