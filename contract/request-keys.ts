/** Message keys that the calls of requests answer with. The storefront has words for each of them. */
export const requestKeys = {
  /** Nobody answered in time. */
  over: 'requests.reason.over',
  /** An executive who takes nothing from visitors now: away, or with as much as one person answers. */
  away: 'requests.reason.away',
  full: 'requests.reason.full',
} as const;
