import { post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result, success } from '@/lib/result';
import { type ConfirmAttempt, endAttempt, rememberPlacedOrder } from './executive-attempt';
import { isPartRefused, toConfirmation } from './executive-order-mappers';
import type { Confirmation } from './placement';

/** Sends an attempt; its key makes repeated calls one order. */
export async function confirmOrder({ order, key, body, again }: ConfirmAttempt): Promise<Result<Confirmation>> {
  const result = mapResult(
    await post<'confirmOrder'>('/api/socia/confirmarOrden', { body, idempotencyKey: key }),
    toConfirmation,
  );
  if (result.ok && result.data.placed)
    rememberPlacedOrder({ order, number: result.data.number, payment: result.data.payment });
  // Signed out means that this call did nothing; the result of an earlier one is still unknown.
  const notLetIn = !again && !result.ok && result.kind === 'signed-out';
  if (isAnswered(result) || notLetIn) endAttempt();
  if (!result.ok && isPartRefused(result)) return success({ placed: false, differences: [] });
  return result;
}
