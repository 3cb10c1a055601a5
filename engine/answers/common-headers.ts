import type { ServerResponse } from 'node:http';

/** Headers of every response. What may run on a page is in that page's own policy. */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
};

export function setCommonHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
}

/** Removes the headers that were set for a response which is then replaced. */
export function clearResponseHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (!(name in commonHeaders)) response.removeHeader(name);
}
