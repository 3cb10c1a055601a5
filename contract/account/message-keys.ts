/** Message keys of why an account cannot be ended yet. The storefront has words for each of them. */
export const closeAccountKeys = {
  /** An order is pending. */
  orders: 'account.close.orders',
  /** Money is owed by or to the executive. */
  money: 'account.close.money',
} as const;
