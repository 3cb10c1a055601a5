import type { ServerResponse } from 'node:http';

/** How any answer may be used, of whatever kind. What may run on a page its own policy says. */
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

/** What was said of the answer that leaves in no case. */
export function forgetHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (!(name in commonHeaders)) response.removeHeader(name);
}
