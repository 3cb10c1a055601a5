import { fill, type Words } from '@/lib/i18n/words';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import type { Article } from './exchange';

export type SayArticle = (article: Article) => string;

/**
 * A guest sees the chosen size in the system used in the order above, plus the label's size when that differs,
 * because confusing the two means a wrong exchange. An executive works with labels.
 */
export const sayArticle =
  (words: Words<'exchange'>, system: SizeSystem | null): SayArticle =>
  ({ colourName, size }) => {
    const own = system === null ? size : toSizeSystem(size, system);
    return own === size
      ? fill(words.article, { colour: colourName, size })
      : fill(words.labelled, { colour: colourName, size: own, label: size });
  };
