import { idPattern } from '@/contract/rules';
import { post } from '@/lib/http/browser';
import { failure, mapResult, type Result } from '@/lib/result';
import type { ExecutiveSearch, FoundExecutives, PublicExecutive } from './executives';
import { toCodeWire, toFoundExecutives, toSearchWire } from './executives-mappers';

/** By the executive's code or the store's alias; fails as absent when there is none. */
export async function findExecutive(code: string): Promise<Result<PublicExecutive>> {
  if (!new RegExp(idPattern).test(code)) return failure('absent', 'error.absent');
  const result = mapResult(
    await post<'findExecutives'>('/api/public/verificarSocia', { body: toCodeWire(code) }),
    toFoundExecutives,
  );
  if (!result.ok) return result;
  const [found] = result.data.executives;
  return found ? { ...result, data: found } : failure('absent', 'error.absent');
}

/** Executives near a place, the nearest first; called from the browser. */
export const searchExecutives = async (search: ExecutiveSearch): Promise<Result<FoundExecutives>> =>
  mapResult(
    await post<'findExecutives'>('/api/public/verificarSocia', { body: toSearchWire(search) }),
    toFoundExecutives,
  );
