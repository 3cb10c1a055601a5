/**
 * Message keys that the calls from bag to settled order answer with, besides those of `envelope.ts` and
 * `field-keys.ts`. The storefront has words for each of them.
 */
export const purchaseKeys = [
  'coupon.reason.unknown',
  'coupon.reason.notYet',
  'coupon.reason.over',
  'coupon.reason.usedUp',
  'coupon.reason.usedByYou',
  'coupon.reason.minimum',
  'payment.reason.notOffered',
  'payment.reason.onlyOrders',
  'payment.reason.zone',
  'payment.reason.country',
  'payment.reason.amount',
  'payment.reason.overCredit',
  'payment.reason.otherTotal',
  'payment.reason.cashCampaign',
  'payment.notice.haveCashReady',
  'shipping.reason.notServed',
  'shipping.reason.otherState',
  'shipping.reason.methodElsewhere',
  'shipping.notice.canaryImport',
  'shipping.notice.ceutaImport',
  'shipping.notice.melillaImport',
  'shipping.notice.notServed',
  'gift.reason.notEarned',
  'gift.reason.tooMany',
  'gift.reason.notAnOption',
  'order.reason.empty',
  'order.reason.minimum',
  'order.reason.cannotCancel',
  'order.reason.ended',
  'order.remark.changed',
  'order.remark.leftOut',
  'error.keyUsed',
] as const;
export type PurchaseKey = (typeof purchaseKeys)[number];
