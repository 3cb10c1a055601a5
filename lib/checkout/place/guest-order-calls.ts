import type { BodyOf } from '@/contract/calls/table';
import { failureKeys } from '@/contract/envelope';
import { post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result, success } from '@/lib/result';
import type { GuestOrderKey } from '../checkout';
import { guestOrderAttempts, placedGuestOrders, recordRecentOrder, runInOneTab, wasJustOrdered } from './guest-attempt';
import type { OrderAttempt } from './order-attempts';
import type { GuestAgreement, Placement } from './placement';
import { toGuestOrderWire, toGuestPlacement, withCardRemark } from './placement-mappers';

type GuestAttempt = OrderAttempt<BodyOf<'placeGuestOrder'>>;
type GuestPlacement = Placement<GuestOrderKey>;

/** How a bag is ordered in a store. */
export const guestOrderCalls = (alias: string) => ({
  open: () => guestOrderAttempts.open(),
  begin: (agreement: GuestAgreement) => guestOrderAttempts.begin(alias, toGuestOrderWire(agreement)),
  send: (attempt: GuestAttempt) => {
    const pressedAt = Date.now();
    // An attempt that another tab began is sent unchanged: its key leads both to the same order.
    return runInOneTab(async () =>
      !attempt.again && wasJustOrdered(attempt.order, pressedAt)
        ? takeOrderOfOtherTab(attempt.order)
        : placeGuestOrder(attempt),
    );
  },
});

/** A press in a second tab leads to the first tab's order, if the device knows it. */
function takeOrderOfOtherTab(alias: string): Result<GuestPlacement> | null {
  guestOrderAttempts.end();
  const order = placedGuestOrders.onDevice(alias);
  return order && success({ placed: true, order, payment: null });
}

/** Sends an attempt; its key makes repeated calls one order. */
async function placeGuestOrder({ order, key, body }: GuestAttempt): Promise<Result<GuestPlacement>> {
  const result = withCardRemark(
    mapResult(
      await post<'placeGuestOrder'>('/api/public/crearOrdenInvitado', { body, idempotencyKey: key }),
      toGuestPlacement,
    ),
  );
  if (result.ok && result.data.placed) {
    placedGuestOrders.rememberInTab({ alias: order, ...result.data.order });
    recordRecentOrder(order);
  }
  // A rate-limited call has ordered nothing: an order placed by an earlier one would have been returned.
  const hasToWait = !result.ok && result.key === failureKeys.tooMany;
  if (isAnswered(result) || hasToWait) guestOrderAttempts.end();
  return result;
}
