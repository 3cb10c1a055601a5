import type { TenderCode } from '@/contract/codes';
import type { PaymentMethod, ShippingMethod } from '@/lib/order/delivery';
import type { Order, Totals } from '@/lib/order/order';
import type { OrderLine, Person } from '@/lib/order/order-line';
import type { GiftRule, RequiredAcknowledgement } from './checkout';

export const checkoutSteps = ['bag', 'gifts', 'shipping', 'payment', 'confirmation'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepPath = (step: CheckoutStep) => `/checkout/${step}`;
export const confirmationPath = (number: string) => `${stepPath('confirmation')}?order=${encodeURIComponent(number)}`;

type Draft = Pick<Order, 'lines' | 'delivery'>;

/** True without sales lines: gifts alone are no order. */
export const isEmpty = ({ lines }: Pick<Order, 'lines'>) =>
  !lines.some(({ type, omitted }) => type === 'sale' && !omitted);

export type StepBefore = Extract<CheckoutStep, 'bag' | 'shipping'>;

/** The earlier step that is still incomplete; null when this step may open. */
export function stepBefore(step: 'gifts' | 'shipping' | 'payment', draft: Draft): StepBefore | null {
  if (isEmpty(draft)) return 'bag';
  const { address, method, zone } = draft.delivery;
  const ready =
    address !== null && method?.available === true && zone !== 'notServed' && canGoStraight(draft, draft.delivery);
  return step === 'payment' && !ready ? 'shipping' : null;
}

/** Where the way on leads: to the first step after the bag, or after the gifts, that has something to decide. */
export function nextStep(from: 'bag' | 'gifts', draft: Draft & Pick<Order, 'pendingGifts'>) {
  if (from === 'bag' && draft.pendingGifts > 0) return 'gifts';
  return stepBefore('payment', draft) === null ? 'payment' : 'shipping';
}
export type NextStep = ReturnType<typeof nextStep>;

/**
 * The method of the last order, or the only one there is. Nothing that costs extra is chosen in advance: a method that
 * another undercuts has to be chosen.
 */
export function usualMethod(methods: readonly ShippingMethod[], last: string | null): ShippingMethod | null {
  const there = methods.filter(({ available }) => available);
  const usual = there.length === 1 ? there[0] : there.find(({ code }) => code === last);
  const least = Math.min(...there.filter(({ pickupPoint }) => !pickupPoint).map(({ costCents }) => costCents));
  return usual && usual.costCents <= least ? usual : null;
}

/** How the last order was paid, if this one can be and it costs nothing extra. */
export const usualTender = (methods: readonly PaymentMethod[], last: TenderCode | null): TenderCode | null =>
  methods.find(({ tender, available, surchargeCents }) => tender === last && available && surchargeCents === 0)
    ?.tender ?? null;

/** A client must not see what others ordered: an order is sent straight to a client only if all of it is theirs. */
const canGoStraight = ({ lines }: Pick<Order, 'lines'>, { to, client }: Order['delivery']) =>
  to === 'executive' || onlyClient(lines)?.id === client?.id;

/** The one client of the order; gifts do not count. Null when there are several, or for the executive. */
export function onlyClient(lines: OrderLine[]): Person | null {
  const counting = lines.filter(({ type, omitted }) => type === 'sale' && !omitted);
  const [first] = counting;
  return first && counting.every(({ client }) => client?.id === first.client?.id) ? first.client : null;
}

/** A gift is earned as soon as nothing is missing, taken or not. */
export const isEarned = ({ missingCents, missingPoints }: GiftRule) => missingCents === 0 && missingPoints === 0;

type CardTotals = Pick<Totals, 'totalCents' | 'surchargeCents' | 'giftCards'>;

/** What gift cards leave to pay, without the fee of a method. */
export const leftByCards = ({ totalCents, surchargeCents, giftCards }: CardTotals): number =>
  totalCents - surchargeCents - giftCards.reduce((sum, { cents }) => sum + cents, 0);

/** Whether gift cards, or the credit after them, pay the whole order, so that no method is needed. */
export function isCovered(totals: CardTotals, creditCents: number, usesBalance: boolean): boolean {
  const leftCents = leftByCards(totals);
  return (totals.giftCards.length > 0 && leftCents <= 0) || (usesBalance && creditCents >= leftCents);
}

export type Obstacle = 'minimum' | 'shipping' | 'part' | 'method' | 'terms' | RequiredAcknowledgement;
type ConfirmAnswers = {
  hasShipping: boolean;
  partTyped: boolean;
  canPay: boolean;
  terms: boolean;
  accepted: ReadonlySet<RequiredAcknowledgement>;
};

/** Everything that still keeps the button from working, in screen order. */
export function listObstacles(totals: Totals, demands: RequiredAcknowledgement[], said: ConfirmAnswers): Obstacle[] {
  return [
    ...(totals.missingMinimumCents > 0 ? (['minimum'] as const) : []),
    ...demands.filter((demand) => !said.accepted.has(demand)),
    ...(said.hasShipping ? [] : (['shipping'] as const)),
    ...(said.partTyped ? [] : (['part'] as const)),
    ...(said.canPay ? [] : (['method'] as const)),
    ...(said.terms ? [] : (['terms'] as const)),
  ];
}

/** An order paid on delivery, from balance or on credit does not expire; one that still expires is not settled. */
export const isUnsettled = ({ state, reservedUntil }: Pick<Order, 'state' | 'reservedUntil'>) =>
  state === 'pending' && reservedUntil !== null;
