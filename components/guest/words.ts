import type { FailureWords } from '@/components/order/failure-note';
import type { PayWords } from '@/components/payment/pay-form';
import type { Words } from '@/lib/i18n/message-texts';
import type { GuestOrderActionWords } from './placed-order/guest-order-actions';

/** Words for an empty bag, or one that cannot be read. */
export type BagStateWords = {
  loading: string;
  empty: Words<'guest.empty'>;
  placed: Words<'guest.placed'>;
  trouble: Words<'guest.trouble'>;
  problem: Words<'cart.problem'>;
};

export type GuestCheckoutStartWords = {
  bag: Words<'guest.bag'>;
  shipping: Words<'checkout.shipping'>;
  coupon: Words<'bag.coupon'>;
  remarks: Words<'checkout.remarks'>;
  totals: Words<'checkout.totals'>;
  lines: Words<'cart.lines'>;
  ways: Words<'sentBag.ways'>;
};

export type GuestDataWords = BagStateWords & {
  data: Words<'guest.data'>;
  form: Words<'checkout.shipping.form'>;
  forms: Words<'forms'>;
  totals: Words<'checkout.totals'>;
  failures: FailureWords;
};

export type GuestPaymentWords = BagStateWords & {
  giftCard: Words<'giftCard.use'>;
  early: Words<'guest.early'>;
  guest: Words<'guest.payment'>;
  payment: Words<'checkout.payment'>;
  shipping: Words<'checkout.shipping'>;
  totals: Words<'checkout.totals'>;
  zones: Words<'checkout.zones'>;
  remarks: Words<'checkout.remarks'>;
  differences: Words<'checkout.differences'>;
  failures: FailureWords;
};
export type GuestConfirmationWords = PayWords &
  GuestOrderActionWords & {
    confirmation: Words<'guest.confirmation'>;
    giftCard: Words<'giftCard.use'>;
    account: Words<'access.account.offer'>;
    /** The confirmation's words for any order. */
    placed: Words<'checkout.confirmation'>;
    totals: Words<'checkout.totals'>;
    result: Words<'payment.result'>;
    deadline: Words<'payment.deadline'>;
    transfer: Words<'payment.transfer'>;
    proof: Words<'payment.proof'>;
    exchange: Words<'exchange'>;
  };
