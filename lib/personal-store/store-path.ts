// The server loads this file in plain Node, so it imports nothing.

/** Query parameter of any shop address: makes this store the current one. */
export const storeParameter = 'store';

export const storePath = (alias: string) => `/my-store/${alias}/welcome`;

/** Any address of the shop, within the store. */
export const inStore = (address: string, alias: string) => `${address}?${storeParameter}=${encodeURIComponent(alias)}`;
