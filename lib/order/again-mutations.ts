import type { BodyOf } from '@/contract/calls';
import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { SavedList } from './again';
import { toSavedLists } from './again-mappers';
import { isAnswered } from './checkout-attempt';
import { intentDone, intentKey } from './intent-key';

/** Keeps the lines of the order in hand under a name. */
export const saveList = (name: string): Promise<Result<SavedList[]>> => change(`save-list-${name}`, { nombre: name });
export const removeList = (id: string): Promise<Result<SavedList[]>> => change(`remove-list-${id}`, { borrar: id });

async function change(action: string, body: BodyOf<'saveList'>): Promise<Result<SavedList[]>> {
  const answer = await post<'saveList'>('/api/socia/guardarListaPedido', { body, idempotencyKey: intentKey(action) });
  if (isAnswered(answer)) intentDone(action);
  return mapResult(answer, toSavedLists);
}
