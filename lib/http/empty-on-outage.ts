import 'server-only';
import { cacheLife } from 'next/cache';

/** Replaces a list that could not be read: the page rendered without it is soon rendered again. */
export async function emptyOnOutage(): Promise<never[]> {
  'use cache';
  cacheLife('absent');
  return [];
}
