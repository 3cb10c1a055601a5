import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { requestKeys } from 'contract/requests/message-keys.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent, conflict, invalid, Refusal } from '../../shared/errors.ts';
import type { AddedClientLines, NewClientLine } from '../order/pad/add-client-lines.mapper.ts';
import type { ClientArticle, DisplayContext } from '../order/pad/client-articles.ts';
import { answerDeadlineFrom, mailClient } from './queue-request-mails.ts';
import { requestFields } from './request-fields.mapper.ts';
import {
  addEvents,
  lockRequest,
  type RequestEventInput,
  type RequestLineRow,
  readRequest,
  touchRequest,
  updateLine,
  type WholeRequest,
} from './requests.repository.ts';
import type { RequestPorts } from './send.service.ts';
import { nextLineState } from './state.ts';

export type RequestDecision =
  | { line: string; kind: 'accept'; quantity?: number | undefined }
  | { line: string; kind: 'substitute'; code: string }
  | { line: string; kind: 'decline'; reason: string };

export type AnswerInput = DisplayContext & {
  id: number | null;
  executiveId: string;
  /** The advisor who acts for the executive. */
  actorId: string | null;
  version: number;
  message: string;
  decisions: readonly RequestDecision[];
};

export type AnswerResult = { whole: WholeRequest; taken: AddedClientLines | null };

type Ports = RequestPorts & Pick<Kit, 'outbox' | 'config'>;
type LineDecision = { at: number; line: RequestLineRow; decision: RequestDecision };

/** Saves the whole answer or nothing. Articles that are out of stock stay open; the result says what was taken. */
export async function answerRequest(trx: Db, answering: AnswerInput, ports: Ports): Promise<AnswerResult> {
  const { id, executiveId, actorId, now } = answering;
  const whole = id === null ? null : await lockRequest(trx, { executiveId }, id);
  if (!whole) throw absent();
  assertCurrent(whole, answering);
  const decided = answering.decisions.map((decision, at) => findLine(whole, decision, at));
  if (new Set(decided.map(({ line }) => line.key)).size < decided.length)
    throw invalid({ [requestFields.decision(decided.length - 1)]: fieldProblemKeys.choice });

  const notes = [...(await offerSubstitutes(trx, decided, answering, ports)), ...(await decline(trx, decided))];
  const taken = await take(trx, whole, decided, { answering, ports });
  const all: RequestEventInput[] = [...notes, ...(taken?.notes ?? [])];
  if (answering.message) all.push({ event: 'said', side: 'executive', text: answering.message });
  // Everything accepted may have run out: then nothing has changed, and no mail is sent.
  if (all.length > 0) {
    await addEvents(
      trx,
      whole.row.id,
      all.map((note) => ({ ...note, actorId })),
      now,
    );
    await touchRequest(trx, whole.row.id, answerDeadlineFrom(now));
  }
  const after = await readRequest(trx, whole.row.id);
  if (all.length > 0) await mailClient(ports, trx, after.row, 'answered');
  return { whole: after, taken: taken?.taken ?? null };
}

/** The refusal carries the current version. */
function assertCurrent({ row }: WholeRequest, { version, now }: Pick<AnswerInput, 'version' | 'now'>): void {
  if (row.version !== version) throw new Refusal(409, 'error.conflict', { version: String(row.version) });
  if (row.answer_by !== null && row.answer_by <= now) throw conflict(requestKeys.over);
}

function findLine({ lines }: WholeRequest, decision: RequestDecision, at: number): LineDecision {
  const line = lines.find(({ key }) => key === decision.line);
  if (!line) throw invalid({ [requestFields.decision(at)]: fieldProblemKeys.absent });
  if (nextLineState(line.state, 'accepted') === null) throw conflict();
  if (decision.kind === 'accept' && (decision.quantity ?? 1) > line.quantity)
    throw invalid({ [requestFields.quantity(at)]: fieldProblemKeys.outOfRange });
  return { at, line, decision };
}

