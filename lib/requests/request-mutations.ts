import type { CartLine } from '@/lib/cart/cart-line';
import { get, post } from '@/lib/http/browser';
import type { Grid } from '@/lib/order/grid';
import { toGrid } from '@/lib/order/line-mappers';
import { mapResult, type Result } from '@/lib/result';
import { toAnswerInput, toAnswerResult, toReplyInput, toSendInput, toSentRequest } from './request-mappers';
import type { AnswerResult, ClientRequest, Decision, SentRequest } from './requests';

type AnswerInput = { request: ClientRequest; decisions: readonly Decision[]; message: string };

export async function answerRequest(
  { request, decisions, message }: AnswerInput,
  idempotencyKey: string,
): Promise<Result<AnswerResult>> {
  const body = toAnswerInput(request, decisions, message);
  const path = '/api/admon-clientes/procesarProductos/{x}';
  return mapResult(
    await post<'answerRequest'>(path, { params: { x: request.id }, body, idempotencyKey }),
    toAnswerResult,
  );
}

/** Sends the client's chosen articles to the executive. */
export async function sendRequest(
  lines: readonly CartLine[],
  { note, lineNotes }: { note: string; lineNotes: Readonly<Record<string, string>> },
  idempotencyKey: string,
): Promise<Result<SentRequest>> {
  const body = toSendInput(lines, note, lineNotes);
  return mapResult(await post<'sendRequest'>('/api/clientes/enviarProductos', { body, idempotencyKey }), toSentRequest);
}

type Reply = { request: string; line: string; agrees: boolean };

/** The client accepts or refuses an offered substitute. */
export async function replyToOffer(
  { request, line, agrees }: Reply,
  idempotencyKey: string,
): Promise<Result<SentRequest>> {
  const body = toReplyInput(request, line, agrees);
  return mapResult(await post<'sendRequest'>('/api/clientes/enviarProductos', { body, idempotencyKey }), toSentRequest);
}

/** A style in all colours and sizes, by its reference or by the code of one article. */
export async function readClientGrid(codeOrReference: string): Promise<Result<Grid>> {
  const path = '/api/clientes/consultarColoresTallas/{x}';
  return mapResult(await get<'readClientGrid'>(path, { params: { x: codeOrReference } }), toGrid);
}
