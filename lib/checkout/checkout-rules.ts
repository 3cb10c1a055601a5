import type { Order, Totals } from '@/lib/order/order';
import type { Zone } from '@/lib/order/order-codes';
import type { OrderLine, Person } from '@/lib/order/order-line';
import type { Country, Demand, GiftRule } from './checkout';

export const checkoutSteps = ['bag', 'gifts', 'shipping', 'payment', 'confirmation'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepPath = (step: CheckoutStep) => `/checkout/${step}`;
export const confirmationPath = (number: string) => `${stepPath('confirmation')}?order=${encodeURIComponent(number)}`;

type Draft = Pick<Order, 'lines' | 'delivery'>;

/** Gifts alone are no order. */
export const isEmpty = ({ lines }: Pick<Order, 'lines'>) =>
  !lines.some(({ type, omitted }) => type === 'sale' && !omitted);

export type StepBefore = Extract<CheckoutStep, 'bag' | 'shipping'>;

/** Where what a step stands on is still missing; null where it may open. */
export function stepBefore(step: 'gifts' | 'shipping' | 'payment', draft: Draft): StepBefore | null {
  if (isEmpty(draft)) return 'bag';
  const { address, method, zone } = draft.delivery;
  const ready =
    address !== null && method?.available === true && zone !== 'notServed' && canGoStraight(draft, draft.delivery);
  return step === 'payment' && !ready ? 'shipping' : null;
}

/** What others ordered is none of a client's business: an order goes straight to her only where all of it is hers. */
const canGoStraight = ({ lines }: Pick<Order, 'lines'>, { to, client }: Order['delivery']) =>
  to === 'executive' || onlyClient(lines)?.id === client?.id;

/** For whom alone an order is; gifts belong to whoever sends it. Null where it is for several, or for the executive. */
export function onlyClient(lines: OrderLine[]): Person | null {
  const counting = lines.filter(({ type, omitted }) => type === 'sale' && !omitted);
  const [first] = counting;
  return first && counting.every(({ client }) => client?.id === first.client?.id) ? first.client : null;
}

/** A gift is earned as soon as nothing is missing, taken or not. */
export const isEarned = ({ missingCents, missingPoints }: GiftRule) => missingCents === 0 && missingPoints === 0;

/** Whether what stands in her favour pays the whole order, so that no method is needed. */
export const isCovered = ({ totalCents, surchargeCents }: Totals, creditCents: number, usesBalance: boolean) =>
  usesBalance && creditCents >= totalCents - surchargeCents;

export type Obstacle = 'minimum' | 'part' | 'method' | 'terms' | Demand;
type ConfirmAnswers = { partTyped: boolean; canPay: boolean; terms: boolean; accepted: ReadonlySet<Demand> };

/** What still stands between the executive and the button, in the order of the screen. */
export function listObstacles(totals: Totals, demands: Demand[], said: ConfirmAnswers): Obstacle[] {
  return [
    ...(totals.missingMinimumCents > 0 ? (['minimum'] as const) : []),
    ...demands.filter((demand) => !said.accepted.has(demand)),
    ...(said.partTyped ? [] : (['part'] as const)),
    ...(said.canPay ? [] : (['method'] as const)),
    ...(said.terms ? [] : (['terms'] as const)),
  ];
}

/** The zone of a postal code as the country's own table has it, so that a notice stands before anything is sent. */
export function zoneOf(country: Country | undefined, postalCode: string): { zone: Zone; name: string } | null {
  const code = postalCode.trim().toUpperCase();
  return country?.zones.find(({ from, to }) => code.length === from.length && code >= from && code <= to) ?? null;
}

/** Placed with cash on delivery, balance or credit nothing expires any more; what still does is not settled. */
export const isUnsettled = ({ state, reservedUntil }: Pick<Order, 'state' | 'reservedUntil'>) =>
  state === 'pending' && reservedUntil !== null;
