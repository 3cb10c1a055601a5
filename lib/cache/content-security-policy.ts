// The page cache imports this file in plain Node: no alias, and only erasable types.

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

/** By Web Crypto, because the middleware has no Node crypto. */
export const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

export const noncePolicy = (nonce: string, { evaluate = false } = {}): string =>
  policy(`'nonce-${nonce}' 'strict-dynamic'${evaluate ? " 'unsafe-eval'" : ''}`);

/** A container and Google's own measuring scripts: the rest of that host serves scripts of anyone. */
const tagScripts = ['/gtm.js', '/gtag/js'];

/**
 * The policy of a page that is the same for everyone: no inline script is in it (ADR 0051), unless `hasScripts` says so.
 * With `isOpen` a container may run in it, when one is set and once the visitor has agreed.
 */
export function staticPolicy({ isOpen = false, hasScripts = false } = {}): string {
  const { tags } = settings();
  const inline = hasScripts ? ["'unsafe-inline'"] : [];
  const sources = tags && isOpen ? tagScripts.map((path) => tags.origin + path) : [];
  return policy([...inline, ...sources].join(' '), tags && isOpen ? tags.addresses : []);
}
