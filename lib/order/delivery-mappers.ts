import type { AddressWire } from '@/contract/address/schemas';
import type { AnswerOf } from '@/contract/calls/table';
import { toCents, toCentsOrNull } from '@/contract/money';
import type { PaymentMethodWire } from '@/contract/payment/schemas';
import type { ShippingMethodWire } from '@/contract/shipping/schemas';
import type { Address, Delivery, PaymentMethod, ShippingMethod } from './delivery';
import { toPerson } from './line-mappers';
import { warehouseNames, zoneNames } from './order-codes';
import type { Remark } from './order-line';

export const toRemark = ({ clave, valores }: { clave: string; valores?: Record<string, string> }): Remark => ({
  key: clave,
  values: valores ?? {},
});

export const toAddress = (wire: AddressWire): Address => ({
  id: wire.id,
  firstName: wire.nombre,
  lastName: wire.apellidos,
  line1: wire.linea1,
  line2: wire.linea2 ?? '',
  postalCode: wire.codigoPostal,
  town: wire.localidad,
  state: wire.estado ?? null,
  country: wire.pais,
  phone: wire.telefono ?? null,
  instructions: wire.indicaciones ?? '',
  isDefault: wire.predeterminada,
  zone: zoneNames[wire.zona],
  remarks: wire.avisos.map(toRemark),
});

export const toShippingMethod = (wire: ShippingMethodWire): ShippingMethod => ({
  code: wire.codigo,
  name: wire.nombre,
  costCents: toCents(wire.costo),
  freeFromCents: toCentsOrNull(wire.gratisDesde),
  warehouse: warehouseNames[wire.bodega],
  deliveryFrom: wire.entregaDesde,
  deliveryTo: wire.entregaHasta,
  pickupPoint: wire.puntoRecogida,
  available: wire.disponible,
  reason: wire.motivo,
  overGrams: wire.sobreGramos ?? null,
});

export const toDelivery = (wire: AnswerOf<'readOrderInHand'>['entrega']): Delivery => ({
  to: wire.destino === 'CLIENTE' ? 'client' : 'executive',
  client: wire.cliente && toPerson(wire.cliente),
  address: wire.direccion && toAddress(wire.direccion),
  zone: zoneNames[wire.zona],
  method: wire.forma && toShippingMethod(wire.forma),
  partial: wire.entregaParcial,
  discreet: wire.discreto,
});

export const toPaymentMethod = (wire: PaymentMethodWire): PaymentMethod => ({
  tender: wire.codigo,
  available: wire.disponible,
  reason: wire.motivo,
  surchargeCents: toCents(wire.recargo),
  fromCents: toCentsOrNull(wire.desde),
  belowCents: toCentsOrNull(wire.hasta),
  remarks: wire.avisos.map(toRemark),
});
