import { defineCall } from '../call.ts';
import * as examples from '../examples/guest.ts';
import {
  GuestCouponRequestSchema,
  GuestOrderRequestSchema,
  GuestOrderWireSchema,
  GuestShippingRequestSchema,
  ValuesRequestSchema,
  ValuesWireSchema,
} from '../schemas/guest.ts';
import { CouponAnswerWireSchema } from '../schemas/order.ts';
import { ShippingOptionsWireSchema } from '../schemas/shipping.ts';
import { StoreAnswerWireSchema, StoreRequestSchema } from '../schemas/store.ts';

const base = '/api/public';

export const guestCalls = [
  defineCall({
    id: 'C028',
    verb: 'priceGuestBag',
    name: 'actualizarValoresOrden',
    method: 'POST',
    path: `${base}/actualizarValoresOrden`,
    token: 'public',
    // With `orden` it changes the method and shipping of a pending order.
    changesState: true,
    summary: "Prices, stock and totals of a guest's bag, or of her pending order with another method or shipping.",
    body: ValuesRequestSchema,
    datos: ValuesWireSchema,
    example: examples.actualizarValoresOrden,
  }),
  defineCall({
    id: 'C029',
    verb: 'checkGuestCoupon',
    name: 'validarCuponLateCheckout',
    method: 'POST',
    path: `${base}/validarCuponLateCheckout`,
    token: 'public',
    changesState: false,
    summary: "Whether a coupon counts for a guest's bag.",
    body: GuestCouponRequestSchema,
    datos: CouponAnswerWireSchema,
    example: examples.validarCuponLateCheckout,
  }),
  defineCall({
    id: 'C030',
    verb: 'placeGuestOrder',
    name: 'crearOrdenInvitado',
    method: 'POST',
    path: `${base}/crearOrdenInvitado`,
    token: 'public',
    changesState: true,
    idempotent: true,
    summary: 'Places the order of a guest in a personal store: pending, with its stock reserved, before any payment.',
    body: GuestOrderRequestSchema,
    datos: GuestOrderWireSchema,
    example: examples.crearOrdenInvitado,
  }),
  defineCall({
    id: 'C031',
    verb: 'listGuestShipping',
    name: 'consultarFleteLateCheckout',
    method: 'POST',
    path: `${base}/consultarFleteLateCheckout`,
    token: 'public',
    changesState: false,
    summary: "Shipping methods, costs and dates for a guest's bag and place.",
    body: GuestShippingRequestSchema,
    datos: ShippingOptionsWireSchema,
    example: examples.consultarFleteLateCheckout,
  }),
  defineCall({
    id: 'C032',
    verb: 'findStore',
    name: 'validarAlias',
    method: 'POST',
    path: `${base}/validarAlias`,
    token: 'public',
    changesState: false,
    summary: 'The personal store behind an alias: active, paused or unknown.',
    body: StoreRequestSchema,
    datos: StoreAnswerWireSchema,
    example: examples.validarAlias,
  }),
] as const;
