import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { GuestChoice, GuestPlace } from './guest';
import type { GuestValues } from './guest-form';

// What she typed and chose on her way to the button; it goes with the tab, unless she wants it remembered.
const names = { typed: 'guest:typed', place: 'guest:place', coupon: 'guest:coupon', choice: 'guest:choice' } as const;

export const recallTyped = () => recall<Partial<GuestValues>>(names.typed);
export const keepTyped = (values: Partial<GuestValues>) => remember(names.typed, values);

/** What was checked when the form was sent: only with it the payment step opens. */
const checkedName = 'guest:checked';
export const recallChecked = () => recall<GuestValues>(checkedName);
export const keepChecked = (values: GuestValues) => remember(checkedName, values);

/** Where the bag's estimate was asked for, until she types her address. */
export const recallPlace = () => recall<GuestPlace>(names.place);
export const keepPlace = (place: GuestPlace) => remember(names.place, place);

export const recallCoupon = () => recall<string>(names.coupon);
export const keepCoupon = (code: string | null) => (code ? remember(names.coupon, code) : forget(names.coupon));

export const noChoice: GuestChoice = { shipping: null, tender: null, discreet: false };
export const recallChoice = () => recall<GuestChoice>(names.choice) ?? noChoice;
export const keepChoice = (choice: GuestChoice) => remember(names.choice, choice);

/** The order is placed: the next one begins anew, for the same person. */
export function forgetOrdered(): void {
  forget(names.coupon);
  forget(names.choice);
}

/** What the backend found wrong with her details when she had left them already: said at their fields. */
export type Problems = Partial<Record<keyof GuestValues, string>>;
const problemsName = 'guest:problems';
export const keepProblems = (problems: Problems) => remember(problemsName, problems);
export function takeProblems(): Problems | undefined {
  const problems = recall<Problems>(problemsName) ?? undefined;
  forget(problemsName);
  return problems;
}
