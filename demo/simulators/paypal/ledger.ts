import type { WebhookOptions } from './webhooks.ts';
import type { Amount, Movement, Order, World } from './world.ts';

/** Events of an order; each is reported to the shop. */
export type Refusal = { issue: string };

const approvableMs = 3 * 3_600_000;
const forgottenMs = 6 * 3_600_000;
const captureStates = ['COMPLETED', 'PENDING', 'DECLINED', 'FAILED'];
const again = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'];
const cents = ({ value }: Amount) => Math.round(Number(value) * 100);
const euros = (amount: number) => (amount / 100).toFixed(2);

export function findOrder(world: World, id: string): Order | null {
  const order = world.orders.get(id);
  const age = order ? world.now().getTime() - order.createdAt.getTime() : 0;
  return order && (order.status === 'COMPLETED' || age < forgottenMs) ? order : null;
}

/** Sends the notices of an order, as its scenario says. */
function tell(world: World, { scenario: { notices } }: Order, type: string, resource: object): void {
  if (notices === 'never') return;
  const copies = notices === 'tenfold' ? 10 : notices === 'twice' ? 2 : 1;
  const how: WebhookOptions = { copies, held: notices === 'held' || notices === 'backwards' };
  world.post.write(type, resource, how);
  world.note(type);
}

export function approve(world: World, order: Order): void {
  if (!['CREATED', 'PAYER_ACTION_REQUIRED'].includes(order.status)) return;
  if (world.now().getTime() - order.createdAt.getTime() > approvableMs) return;
  const { terms = {} } = order.scenario;
  order.status = 'APPROVED';
  order.unit.amount = {
    value: terms.value ?? order.unit.amount.value,
    currency_code: terms.currency ?? order.unit.amount.currency_code,
  };
  if (terms.payee) order.unit.payee = { merchant_id: terms.payee };
  if (terms.reference) order.unit.invoice_id = terms.reference;
  if (terms.attempt) order.unit.custom_id = terms.attempt;
  tell(world, order, 'CHECKOUT.ORDER.APPROVED', toWire(world, order));
  if (order.scenario.order !== 'reversed') return;
  order.status = 'VOIDED';
  tell(world, order, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', { order_id: order.id, purchase_units: [order.unit] });
}

export function capture(world: World, order: Order, mocked: string | null): Refusal | null {
  if (order.status === 'COMPLETED') return { issue: 'ORDER_ALREADY_CAPTURED' };
  if (order.status !== 'APPROVED') return { issue: 'ORDER_NOT_APPROVED' };
  const wanted = mocked ?? order.capture ?? 'COMPLETED';
  if (captureStates.includes(wanted)) take(world, order, wanted);
  // Another call has captured it a moment ago.
  else if (wanted === 'ORDER_ALREADY_CAPTURED') take(world, order, 'COMPLETED');
  else if (again.includes(wanted)) {
    order.status = 'PAYER_ACTION_REQUIRED';
    order.capture = null;
  }
  return captureStates.includes(wanted) ? null : { issue: wanted };
}

function take(world: World, order: Order, status: string): void {
  const { unit, scenario } = order;
  const amount = { ...unit.amount, value: scenario.terms?.captured ?? unit.amount.value };
  const movement: Movement = {
    id: world.nextId(),
    status,
    amount,
    ...marksOf(order),
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
  };
  order.status = 'COMPLETED';
  unit.payments = { captures: [movement], refunds: [] };
  notifyCapture(world, order, movement);
}

/** Ends a pending capture. */
export function settle(world: World, order: Order): void {
  const [pending] = order.unit.payments?.captures ?? [];
  if (pending?.status !== 'PENDING' || order.later === null) return;
  pending.status = order.later;
  delete pending.status_details;
  notifyCapture(world, order, pending);
}

export function voidOrder(world: World, order: Order): void {
  if (order.status !== 'COMPLETED') order.status = 'VOIDED';
  world.note('voided', { id: order.id });
}

function notifyCapture(world: World, order: Order, movement: Movement): void {
  const state = movement.status === 'FAILED' || movement.status === 'DECLINED' ? 'DENIED' : movement.status;
  tell(world, order, `PAYMENT.CAPTURE.${state}`, captureResource(order, movement));
}

const captureResource = (order: Order, movement: Movement) => ({
  ...movement,
  final_capture: true,
  payee: order.unit.payee,
  supplementary_data: { related_ids: { order_id: order.id } },
});

/** A forged notice, for money that was never paid. */
export function forge(world: World, order: Order): void {
  const { forged } = order.scenario;
  if (!forged) return;
  const movement = { id: world.nextId(), status: 'COMPLETED', amount: order.unit.amount, ...marksOf(order) };
  world.post.write('PAYMENT.CAPTURE.COMPLETED', captureResource(order, movement), { forged });
}

export function giveBack(
  world: World,
  order: Order,
  asked: { amount?: Amount | undefined; custom_id?: string | undefined; invoice_id?: string | undefined },
): Refusal | Movement {
  const [taken] = order.unit.payments?.captures ?? [];
  if (!taken || !['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(taken.status))
    return { issue: 'INVALID_RESOURCE_STATE' };
  const refunds = order.unit.payments?.refunds ?? [];
  const before = refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, one) => sum + cents(one.amount), 0);
  const left = cents(taken.amount) - before;
  const amount = asked.amount ?? { ...taken.amount, value: euros(left) };
  if (amount.currency_code !== taken.amount.currency_code) return { issue: 'CURRENCY_MISMATCH' };
  if (left <= 0) return { issue: 'CAPTURE_FULLY_REFUNDED' };
  if (cents(amount) <= 0 || cents(amount) > left) return { issue: 'REFUND_AMOUNT_EXCEEDED' };
  const status = order.scenario.refund?.state ?? 'COMPLETED';
  const { custom_id = order.unit.custom_id, invoice_id = order.unit.invoice_id } = asked;
  const refund: Movement = {
    id: world.nextId(),
    status,
    amount,
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
  };
  refunds.push(refund);
  if (status === 'COMPLETED') taken.status = cents(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  if (status === 'COMPLETED') tell(world, order, 'PAYMENT.CAPTURE.REFUNDED', { ...refund, payer: order.unit.payee });
  return refund;
}

const marksOf = ({ unit: { invoice_id, custom_id } }: Order) => ({
  ...(invoice_id && { invoice_id }),
  ...(custom_id && { custom_id }),
});

/** As PayPal does: every approved order includes its payer's data, asked for or not. */
const payer = {
  name: { given_name: 'Aurelia', surname: 'Payer' },
  email_address: 'aurelia.payer@example.com',
  account_id: 'QYR5Z8XDVJNXQ',
};
const approved = new Set(['APPROVED', 'COMPLETED']);

export function toWire({ origin }: World, { id, status, unit }: Order): object {
  return {
    id,
    status,
    intent: 'CAPTURE',
    ...(approved.has(status) ? { payment_source: { paypal: payer }, payer } : { payment_source: { paypal: {} } }),
    purchase_units: [unit],
    links: [
      { rel: 'self', method: 'GET', href: `${origin}/paypal/v2/checkout/orders/${id}` },
      { rel: 'payer-action', method: 'GET', href: `${origin}/paypal/checkoutnow?token=${id}` },
    ],
  };
}