/** Offers one substitute per line; the client has as long to reply as the executive had. */
async function offerSubstitutes(
  trx: Db,
  decided: readonly LineDecision[],
  asked: AnswerInput,
  { wares }: Ports,
): Promise<RequestEventInput[]> {
  const offers = decided.flatMap(({ decision, ...rest }) =>
    decision.kind === 'substitute' ? [{ ...rest, code: decision.code }] : [],
  );
  const found = await wares.find(trx, offers, asked);
  const notes: RequestEventInput[] = [];
  for (const [place, { at, line }] of offers.entries()) {
    const ware = found[place];
    const wrong = whyNot(ware, line);
    if (!ware || wrong) throw invalid({ [requestFields.substitute(at)]: wrong ?? fieldProblemKeys.absent });
    await updateLine(trx, line.request_id, line.key, {
      state: nextLineState(line.state, 'offered') ?? line.state,
      substitute_id: ware.id,
    });
    notes.push({ event: 'offered', line: line.key, side: 'executive', text: ware.code });
  }
  return notes;
}

/** Refuses a substitute that is not sold, is out of stock, or is the article asked for. */
function whyNot(ware: ClientArticle | null | undefined, line: RequestLineRow) {
  if (!ware || ware.cents === null) return fieldProblemKeys.absent;
  if (ware.free === 0) return fieldProblemKeys.outOfRange;
  return ware.id === line.article_id ? fieldProblemKeys.same : null;
}

async function decline(trx: Db, decided: readonly LineDecision[]): Promise<RequestEventInput[]> {
  const notes: RequestEventInput[] = [];
  for (const { line, decision } of decided) {
    if (decision.kind !== 'decline') continue;
    const state = nextLineState(line.state, 'declined') ?? line.state;
    await updateLine(trx, line.request_id, line.key, { state, reason: decision.reason });
    notes.push({ event: 'declined', line: line.key, side: 'executive', text: decision.reason });
  }
  return notes;
}

type AnswerContext = { answering: AnswerInput; ports: Ports };

async function take(
  trx: Db,
  { row }: WholeRequest,
  decided: readonly LineDecision[],
  { answering, ports }: AnswerContext,
) {
  const accepted = decided.flatMap(({ line, decision }) =>
    decision.kind === 'accept' ? [{ line, quantity: decision.quantity ?? line.quantity }] : [],
  );
  if (accepted.length === 0) return null;
  const wanted = await ports.wares.read(
    trx,
    accepted.map(({ line }) => line.substitute_id ?? line.article_id),
    answering,
  );
  const lines = accepted.map(({ line, quantity }): NewClientLine => {
    const code = wanted.get(line.substitute_id ?? line.article_id)?.code ?? '';
    return { key: line.key, code, quantity, note: line.note };
  });
  const executiveId = row.executive_id;
  const clientId = row.client_id ?? (await joinVisitor(trx, row, ports));
  const taken = await ports.orderInHand.take(trx, { executiveId, clientId, lines }, answering);
  const notes: RequestEventInput[] = [];
  for (const { line } of accepted) {
    const got = taken.lines.get(line.key);
    if (!got) continue;
    const event = got.quantity === line.quantity && line.substitute_id === null ? 'accepted' : 'changed';
    await updateLine(trx, line.request_id, line.key, {
      state: nextLineState(line.state, event) ?? line.state,
      taken: got.quantity,
      cents: got.cents,
      order_id: taken.orderId,
    });
    notes.push({ event, line: line.key, side: 'executive' });
  }
  return { taken, notes };
}

/** Once a visitor's lines go into an order, the visitor is a client of the executive. */
async function joinVisitor(trx: Db, { id, executive_id, visitor }: WholeRequest['row'], { clientBook }: Ports) {
  if (!visitor) throw new Error(`Request ${id} is nobody's`);
  const { name, email, phone, locale } = visitor;
  const clientId = await clientBook.join(trx, { executiveId: executive_id, name, email, phone, locale });
  await trx.updateTable('requests').set({ client_id: clientId }).where('id', '=', id).execute();
  return clientId;
}
