/**
 * Why a payment failed, in the payer's words, for every provider. The storefront has words for each of them; a reason
 * that none of them covers is `unknown`.
 */
export const denialKeys = {
  card: 'payment.denied.card',
  expired: 'payment.denied.expired',
  funds: 'payment.denied.funds',
  notAllowed: 'payment.denied.notAllowed',
  doNotRetry: 'payment.denied.doNotRetry',
  authentication: 'payment.denied.authentication',
  bankAway: 'payment.denied.bankAway',
  cancelled: 'payment.denied.cancelled',
  unknown: 'payment.denied.unknown',
} as const;
export type DenialKey = (typeof denialKeys)[keyof typeof denialKeys];
