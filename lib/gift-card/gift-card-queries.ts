import 'server-only';
import { cacheLife } from 'next/cache';
import { callBackend, readPublic } from '@/lib/http/backend';
import { mapResult, type Result } from '@/lib/result';
import type { GiftCardTerms } from './gift-card';
import { toGiftCardTerms } from './gift-card-mappers';

export const getGiftCardTerms = async (): Promise<Result<GiftCardTerms>> =>
  mapResult(await callBackend('readGiftCardTerms'), toGiftCardTerms);

async function readOffered(): Promise<boolean> {
  'use cache';
  cacheLife('catalogue');
  const terms = await readPublic('readGiftCardTerms');
  // A backend that is being replaced does not know the call yet.
  if (!terms) cacheLife('absent');
  return terms?.offered ?? false;
}

async function hiddenOnOutage(): Promise<boolean> {
  'use cache';
  cacheLife('absent');
  return false;
}

/** Whether pages link to gift cards. */
export const areGiftCardsOffered = (): Promise<boolean> => readOffered().catch(hiddenOnOutage);
