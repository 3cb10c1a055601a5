import { createStore } from '@/lib/state/store';

/** E09. The categories of the page that is shown, from the widest to the closest; of a page without any it is empty. */
export const createCategoryHolder = () => createStore<{ categories: readonly string[] }>({ categories: [] });

export const categoryHolder = createCategoryHolder();
