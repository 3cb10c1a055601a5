import type { BodyOf } from '@/contract/calls/table';
import { failureKeys } from '@/contract/envelope';
import { post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { recordRecentOrder } from './duplicate-order-guard';
import { guestOrderAttempts, rememberPlacedInTab } from './guest-attempt';
import { toGuestOrderOutcome } from './guest-order-mappers';
import type { OrderAttempt } from './order-attempts';
import type { GuestOrderOutcome } from './placement';

/** Sends an attempt; its key makes repeated calls one order. */
export async function placeGuestOrder({
  order,
  key,
  body,
}: OrderAttempt<BodyOf<'placeGuestOrder'>>): Promise<Result<GuestOrderOutcome>> {
  const result = mapResult(
    await post<'placeGuestOrder'>('/api/public/crearOrdenInvitado', { body, idempotencyKey: key }),
    toGuestOrderOutcome,
  );
  if (result.ok && result.data.placed) {
    rememberPlacedInTab({ alias: order, ...result.data.order });
    recordRecentOrder(order);
  }
  // A rate-limited call has ordered nothing: an order placed by an earlier one would have been returned.
  const hasToWait = !result.ok && result.key === failureKeys.tooMany;
  if (isAnswered(result) || hasToWait) guestOrderAttempts.end();
  return result;
}
