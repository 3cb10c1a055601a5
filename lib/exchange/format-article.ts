import { fill, type Words } from '@/lib/i18n/message-texts';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import type { ExchangeArticle } from './exchange';

export type FormatArticle = (article: ExchangeArticle) => string;

/**
 * A guest sees the chosen size in the system used in the order above, plus the label's size when that differs,
 * because confusing the two means a wrong exchange. An executive works with labels.
 */
export const createArticleFormat =
  (words: Words<'exchange'>, system: SizeSystem | null): FormatArticle =>
  ({ colourName, size }) => {
    const own = system === null ? size : toSizeSystem(size, system);
    return own === size
      ? fill(words.article, { colour: colourName, size })
      : fill(words.labelled, { colour: colourName, size: own, label: size });
  };
