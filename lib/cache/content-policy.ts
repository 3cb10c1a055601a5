// The page cache imports this, and Node reads the two as they are: no alias, and only types that can be taken away.

import { settings } from '../env.ts';

const common = (tagAddresses: string[] = []) => [
  "default-src 'self'",
  // Styles: React writes style attributes for sizes and dominant colours.
  "style-src 'self' 'unsafe-inline'",
  ["img-src 'self' data: blob:", ...settings().pictureOrigins, ...tagAddresses].join(' '),
  "font-src 'self'",
  ["connect-src 'self'", ...tagAddresses].join(' '),
  ["media-src 'self'", ...settings().pictureOrigins].join(' '),
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const policy = (scriptSources: string, tagAddresses?: string[]) =>
  [`script-src 'self' ${scriptSources}`.trim(), ...common(tagAddresses)].join('; ');

/** Web Crypto: the middleware has nothing else. */
export const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

export const noncePolicy = (nonce: string, { evaluate = false } = {}): string =>
  policy(`'nonce-${nonce}' 'strict-dynamic'${evaluate ? " 'unsafe-eval'" : ''}`);

/** A container, and what Google's own measuring is: the rest of its host holds scripts of anybody. */
const tagScripts = ['/gtm.js', '/gtag/js'];

/**
 * Of a page that is the same for everybody: no script stands in it (ADR 0051). `isOpen` says that a container may run in
 * it, where one is set and once a visitor has agreed.
 */
export function staticPolicy({ isOpen = false } = {}): string {
  const { tags } = settings();
  return tags && isOpen ? policy(tagScripts.map((path) => tags.origin + path).join(' '), tags.addresses) : policy('');
}
