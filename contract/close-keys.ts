/** Message keys of why an account cannot end yet. The storefront has words for each of them. */
export const closeKeys = {
  /** An order of hers is under way. */
  orders: 'account.close.orders',
  /** She owes something, or something is owed to her. */
  money: 'account.close.money',
} as const;
