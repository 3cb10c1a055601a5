import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import { type AddLinesResult, toAddLinesResult } from '@/lib/order/order-mutations';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import type { RepeatSource, SavedList } from './reorder';

/** Repeated with the same key, nothing is added twice. */
export async function repeatLines(repeated: RepeatSource, idempotencyKey: string): Promise<Result<AddLinesResult>> {
  const answer = await post<'repeatLines'>('/api/socia/repetirPedido', { body: repeated, idempotencyKey });
  return mapResult(answer, toAddLinesResult);
}

/** Saves the lines of the order in hand under a name. */
export const saveList = (name: string): Promise<Result<SavedList[]>> => change(`save-list-${name}`, { name });
export const removeList = (id: string): Promise<Result<SavedList[]>> => change(`remove-list-${id}`, { remove: id });

async function change(action: string, body: BodyOf<'saveList'>): Promise<Result<SavedList[]>> {
  const answer = await post<'saveList'>('/api/socia/guardarListaPedido', {
    body,
    idempotencyKey: idempotencyKeyOf(action),
  });
  if (isAnswered(answer)) releaseIdempotencyKey(action);
  return mapResult(answer, ({ lists }) => lists);
}
