import type { CartLine } from '@/lib/cart/cart-line';
import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { GuestChoice, GuestPlace } from './guest-draft';

// What the guest chose before the button; it is gone with the tab.
const names = { place: 'guest:place', coupon: 'guest:coupon', choice: 'guest:choice' } as const;

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

/** Sold-out lines stay in the bag, but are not ordered. */
export const listAvailableLines = (lines: CartLine[]): CartLine[] => lines.filter(({ maxQuantity }) => maxQuantity > 0);
