import type { AnswerOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import { availabilityNames } from '@/lib/order/order-codes';
import type { ReorderOptions } from './reorder';

type RecentWire = AnswerOf<'readRecentArticles'>;

export const toRecentArticles = ({ articles, lastOrder }: RecentWire): Omit<ReorderOptions, 'lists'> => ({
  articles: articles.map(({ picture, price, availability, ...article }) => ({
    ...article,
    picture: picture && toMedia(picture),
    priceCents: toCents(price),
    availability: availabilityNames[availability],
  })),
  lastOrder,
});
