import { type Static, Type } from 'typebox';
import { taxZones, warehouses } from '../codes.ts';
import { DateSchema, MoneySchema, Nullable, RemarksSchema } from './common.ts';

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
});
export type ShippingMethodWire = Static<typeof ShippingMethodWireSchema>;

export const ShippingOptionsWireSchema = Type.Object({
  zona: Type.Enum(taxZones),
  /** Prices of this zone are without VAT: the buyer owes import tax there. */
  sinIva: Type.Boolean(),
  avisos: RemarksSchema,
  formas: Type.Array(ShippingMethodWireSchema, { maxItems: 20 }),
});
