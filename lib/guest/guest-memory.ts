import type { CartLine } from '@/lib/cart/cart-line';
import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { GuestChoice, GuestPlace } from './guest';
import type { GuestValues } from './guest-form';

// What the guest typed and chose before the button; it is gone with the tab, unless the guest wants it remembered.
const names = { typed: 'guest:typed', place: 'guest:place', coupon: 'guest:coupon', choice: 'guest:choice' } as const;

export const recallTyped = () => recall<Partial<GuestValues>>(names.typed);
export const keepTyped = (values: Partial<GuestValues>) => remember(names.typed, values);

/** The details validated when the form was sent: the payment step opens only with them. */
const checkedName = 'guest:checked';
export const recallChecked = () => recall<GuestValues>(checkedName);
export const keepChecked = (values: GuestValues) => remember(checkedName, values);

/** The place of the bag's estimate, until the guest enters an address. */
export const recallPlace = () => recall<GuestPlace>(names.place);
export const keepPlace = (place: GuestPlace) => remember(names.place, place);

export const recallCoupon = () => recall<string>(names.coupon);
export const keepCoupon = (code: string | null) => (code ? remember(names.coupon, code) : forget(names.coupon));

export const noChoice: GuestChoice = { shipping: null, tender: null, discreet: false };
export const recallChoice = () => recall<GuestChoice>(names.choice) ?? noChoice;
export const keepChoice = (choice: GuestChoice) => remember(names.choice, choice);

/** After the order: the next one starts without coupon and choices, for the same person. */
export function forgetOrderChoices(): void {
  forget(names.coupon);
  forget(names.choice);
}

/** Errors that the backend found in the details after the form was left: shown at their fields. */
export type GuestProblems = Partial<Record<keyof GuestValues, string>>;
const problemsName = 'guest:problems';
export const keepProblems = (problems: GuestProblems) => remember(problemsName, problems);
export function takeProblems(): GuestProblems | undefined {
  const problems = recall<GuestProblems>(problemsName) ?? undefined;
  forget(problemsName);
  return problems;
}

/** Sold-out lines stay in the bag, but are not ordered. */
export const listAvailableLines = (lines: CartLine[]): CartLine[] => lines.filter(({ maxQuantity }) => maxQuantity > 0);
