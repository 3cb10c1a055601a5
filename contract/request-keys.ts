/** Message keys that the calls of requests answer with. The storefront has words for each of them. */
export const requestKeys = {
  /** Nobody answered in time. */
  over: 'requests.reason.over',
} as const;

/** Of a visitor who sends her bag, who is told where she chooses. */
export const sentBagKeys = {
  /** An executive who takes nothing from visitors now: away, or with as much as one person answers. */
  away: 'requests.reason.away',
  full: 'requests.reason.full',
} as const;
