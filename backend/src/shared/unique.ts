/** Each once, in the order in which they came. */
export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)];
