import { createStore } from '@/lib/state/store';

/** E09. The categories of the current page, from the widest to the closest; empty on a page without any. */
export const createCategoryHolder = () => createStore<{ categories: readonly string[] }>({ categories: [] });

export const categoryHolder = createCategoryHolder();
