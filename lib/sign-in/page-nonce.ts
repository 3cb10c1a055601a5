import 'server-only';
import { headers } from 'next/headers';

/** Without which no inline script of a personal page runs. */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
