import 'server-only';
import { callBackend } from '@/lib/http/backend';
import { type Reader, readerInput } from '@/lib/http/reader';
import type { ReorderOptions } from './again';
import { toRecent, toSavedLists } from './again-mappers';

/** What may be ordered again. Empty when it cannot be read: the pad works without. */
export async function getAgain(reader: Reader): Promise<ReorderOptions> {
  const [recent, lists] = await Promise.all([
    callBackend('readRecentArticles', readerInput(reader)),
    callBackend('listSavedLists', readerInput(reader)),
  ]);
  return {
    ...(recent.ok ? toRecent(recent.data) : { articles: [], lastOrder: null }),
    lists: lists.ok ? toSavedLists(lists.data) : [],
  };
}
