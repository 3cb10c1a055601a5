import type messages from '@/messages/es.json';

/** The groups of `checkout` in the messages, as the server hands them to the browser. */
type Checkout = typeof messages.checkout;

export type GiftsWords = Checkout['gifts'];
export type ShippingWords = Checkout['shipping'];
export type AddressWords = ShippingWords['form'];
export type PaymentWords = Checkout['payment'];
export type TotalsWords = Checkout['totals'];
export type DifferencesWords = Checkout['differences'];
export type ConfirmationWords = Checkout['confirmation'];
export type StepsWords = Checkout['steps'];
export type ZonesWords = Checkout['zones'];
export type RemarksWords = Checkout['remarks'];

/** What each screen says when something fails, and where a session has ended. */
export type FailureWords = Checkout['failures'] & {
  again: (typeof messages)['signIn']['again'];
  reasons: RemarksWords;
};
