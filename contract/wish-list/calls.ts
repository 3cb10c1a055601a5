import { defineCall } from '../call.ts';
import * as examples from './examples.ts';
import { WishListRequestSchema, WishListWireSchema } from './schemas.ts';

export const wishListCalls = [
  defineCall({
    id: 'B008',
    verb: 'syncWishList',
    name: 'sincronizarDeseos',
    method: 'POST',
    path: '/api/deseos/sincronizar',
    token: 'any-session',
    changesState: true,
    summary: "Merges the device's wish list with the account's.",
    body: WishListRequestSchema,
    datos: WishListWireSchema,
    example: examples.sincronizarDeseos,
  }),
] as const;
