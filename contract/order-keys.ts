/**
 * Message keys that the calls of the bag and of the order pad answer with, besides those of `envelope.ts` and
 * `field-keys.ts`. The storefront has words for each of them.
 */
export const orderKeys = {
  /** Some pieces are not there: code 2. */
  stock: 'order.remark.stock',
  /** A quantity was made smaller, as the maximum or the stock allow: code 2. */
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
  /** Why something is suggested. */
  sameLine: 'suggestion.sameLine',
  stepUp: 'suggestion.stepUp',
} as const;

/** Why an executive may need her advisor. */
export const advisorKeys = {
  /** With the number of the order, `orden`. */
  waitingForPayment: 'advisor.remark.waitingForPayment',
  /** Something lies in her bag, and the campaign, `campana`, ends soon. */
  closing: 'advisor.remark.closing',
  /** A client's request is about to run out unanswered. */
  requestExpiring: 'advisor.remark.requestExpiring',
} as const;

/** What an order that is placed and not settled waits for. */
export const heldKeys = {
  payment: 'order.held.payment',
  transfer: 'order.held.transfer',
  /** Her account or cash at the door was chosen, and is still to be confirmed. */
  agreement: 'order.held.agreement',
} as const;
