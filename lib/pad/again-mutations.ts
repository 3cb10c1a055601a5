import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import { type AddLinesResult, toAdded } from '@/lib/order/order-mutations';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { intentDone, intentKey } from '@/lib/state/intent-key';
import type { RepeatSource, SavedList } from './again';

/** Repeated with the same key, nothing is added twice. */
export async function repeatLines(repeated: RepeatSource, idempotencyKey: string): Promise<Result<AddLinesResult>> {
  const answer = await post<'repeatLines'>('/api/socia/repetirPedido', { body: repeated, idempotencyKey });
  return mapResult(answer, toAdded);
}

/** Saves the lines of the order in hand under a name. */
export const saveList = (name: string): Promise<Result<SavedList[]>> => change(`save-list-${name}`, { name });
export const removeList = (id: string): Promise<Result<SavedList[]>> => change(`remove-list-${id}`, { remove: id });

async function change(action: string, body: BodyOf<'saveList'>): Promise<Result<SavedList[]>> {
  const answer = await post<'saveList'>('/api/socia/guardarListaPedido', { body, idempotencyKey: intentKey(action) });
  if (isAnswered(answer)) intentDone(action);
  return mapResult(answer, ({ lists }) => lists);
}
