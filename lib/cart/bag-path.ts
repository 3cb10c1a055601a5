/** A screen of a personal store; `invited` is the house's own store. */
export const storePath = (alias: string, screen: string) => `/my-store/${alias || 'invited'}/${screen}`;

export const bagPath = (alias: string) => storePath(alias, 'shopping-bag');
