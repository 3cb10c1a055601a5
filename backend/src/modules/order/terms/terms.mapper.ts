import type { AddressInput, AddressWire } from 'contract/address/schemas.ts';
import { percentDiscountType } from 'contract/codes.ts';
import { toEuros, toEurosOrNull } from 'contract/money.ts';
import type { CouponWire, OrderWire } from 'contract/order/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { ShippingMethodWire } from 'contract/shipping/schemas.ts';
import type { ShippingQuote } from '../../../database/tables/checkout.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { toRemarkWire } from '../core/remark.mapper.ts';
import { zoneNoticesOf } from '../core/tax-zone.ts';
import type { Address } from './address.ts';
import type { AddressRow } from './conditions.repository.ts';
import { type OrderConditions, taxZoneOf } from './conditions.ts';
import type { CouponRow } from './coupon.ts';
import { tooHeavyReason } from './shipping.ts';

/** Trimmed, otherwise unchanged. */
export const toAddress = (input: AddressInput): Address => ({
  name: input.nombre.trim(),
  surname: input.apellidos.trim(),
  line1: input.linea1.trim(),
  line2: input.linea2?.trim() || null,
  postalCode: input.codigoPostal.trim(),
  town: input.localidad.trim(),
  state: input.estado?.trim() ?? null,
  country: input.pais.trim(),
  phone: input.telefono?.trim() ?? null,
  notes: input.indicaciones?.trim() || null,
});

/** The field of an address in a request: a known one by id, or a new one. */
export const addressField = 'direccion';
export const newAddressField = 'direccionNueva';

/** The fields that a refused part of an address is reported under. */
export const addressFields = {
  name: 'nombre',
  surname: 'apellidos',
  line1: 'linea1',
  line2: 'linea2',
  postalCode: 'codigoPostal',
  town: 'localidad',
  state: 'estado',
  country: 'pais',
} as const satisfies Partial<Record<keyof Address, keyof AddressInput>>;

export const toAddressWire = (row: AddressRow): AddressWire => ({
  id: row.id,
  nombre: row.name,
  apellidos: row.surname,
  linea1: row.line1,
  ...(row.line2 !== null && { linea2: row.line2 }),
  codigoPostal: row.postal_code,
  localidad: row.town,
  ...(row.state_code !== null && { estado: row.state_code }),
  pais: row.country_code,
  ...(row.phone !== null && { telefono: row.phone }),
  ...(row.notes !== null && { indicaciones: row.notes }),
  predeterminada: row.is_default,
  zona: row.zone,
  avisos: zoneNoticesOf(row.zone).map(toRemarkWire),
});

export const toShippingWire = (method: ShippingQuote, locale: Locale): ShippingMethodWire => ({
  codigo: method.code,
  nombre: method.name[locale],
  costo: toEuros(method.cents),
  gratisDesde: toEurosOrNull(method.freeFromCents),
  bodega: method.warehouse,
  entregaDesde: method.from,
  entregaHasta: method.to,
  puntoRecogida: method.pickupPoint,
  disponible: true,
  motivo: null,
  ...(method.overGrams != null && { sobreGramos: method.overGrams }),
});

export const toTooHeavyWire = (method: ShippingQuote, locale: Locale): ShippingMethodWire => ({
  ...toShippingWire(method, locale),
  disponible: false,
  motivo: tooHeavyReason,
});

export const toCouponWire = ({ code, kind, value, endsAt }: CouponRow, discountCents: number): CouponWire => ({
  codigo: code,
  tipo: kind,
  valor: kind === percentDiscountType ? value : toEuros(value),
  vence: endsAt?.toISOString() ?? null,
  descuento: toEuros(discountCents),
});

export const toDeliveryWire = (
  order: OrderRow,
  { address, shipping }: OrderConditions,
  locale: Locale,
): OrderWire['entrega'] => ({
  destino: order.delivery_to,
  cliente:
    address?.client_id == null ? null : { id: String(address.client_id), nombre: `${address.name} ${address.surname}` },
  direccion: address && toAddressWire(address),
  zona: taxZoneOf({ address }),
  forma: shipping && toShippingWire(shipping, locale),
  entregaParcial: order.partial,
  discreto: order.discreet,
});
