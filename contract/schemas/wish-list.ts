import { type Static, Type } from 'typebox';
import { wishListMax } from '../public-rules.ts';
import { closed, ReferenceSchema, TextSchema } from './common.ts';
import { ScopeSchema } from './session.ts';

/** A style in a colour; sizes stay on the device. */
export const WishSchema = Type.Object({ referencia: ReferenceSchema, codColor: TextSchema(20, 1) }, closed);

/**
 * Takes out what was taken out, puts what the device has to what the account has, and gives what holds now, the newest
 * first. What the shop does not have, and what a full list has no room for, is left out.
 */
export const WishListRequestSchema = Type.Object(
  {
    ambito: ScopeSchema,
    agregar: Type.Array(WishSchema, { maxItems: wishListMax }),
    quitar: Type.Array(WishSchema, { maxItems: wishListMax }),
  },
  closed,
);

export const WishListWireSchema = Type.Object({
  deseos: Type.Array(Type.Object({ referencia: ReferenceSchema, codColor: Type.String() }), { maxItems: wishListMax }),
  /** False where she does not want her account to keep them: then none is in it, and those of the device stay there. */
  guardados: Type.Optional(Type.Boolean()),
});
export type WishListWire = Static<typeof WishListWireSchema>;
