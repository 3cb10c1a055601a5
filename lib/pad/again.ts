import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Availability } from '@/lib/order/order-codes';

export type RecentArticle = {
  code: string;
  name: string;
  colourName: string;
  size: string;
  picture: Media | null;
  priceCents: number;
  points: number;
  units: number;
  availability: Availability;
};
export type SavedList = { id: string; name: string; lines: number; units: number };

/** What may be ordered again: articles, the last order, saved lists. */
export type ReorderOptions = {
  articles: RecentArticle[];
  lastOrder: { number: string; date: string; lines: number; units: number } | null;
  lists: SavedList[];
};

/** The source to repeat: an earlier order or a saved list. */
export type RepeatSource = { order: string } | { list: string };
