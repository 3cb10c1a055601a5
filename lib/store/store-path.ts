// The server reads this as Node does, so it imports nothing.

/** On any address of the shop: puts this store in force. */
export const storeParameter = 'store';

export const storePath = (alias: string) => `/my-store/${alias}/welcome`;

/** Any address of the shop, in her store. */
export const inStore = (address: string, alias: string) => `${address}?${storeParameter}=${encodeURIComponent(alias)}`;
