import { cacheNames } from '@/contract/shop/schemas';
import { hmac, isSameInConstantTime } from '@/lib/session/hmac';

export type CacheName = (typeof cacheNames)[number];
/** The tags are stale once the named data has at least this version. */
export type CacheNotice = { id: string; name: CacheName; version: number; tags: string[] };

export const noticeMaxBytes = 64 * 1024;
const maxTags = 500;
const maxAgeSeconds = 300;

/**
 * A notice is signed over its time and text (`t=<seconds>,v1=<hex>`), so that neither can be changed and an old one
 * cannot be replayed. Null for an invalid notice.
 */
export function readNotice(
  body: string,
  signature: string | null,
  secret: string,
  now = Date.now(),
): CacheNotice | null {
  const [, moment, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (!moment || !mac) return null;
  if (Math.abs(now / 1000 - Number(moment)) > maxAgeSeconds) return null;
  if (!isSameInConstantTime(mac, hmac(`${moment}.${body}`, secret))) return null;
  try {
    const { id, name, version, tags } = JSON.parse(body) as Partial<CacheNotice>;
    const good =
      typeof id === 'string' &&
      isName(name) &&
      isVersion(version) &&
      Array.isArray(tags) &&
      tags.length <= maxTags &&
      tags.every(isTag);
    return good ? { id, name, version, tags } : null;
  } catch {
    return null;
  }
}

const isName = (name: unknown): name is CacheName => cacheNames.some((known) => known === name);
const isVersion = (version: unknown): version is number => Number.isSafeInteger(version) && Number(version) >= 0;
const isTag = (tag: unknown) => typeof tag === 'string' && /^[A-Za-z0-9:_/-]{1,120}$/.test(tag);
