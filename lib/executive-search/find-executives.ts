import { idPattern } from '@/contract/rules';
import { post } from '@/lib/http/browser';
import { failure, mapResult, type Result } from '@/lib/result';
import type { ExecutiveSearch, FoundExecutives, PublicExecutive } from './executives';
import { toCodeWire, toFoundExecutives, toSearchWire } from './executives-mappers';

/** By the code on her card or the name of her store; absent where there is none. */
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

/** Near a place, the nearest first, for a browser. */
export const searchExecutives = async (search: ExecutiveSearch): Promise<Result<FoundExecutives>> =>
  mapResult(
    await post<'findExecutives'>('/api/public/verificarSocia', { body: toSearchWire(search) }),
    toFoundExecutives,
  );
