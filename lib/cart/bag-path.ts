/** The bag of a personal store; `invited` is the house's own store. */
export const bagPath = (alias: string) => `/my-store/${alias || 'invited'}/shopping-bag`;
