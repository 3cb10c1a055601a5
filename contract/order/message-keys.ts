/**
 * Message keys of the calls of bag and order pad, besides those of `envelope.ts` and `field-problem-keys.ts`. The storefront
 * has words for each of them.
 */
export const orderKeys = {
  /** Some pieces are out of stock: code 2. */
  stock: 'order.remark.stock',
  /** A quantity was reduced to the maximum or the stock: code 2. */
  reduced: 'order.remark.reduced',
  /** Some lines were not added for another reason than stock: code 3. */
  notAllAdded: 'order.remark.notAllAdded',
  /** Among `avisos`, with the campaigns’ names, `antes` and `ahora`. */
  campaignMoved: 'order.remark.campaignMoved',
  noCampaign: 'order.reason.noCampaign',
  outOfStock: 'order.reason.outOfStock',
  notInCampaign: 'order.reason.notInCampaign',
  tooManyClients: 'order.reason.tooManyClients',
  tooManyLists: 'order.reason.tooManyLists',
  listNameTaken: 'order.reason.listNameTaken',
  nothingToKeep: 'order.reason.nothingToKeep',
  /** Why an article is suggested. */
  sameLine: 'suggestion.sameLine',
  stepUp: 'suggestion.stepUp',
} as const;

/** Why an executive may need the advisor. */
export const advisorKeys = {
  /** `orden` is the order's number. */
  waitingForPayment: 'advisor.remark.waitingForPayment',
  /** The bag has lines, and its campaign, `campana`, ends soon. */
  closing: 'advisor.remark.closing',
  /** A client's request is about to expire unanswered. */
  requestExpiring: 'advisor.remark.requestExpiring',
} as const;

/** The reason why a placed, unsettled order waits. */
export const heldKeys = {
  payment: 'order.held.payment',
  transfer: 'order.held.transfer',
  /** Paying on account or on delivery was chosen, and is not confirmed yet. */
  agreement: 'order.held.agreement',
} as const;
