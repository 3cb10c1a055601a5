import { fill } from '@/lib/i18n/message-texts';
import type { Failure } from '@/lib/result';
import type { Remark } from './order-line';

type Tree = { [key: string]: string | Tree };

/** The words of a backend key; without any the key itself is shown (X07). */
export function formatKey(key: string, words: Tree, values: Record<string, string> = {}): string {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (at, part) => (typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined),
      words,
    );
  return typeof found === 'string' ? fill(found, values) : key;
}

export const formatRemark = ({ key, values }: Remark, words: Tree): string => formatKey(key, words, values);

/** The reason of a failure in words; null when the backend named none that has words. */
export function formatFailureReason({ key, fields }: Pick<Failure, 'key' | 'fields'>, words: Tree): string | null {
  const reason = [key, ...Object.values(fields)].find((each) => formatKey(each, words) !== each);
  return reason === undefined ? null : formatKey(reason, words);
}

/** Whether a remark concerns the order itself: those on the delivery zone have their own notice. */
export const isOrderRemark = ({ key }: Remark): boolean => !key.startsWith('shipping.notice.');
