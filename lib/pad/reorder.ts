import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Availability } from '@/lib/order/order-codes';

type RecentWire = AnswerOf<'readRecentArticles'>['articles'][number];
export type RecentArticle = Omit<RecentWire, 'picture' | 'price' | 'availability'> & {
  picture: Media | null;
  priceCents: number;
  availability: Availability;
};
export type SavedList = AnswerOf<'listSavedLists'>['lists'][number];

/** What may be ordered again: articles, the last order, saved lists. */
export type ReorderOptions = {
  articles: RecentArticle[];
  lastOrder: AnswerOf<'readRecentArticles'>['lastOrder'];
  lists: SavedList[];
};

/** The source to repeat: an earlier order or a saved list. */
export type RepeatSource = BodyOf<'repeatLines'>;
