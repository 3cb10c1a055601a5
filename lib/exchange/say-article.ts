import { fill, type Words } from '@/lib/i18n/words';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import type { Article } from './exchange';

export type SayArticle = (article: Article) => string;

/**
 * A guest reads the size that she chose, as her order above says it, and what stands on the label where that differs: one
 * word for two sizes is the wrong exchange. An executive works with labels.
 */
export const sayArticle =
  (words: Words<'exchange'>, system: SizeSystem | null): SayArticle =>
  ({ colourName, size }) => {
    const own = system === null ? size : toSizeSystem(size, system);
    return own === size
      ? fill(words.article, { colour: colourName, size })
      : fill(words.labelled, { colour: colourName, size: own, label: size });
  };
