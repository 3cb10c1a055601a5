import 'server-only';
import { headers } from 'next/headers';
import { scriptsLater } from '@/lib/access/can-open';

/** The nonce that an inline script of a personal page needs to run. */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}

/** Whether the page has the start script of public pages, which records presses and reserves the store's strip. */
export const areScriptsLater = async (): Promise<boolean> => (await headers()).has(scriptsLater);
