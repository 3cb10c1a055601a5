import { fill } from '@/lib/i18n/words';
import type { Failure } from '@/lib/result';
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

/** What the backend named as the reason of a failure, in words; null where it named none that has any. */
export function sayReason({ key, fields }: Pick<Failure, 'key' | 'fields'>, words: Tree): string | null {
  const reason = [key, ...Object.values(fields)].find((each) => sayKey(each, words) !== each);
  return reason === undefined ? null : sayKey(reason, words);
}

/** Of the order itself: what has to be known about the place that it goes to stands in its own notice. */
export const isOfOrder = ({ key }: Remark): boolean => !key.startsWith('shipping.notice.');
