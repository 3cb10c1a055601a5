import type { Config } from '../../kit/config.ts';
import type { CacheNotice } from '../../kit/outbox.ts';
import { hmac } from '../../shared/secrets.ts';

const deadlineMs = 5_000;

/** The signature covers the time of sending, so that an intercepted notice cannot be replayed later. */
export function signNotice(secret: string, body: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).toString('hex')}`;
}

type Target = Pick<Config, 'storefrontUrl' | 'revalidateSecret'>;

export async function sendCacheNotice(target: Target, notice: CacheNotice, jobId: string): Promise<void> {
  const body = JSON.stringify({ id: jobId, ...notice });
  const answer = await fetch(`${target.storefrontUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signNotice(target.revalidateSecret, body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The storefront answered a cache notice with ${answer.status}.`);
}
