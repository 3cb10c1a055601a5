import { type Static, Type } from 'typebox';
import { taxZones, warehouses } from '../codes.ts';
import { CountSchema, DateSchema, MoneySchema, Nullable, RemarksSchema } from '../common/schemas.ts';

export const ShippingMethodWireSchema = Type.Object({
  codigo: Type.String(),
  nombre: Type.String(),
  costo: MoneySchema,
  /** Order value from which it is free. */
  gratisDesde: Nullable(MoneySchema),
  bodega: Type.Enum(Object.values(warehouses)),
  entregaDesde: DateSchema,
  entregaHasta: DateSchema,
  puntoRecogida: Type.Boolean(),
  disponible: Type.Boolean(),
  motivo: Nullable(Type.String()),
  /** Set if the parcel is heavier than this, which raises the price or rules the method out. */
  sobreGramos: Type.Optional(CountSchema),
});
export type ShippingMethodWire = Static<typeof ShippingMethodWireSchema>;

export const ShippingOptionsWireSchema = Type.Object({
  zona: Type.Enum(taxZones),
  /** Prices of this zone are without VAT: the buyer owes import tax there. */
  sinIva: Type.Boolean(),
  avisos: RemarksSchema,
  /** Weight of all pieces of the order; absent once it is agreed. */
  gramos: Type.Optional(CountSchema),
  formas: Type.Array(ShippingMethodWireSchema, { maxItems: 20 }),
});
