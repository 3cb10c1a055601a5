import type { BodyOf } from '@/contract/calls';
import { isAnswered } from '@/lib/checkout/checkout-attempt';
import { post } from '@/lib/http/browser';
import type { SavedList } from '@/lib/pad/again';
import { mapResult, type Result } from '@/lib/result';
import { intentDone, intentKey } from '@/lib/state/intent-key';
import { toSavedLists } from './again-mappers';

/** Keeps the lines of the order in hand under a name. */
export const saveList = (name: string): Promise<Result<SavedList[]>> => change(`save-list-${name}`, { nombre: name });
export const removeList = (id: string): Promise<Result<SavedList[]>> => change(`remove-list-${id}`, { borrar: id });

async function change(action: string, body: BodyOf<'saveList'>): Promise<Result<SavedList[]>> {
  const answer = await post<'saveList'>('/api/socia/guardarListaPedido', { body, idempotencyKey: intentKey(action) });
  if (isAnswered(answer)) intentDone(action);
  return mapResult(answer, toSavedLists);
}
