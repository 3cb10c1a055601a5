import type { AnswerOf, BodyOf } from '@/contract/calls';
import type { AddressOf } from '@/contract/paths';
import type { LineInput } from '@/contract/schemas/order-lines';
import { get, post } from '@/lib/http/browser';
import { splitLocale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { Grid } from './grid';
import { toGrid, toLineResult, toPerson } from './line-mappers';
import type { Coupon, Order, OrderChange, Totals } from './order';
import type { LineResult, Person } from './order-line';
import { toCoupon, toOrder, toOrderChange, toTotals } from './order-mappers';

const addresses = {
  order: '/api/socia/consultarOrdenSesion' satisfies AddressOf<'readOrderInHand'>,
  add: '/api/socia/insertarItem' satisfies AddressOf<'addLines'>,
  update: '/api/socia/actualizarItem' satisfies AddressOf<'updateLine'>,
  remove: '/api/socia/eliminarItem' satisfies AddressOf<'removeLines'>,
  coupon: '/api/socia/validarCupon' satisfies AddressOf<'applyCoupon'>,
  client: '/api/socia/agregarClienteOrden' satisfies AddressOf<'addOrderClient'>,
  repeat: '/api/socia/repetirPedido' satisfies AddressOf<'repeatLines'>,
};

/** Names of pieces come in the language of the page, not in the browser's. */
const language = () => splitLocale(window.location.pathname).locale;

export const readOrder = async (): Promise<Result<Order>> =>
  mapResult(await get<AnswerOf<'readOrderInHand'>>(addresses.order, { language: language() }), toOrder);

export async function readGrid(code: string, campaign: string, signal?: AbortSignal): Promise<Result<Grid>> {
  const address: AddressOf<'readGrid'> = `/api/socia/consultarColoresTallas/${encodeURIComponent(code)}/${campaign}`;
  return mapResult(await get<AnswerOf<'readGrid'>>(address, { language: language(), signal }), toGrid);
}

export type Added = { results: LineResult[]; change: OrderChange };
const toAdded = (wire: AnswerOf<'addLines'>): Added => ({
  results: wire.resultados.map(toLineResult),
  change: toOrderChange(wire),
});

/** Told again with the same key nothing is added twice: the answer is the first one's. */
export async function addLines(lines: LineInput[], idempotencyKey: string): Promise<Result<Added>> {
  const body: BodyOf<'addLines'> = { lineas: lines };
  return mapResult(
    await post<AnswerOf<'addLines'>>(addresses.add, body, { idempotencyKey, language: language() }),
    toAdded,
  );
}

export async function repeatLines(body: BodyOf<'repeatLines'>, idempotencyKey: string): Promise<Result<Added>> {
  const answer = await post<AnswerOf<'repeatLines'>>(addresses.repeat, body, { idempotencyKey, language: language() });
  return mapResult(answer, toAdded);
}

export type LineChange = { quantity?: number; code?: string; client?: Person | null; note?: string };

export async function updateLine(id: string, version: number, change: LineChange): Promise<Result<OrderChange>> {
  const body: BodyOf<'updateLine'> = {
    linea: id,
    version,
    ...(change.quantity === undefined ? {} : { cantidadPedida: change.quantity }),
    ...(change.code === undefined ? {} : { codigo: change.code }),
    ...(change.client === undefined ? {} : { cliente: change.client?.id ?? null }),
    ...(change.note === undefined ? {} : { nota: change.note }),
  };
  return mapResult(await post<AnswerOf<'updateLine'>>(addresses.update, body, { language: language() }), toOrderChange);
}

export async function removeLines(ids: string[], version: number): Promise<Result<OrderChange>> {
  const body: BodyOf<'removeLines'> = { lineas: ids, version };
  return mapResult(
    await post<AnswerOf<'removeLines'>>(addresses.remove, body, { language: language() }),
    toOrderChange,
  );
}

export async function omitClientLines(clientId: string, omitted: boolean): Promise<Result<OrderChange>> {
  const address: AddressOf<'omitClient'> = `/api/socia/omitirClientes/${encodeURIComponent(clientId)}`;
  const answer = await get<AnswerOf<'omitClient'>>(`${address}?omitir=${omitted ? 'S' : 'N'}`, {
    language: language(),
  });
  return mapResult(answer, toOrderChange);
}

export async function addClient(name: string): Promise<Result<Person>> {
  const body: BodyOf<'addOrderClient'> = { nombre: name };
  return mapResult(await post<AnswerOf<'addOrderClient'>>(addresses.client, body), toPerson);
}

export type CouponAnswer = { coupon: Coupon | null; reason: string | null; totals: Totals };

export async function applyCoupon(code: string, action: 'APLICAR' | 'QUITAR'): Promise<Result<CouponAnswer>> {
  const body: BodyOf<'applyCoupon'> = { cupon: code, accion: action };
  return mapResult(await post<AnswerOf<'applyCoupon'>>(addresses.coupon, body), (wire) => ({
    coupon: wire.valido ? wire.cupon && toCoupon(wire.cupon) : null,
    reason: wire.motivo,
    totals: toTotals(wire.totales),
  }));
}
