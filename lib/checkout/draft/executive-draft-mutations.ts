import type { BodyOf } from '@/contract/calls/table';
import { toEuros } from '@/contract/money';
import { get, post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { Destination } from '../address/address';
import type { AddressValues } from '../address/address-form';
import { toWireAddress } from '../address/address-mappers';
import type { ChosenPayment, GiftRule, OrderSummary } from '../checkout';
import { stepBefore, usualMethod } from '../checkout-rules';
import { type DeliveryAnswer, toDeliveryAnswer, toGiftRule, toSummary } from './draft-mappers';

// Gifts

export type ChosenGift = { rule: string; codes: Record<string, number> };
export type GiftAnswer = { version: number; rules: GiftRule[] };

/** Replaces the choice for one gift. */
export async function chooseGift(version: number, chosen: ChosenGift): Promise<Result<GiftAnswer>> {
  const elegidos = Object.entries(chosen.codes)
    .filter(([, quantity]) => quantity > 0)
    .map(([codigo, cantidadPedida]) => ({ codigo, cantidadPedida }));
  const result = await post<'chooseGifts'>('/api/socia/insertarRegalos', {
    body: { version, regalos: [{ regalo: chosen.rule, elegidos }] },
  });
  return mapResult(result, (wire) => ({ version: wire.version, rules: wire.regalos.map(toGiftRule) }));
}

// Delivery

const toWireDestination = (destination: Destination) =>
  destination.to === 'client'
    ? ({ destino: 'CLIENTE', cliente: destination.client } as const)
    : ({ destino: 'SOCIA' } as const);

const sendTo = async (body: BodyOf<'chooseDeliveryAddress'>): Promise<Result<DeliveryAnswer>> =>
  mapResult(await post<'chooseDeliveryAddress'>('/api/socia/actualizarDireccion', { body }), toDeliveryAnswer);

export const deliverToAddress = (destination: Destination, address: string) =>
  sendTo({ ...toWireDestination(destination), direccion: address });

export const deliverToNewAddress = (destination: Destination, values: AddressValues) =>
  sendTo({
    ...toWireDestination(destination),
    direccionNueva: toWireAddress(values),
    guardar: values.keep,
  });

export type ShippingChoice = { method: string; discreet: boolean };

export async function chooseShipping(
  version: number,
  { method, discreet }: ShippingChoice,
): Promise<Result<DeliveryAnswer>> {
  const result = await post<'chooseShipping'>('/api/socia/actualizarFormaEnvio', {
    body: { forma: method, discreto: discreet, version },
  });
  return mapResult(result, toDeliveryAnswer);
}

/** Gives the order in hand its usual delivery; false if there is something to decide. */
export async function takeUsualDelivery(): Promise<boolean> {
  const summary = await readSummary({ tender: null, balance: false, partCents: null });
  if (!summary.ok) return false;
  const { order, shipping, lastMethod } = summary.data;
  const { delivery } = order;
  const method = usualMethod(shipping.methods, lastMethod);
  // A method that was chosen and is no longer possible is not replaced without a word.
  if (delivery.method || stepBefore('payment', { ...order, delivery: { ...delivery, method } }) !== null) return false;
  return (await chooseShipping(order.version, { method: method?.code ?? '', discreet: delivery.discreet })).ok;
}

// Payment

/** The order with this payment method, including its surcharge and the account's share. */
export async function readSummary({ tender, balance, partCents }: ChosenPayment): Promise<Result<OrderSummary>> {
  const result = await get<'readOrderSummary'>('/api/socia/consultarResumenOrden/{x}', {
    params: { x: 'actual' },
    query: {
      usarSaldo: balance ? 'S' : 'N',
      ...(tender && { metodo: tender }),
      ...(partCents !== null && { importeCuenta: String(toEuros(partCents)) }),
    },
  });
  return mapResult(result, toSummary);
}
