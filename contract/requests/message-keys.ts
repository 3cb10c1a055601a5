/** Message keys of the calls of requests. The storefront has words for each of them. */
export const requestKeys = {
  /** It was not answered in time. */
  over: 'requests.reason.over',
} as const;

/** For visitors who send a bag, shown while they choose an executive. */
export const sentBagKeys = {
  /** The executive accepts nothing from visitors now: away, or with too many open requests. */
  away: 'requests.reason.away',
  full: 'requests.reason.full',
} as const;
