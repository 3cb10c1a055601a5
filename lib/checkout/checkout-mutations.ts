import type { AddressInput } from '@/contract/address/schemas';
import type { BodyOf } from '@/contract/calls/table';
import { toEuros } from '@/contract/money';
import { get, post } from '@/lib/http/browser';
import { isAnswered, mapResult, type Result, success } from '@/lib/result';
import type { AddressValues } from './address-form';
import type { Agreement, Confirmation, GiftRule, OrderSummary, State, Town } from './checkout';
import {
  type DeliveryAnswer,
  isPartRefused,
  toConfirmation,
  toDeliveryAnswer,
  toGiftRule,
  toSummary,
} from './checkout-mappers';
import { type ConfirmAttempt, endAttempt, rememberPlacedOrder } from './confirm-attempt';

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

/** To the executive, or straight to one of the clients (F117). */
export type Destination = { to: 'executive' } | { to: 'client'; client: string };

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

/** Empty fields are not sent. */
export const toWireAddress = (values: AddressValues) => ({
  nombre: values.firstName,
  apellidos: values.lastName,
  linea1: values.line1,
  ...(values.line2 && { linea2: values.line2 }),
  codigoPostal: values.postalCode,
  localidad: values.town,
  ...(values.state && { estado: values.state }),
  pais: values.country,
  ...(values.phone && { telefono: values.phone }),
  ...(values.instructions && { indicaciones: values.instructions }),
});

const addressFields = {
  nombre: 'firstName',
  apellidos: 'lastName',
  linea1: 'line1',
  linea2: 'line2',
  codigoPostal: 'postalCode',
  localidad: 'town',
  estado: 'state',
  pais: 'country',
  telefono: 'phone',
  indicaciones: 'instructions',
} as const satisfies Record<keyof AddressInput, keyof AddressValues>;
type AddressField = (typeof addressFields)[keyof typeof addressFields];

/** Maps wire fields below `path` to the form's fields. */
export const addressFieldsBelow = (path: string): Record<string, AddressField> =>
  Object.fromEntries(Object.entries(addressFields).map(([wire, field]) => [`${path}.${wire}`, field]));

export const addressFieldOfWire = addressFieldsBelow('direccionNueva');

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

export async function listStates(country: string): Promise<Result<State[]>> {
  const result = await post<'listStates'>('/api/public/consultarEstados', { body: { pais: country } });
  return mapResult(result, (wire) => wire.map(({ codigo, nombre }) => ({ code: codigo, name: nombre })));
}

export async function listTowns(country: string, state: string, beginning: string): Promise<Result<Town[]>> {
  const result = await post<'listTowns'>('/api/public/consultarLocalidades', {
    body: { pais: country, estado: state, texto: beginning },
  });
  return mapResult(result, (wire) =>
    wire.map(({ nombre, codigosPostales }) => ({ name: nombre, postalCodes: codigosPostales })),
  );
}

// The button

type PaymentChoice = Pick<Agreement, 'tender' | 'balance' | 'partCents'>;

/** The order with this payment method, including its surcharge and the account's share. */
export async function readSummary({ tender, balance, partCents }: PaymentChoice): Promise<Result<OrderSummary>> {
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

/** Sends an attempt; its key makes repeated calls one order. */
export async function confirmOrder({ order, key, body, again }: ConfirmAttempt): Promise<Result<Confirmation>> {
  const result = mapResult(
    await post<'confirmOrder'>('/api/socia/confirmarOrden', { body, idempotencyKey: key }),
    toConfirmation,
  );
  if (result.ok && result.data.placed)
    rememberPlacedOrder({ order, number: result.data.number, payment: result.data.payment });
  // Signed out means that this call did nothing; the result of an earlier one is still unknown.
  const notLetIn = !again && !result.ok && result.kind === 'signed-out';
  if (isAnswered(result) || notLetIn) endAttempt();
  if (!result.ok && isPartRefused(result)) return success({ placed: false, differences: [] });
  return result;
}
