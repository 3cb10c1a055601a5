import { storeParameter } from './store-rules';

export const storePath = (alias: string) => `/my-store/${alias}/welcome`;

/** Any address of the shop, in her store. */
export const inStore = (address: string, alias: string) => `${address}?${storeParameter}=${encodeURIComponent(alias)}`;
