import 'server-only';
import { cacheLife } from 'next/cache';

/** In the place of a list that nobody can tell: the page that is made without it is soon made anew. */
export async function emptyOnOutage(): Promise<never[]> {
  'use cache';
  cacheLife('absent');
  return [];
}
