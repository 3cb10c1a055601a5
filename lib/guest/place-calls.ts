import type { BodyOf } from '@/contract/calls/table';
import { failureKeys } from '@/contract/envelope';
import type { Attempt } from '@/lib/checkout/attempts';
import { post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import type { GuestPlacing } from './guest';
import { guestAttempts, keepPlaced } from './guest-attempt';
import { toGuestPlacing } from './guest-mappers';
import { noteOrdered } from './one-order';

/** Sends an attempt; its key makes repeated calls one order. */
export async function placeOrder({
  order,
  key,
  body,
}: Attempt<BodyOf<'placeGuestOrder'>>): Promise<Result<GuestPlacing>> {
  const result = mapResult(
    await post<'placeGuestOrder'>('/api/public/crearOrdenInvitado', { body, idempotencyKey: key }),
    toGuestPlacing,
  );
  if (result.ok && result.data.placed) {
    keepPlaced({ alias: order, ...result.data.order });
    noteOrdered(order);
  }
  // A rate-limited call has ordered nothing: an order placed by an earlier one would have been returned.
  const hasToWait = !result.ok && result.key === failureKeys.tooMany;
  if (isAnswered(result) || hasToWait) guestAttempts.end();
  return result;
}
