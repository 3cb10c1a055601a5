import { bagCodePattern, linkTokenPattern } from '@/contract/rules';

/** Where a sent bag is looked up. */
export const sentBagPath = '/validation/your-request';
/** Where its form goes by itself, without a script of ours. */
export const sentBagLookPath = '/validation/request-state';

/** The secret stands behind the #, which the browser sends to nobody: no log and no other host has it. */
export const sentBagLink = ({ code, secret }: { code: string; secret: string }): string =>
  `${sentBagPath}#${code}.${secret}`;

const codes = new RegExp(bagCodePattern);
const secrets = new RegExp(linkTokenPattern);

/** What stands behind the # of such a link; null where it is none. */
export function toBagLink(hash: string): { code: string; secret: string } | null {
  const at = hash.indexOf('.');
  const link = { code: hash.slice(0, Math.max(0, at)), secret: hash.slice(at + 1) };
  return codes.test(link.code) && secrets.test(link.secret) ? link : null;
}

/** As people type a code off: in small letters, with spaces, without its dash. */
export function toBagCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const code = `${signs.slice(0, 3)}-${signs.slice(3)}`;
  return codes.test(code) ? code : null;
}

/** Where on the bag's page it is sent from. */
export const sendBagAnchor = 'send-bag';
