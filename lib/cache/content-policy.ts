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

export const noncePolicy = (nonce: string, { evaluate = false } = {}): string =>
  policy(`'nonce-${nonce}' 'strict-dynamic'${evaluate ? " 'unsafe-eval'" : ''}`);

/** A container, and what Google's own measuring is: the rest of its host holds scripts of anybody. */
const tagScripts = ['/gtm.js', '/gtag/js'];

/** `isOpen` says of a page that a container may run in it, where one is set and once a visitor has agreed. */
export async function staticPolicy(html: string, { isOpen = false } = {}): Promise<string> {
  const hashes = await Promise.all(inlineScripts(html).map(sha256));
  const scripts = [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
  const { tags } = settings();
  if (!tags || !isOpen) return policy(scripts.join(' '));
  return policy([...scripts, ...tagScripts.map((path) => tags.origin + path)].join(' '), tags.addresses);
}

/**
 * Next writes the data of a page in some thirty scripts, one after the other. As one it needs one hash: the policy
 * shrinks by a kilobyte that no compression can make smaller, and the page fits into what a server may send at once.
 */
export const joinScripts = (html: string): string =>
  html.replace(runs, (run) => run.replaceAll('</script><script>', ';\n'));

const runs = /(?:<script>(?:[^<]|<(?!\/script>))*<\/script>){2,}/g;

function inlineScripts(html: string): string[] {
  const found: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (!/\ssrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes)) found.push(text);
  }
  return found;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
