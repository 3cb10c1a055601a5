import { fill } from '@/lib/i18n/words';
import type { Remark } from './order-line';

type Tree = { [key: string]: string | Tree };

/** The words of a key that the backend gave; where there are none the key itself shows (X07). */
export function sayKey(key: string, words: Tree, values: Record<string, string> = {}): string {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (at, part) => (typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined),
      words,
    );
  return typeof found === 'string' ? fill(found, values) : key;
}

export const sayRemark = ({ key, values }: Remark, words: Tree): string => sayKey(key, words, values);
