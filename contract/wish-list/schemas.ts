import { type Static, Type } from 'typebox';
import { closed, ReferenceSchema, TextSchema } from '../common/schemas.ts';
import { wishListMax } from '../public-rules.ts';
import { ScopeSchema } from '../session/schemas.ts';

/** A style in a colour; sizes stay on the device. */
export const WishSchema = Type.Object({ reference: ReferenceSchema, colour: TextSchema(20, 1) }, closed);

/**
 * Removes and adds the device's changes, and returns the account's list, the newest first. Unknown products, and those
 * beyond a full list, are left out.
 */
export const WishListRequestSchema = Type.Object(
  {
    ambito: ScopeSchema,
    add: Type.Array(WishSchema, { maxItems: wishListMax }),
    remove: Type.Array(WishSchema, { maxItems: wishListMax }),
  },
  closed,
);

export const WishListWireSchema = Type.Object({
  wishes: Type.Array(Type.Object({ reference: ReferenceSchema, colour: Type.String() }), { maxItems: wishListMax }),
  /** False where the account may not keep wishes: the list is empty, and the device keeps its own. */
  kept: Type.Optional(Type.Boolean()),
});
export type WishListWire = Static<typeof WishListWireSchema>;
