import 'server-only';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { BagKey, SentBag } from './sent-bag';
import { toChangeBody, toSentBag } from './sent-bag-mappers';

type From = { locale: Locale; address: string | null };

const headersOf = ({ locale, address }: From) => ({
  'accept-language': locale,
  ...(address !== null && { 'x-forwarded-for': address }),
});

/** The same for a browser without script; its address is passed on for rate limits. */
export const readBagWithoutScript = async (from: From, key: BagKey): Promise<Result<SentBag>> =>
  mapResult(await callBackend('readBag', { body: key, headers: headersOf(from) }), toSentBag);

export const changeBagWithoutScript = async (
  from: From,
  key: BagKey,
  change: { version: number; reply?: { line: string; agrees: boolean } },
): Promise<Result<SentBag>> =>
  mapResult(await callBackend('changeBag', { body: toChangeBody(key, change), headers: headersOf(from) }), toSentBag);
