import { bagCodePattern, linkTokenPattern } from '@/contract/rules';

/** The page to look up a sent bag. */
export const sentBagPath = '/validation/your-request';
/** The target of its form without script. */
export const sentBagLookPath = '/validation/request-state';

/** The secret is in the fragment, which browsers never send: no log and no other host gets it. */
export const sentBagLink = ({ code, secret }: { code: string; secret: string }): string =>
  `${sentBagPath}#${code}.${secret}`;

const codes = new RegExp(bagCodePattern);
const secrets = new RegExp(linkTokenPattern);

/** The link in the fragment; null when there is none. */
export function toBagLink(hash: string): { code: string; secret: string } | null {
  const at = hash.indexOf('.');
  const link = { code: hash.slice(0, Math.max(0, at)), secret: hash.slice(at + 1) };
  return codes.test(link.code) && secrets.test(link.secret) ? link : null;
}

/** A code as people type it: in lower case, with spaces, without its dash. */
export function toBagCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const code = `${signs.slice(0, 3)}-${signs.slice(3)}`;
  return codes.test(code) ? code : null;
}

/** The element on the bag's page from which it is sent. */
export const sendBagAnchor = 'send-bag';
