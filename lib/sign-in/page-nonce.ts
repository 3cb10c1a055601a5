import 'server-only';
import { headers } from 'next/headers';
import { scriptsLater } from '@/lib/access/can-open';

/** Without which no inline script of a personal page runs. */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}

/** Whether the page leaves with what public pages begin with, which keeps presses and the place of the store's strip. */
export const areScriptsLater = async (): Promise<boolean> => (await headers()).has(scriptsLater);
