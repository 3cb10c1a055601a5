import type { AnswerOf, BodyOf } from '@/contract/calls';
import { idPattern } from '@/contract/rules';
import { post } from '@/lib/http/browser';
import { failure, type Result } from '@/lib/result';
import type { PublicExecutive } from './executives';
import { toPublicExecutive } from './executives-mappers';

/** By the code on her card or the name of her store; absent where there is none. */
export async function findExecutive(code: string): Promise<Result<PublicExecutive>> {
  if (!new RegExp(idPattern).test(code)) return failure('absent', 'error.absent');
  const result = await post<AnswerOf<'findExecutives'>>('/api/public/verificarSocia', {
    codigo: code,
  } satisfies BodyOf<'findExecutives'>);
  if (!result.ok) return result;
  const [found] = result.data.elementos;
  return found ? { ...result, data: toPublicExecutive(found) } : failure('absent', 'error.absent');
}
