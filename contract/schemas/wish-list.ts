import { type Static, Type } from 'typebox';
import { wishListMax } from '../rules.ts';
import { closed, ReferenceSchema, TextSchema } from './common.ts';
import { ScopeSchema } from './session.ts';

/** A style in a colour; sizes stay on the device. */
export const WishSchema = Type.Object({ referencia: ReferenceSchema, codColor: TextSchema(20, 1) }, closed);

/** Puts what the device has to what the account has, takes out what was taken out, and gives what holds now. */
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
});
export type WishListWire = Static<typeof WishListWireSchema>;
