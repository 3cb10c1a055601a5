/** Message keys that the calls of requests answer with. The storefront has words for each of them. */
export const requestKeys = {
  /** Nobody answered in time. */
  over: 'requests.reason.over',
} as const;
