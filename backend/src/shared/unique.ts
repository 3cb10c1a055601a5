/** Without duplicates, in the order of first occurrence. */
export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)];
