/** Message keys of gift cards. The storefront has words for each of them. */
export const giftCardKeys = {
  /** Unknown, blocked, or not paid yet: one answer for all of them, so that a guess learns nothing. */
  unknown: 'giftCard.reason.unknown',
  expired: 'giftCard.reason.expired',
  empty: 'giftCard.reason.empty',
  /** An order takes `giftCardsPerOrder` of them. */
  tooMany: 'giftCard.reason.tooMany',
  /** The cards cover the order, or what the account leaves of it. */
  nothingDue: 'giftCard.reason.nothingDue',
  /** Code 2, CAMBIOS: another sum than `aPagarVisto` is left to pay, because a card was used elsewhere. */
  changed: 'giftCard.reason.changed',
  /** The shop sells and takes none now. */
  notOffered: 'giftCard.reason.notOffered',
  /** More in a day than a buyer, a household or a store may order. */
  limit: 'giftCard.reason.limit',
  /** Names and the message are mailed to somebody else, so they may hold no link. */
  link: 'giftCard.reason.link',
  /** A recipient by mail has an address, and a day between today and a year from now. */
  sendOn: 'giftCard.reason.sendOn',
} as const;
