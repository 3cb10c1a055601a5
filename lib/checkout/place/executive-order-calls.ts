import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import { settleOrder } from '@/lib/payment/payment-mutations';
import { toPaymentHandoverPath } from '@/lib/payment/payment-paths';
import { isAnswered, mapResult, type Result, success } from '@/lib/result';
import type { OrderKey } from '../checkout';
import { confirmationPath } from '../checkout-rules';
import { executiveOrderAttempts, rememberPlacedOrder } from './executive-attempt';
import type { OrderAttempt } from './order-attempts';
import type { ExecutiveAgreement, Placement } from './placement';
import { isPartRefused, toConfirmWire, toExecutivePlacement, withCardRemark } from './placement-mappers';

/** Of the order in hand. */
export const executiveOrderCalls = (order: string) => ({
  open: () => executiveOrderAttempts.open(order),
  begin: (agreement: ExecutiveAgreement) => executiveOrderAttempts.begin(order, toConfirmWire(agreement)),
  send: confirmOrder,
});

/** Of whichever order has an attempt without an answer: none is begun. */
export const unansweredOrderCalls = { ...executiveOrderCalls(''), open: () => executiveOrderAttempts.open() };

/** Sends an attempt; its key makes repeated calls one order. */
async function confirmOrder({
  order,
  key,
  body,
  again,
}: OrderAttempt<BodyOf<'confirmOrder'>>): Promise<Result<Placement>> {
  const result = withCardRemark(
    mapResult(
      await post<'confirmOrder'>('/api/socia/confirmarOrden', { body, idempotencyKey: key }),
      toExecutivePlacement,
    ),
  );
  if (result.ok && result.data.placed)
    rememberPlacedOrder({ order, number: result.data.order.number, payment: result.data.payment });
  // Signed out means that this call did nothing; the result of an earlier one is still unknown.
  const notLetIn = !again && !result.ok && result.kind === 'signed-out';
  if (isAnswered(result) || notLetIn) executiveOrderAttempts.end();
  if (!result.ok && isPartRefused(result)) return success({ placed: false, differences: [] });
  return result;
}

/** The page after the button. An order that is not paid elsewhere is settled first; what is left shows there. */
export async function settleOrLeave({ number }: OrderKey, payment: string | null): Promise<string> {
  if (payment) return toPaymentHandoverPath(payment);
  await settleOrder(number);
  return confirmationPath(number);
}
