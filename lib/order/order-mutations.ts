import type { AnswerOf } from '@/contract/calls/table';
import { get, post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { Grid } from './grid';
import { toGrid, toLineInput, toLineResult } from './line-mappers';
import type { Coupon, Order, OrderChange, Totals } from './order';
import type { LineResult, LineToAdd, Person } from './order-line';
import { toCoupon, toOrder, toOrderChange, toTotals } from './order-mappers';

export const readOrder = async (): Promise<Result<Order>> =>
  mapResult(await get<'readOrderInHand'>('/api/socia/consultarOrdenSesion'), toOrder);

export async function readGrid(code: string, campaign: string, signal?: AbortSignal): Promise<Result<Grid>> {
  const answer = await get<'readGrid'>('/api/socia/consultarColoresTallas/{a}/{b}', {
    params: { a: code, b: campaign },
    signal,
  });
  return mapResult(answer, toGrid);
}

export type AddLinesResult = { results: LineResult[]; change: OrderChange };
export const toAddLinesResult = (wire: AnswerOf<'addLines'>): AddLinesResult => ({
  results: wire.resultados.map(toLineResult),
  change: toOrderChange(wire),
});

/** Repeated with the same key nothing is added twice: the response is the first one's. */
export async function addLines(lines: LineToAdd[], idempotencyKey: string): Promise<Result<AddLinesResult>> {
  const answer = await post<'addLines'>('/api/socia/insertarItem', {
    body: { lineas: lines.map(toLineInput) },
    idempotencyKey,
  });
  return mapResult(answer, toAddLinesResult);
}

export type LineChange = { quantity?: number; code?: string; client?: Person | null; note?: string };

export async function updateLine(id: string, version: number, change: LineChange): Promise<Result<OrderChange>> {
  const body = {
    linea: id,
    version,
    ...(change.quantity === undefined ? {} : { cantidadPedida: change.quantity }),
    ...(change.code === undefined ? {} : { codigo: change.code }),
    ...(change.client === undefined ? {} : { cliente: change.client?.id ?? null }),
    ...(change.note === undefined ? {} : { nota: change.note }),
  };
  const answer = await post<'updateLine'>('/api/socia/actualizarItem', { body });
  return mapResult(answer, toOrderChange);
}

export async function removeLines(ids: string[], version: number): Promise<Result<OrderChange>> {
  const answer = await post<'removeLines'>('/api/socia/eliminarItem', {
    body: { lineas: ids, version },
  });
  return mapResult(answer, toOrderChange);
}

export async function omitClientLines(clientId: string, omitted: boolean): Promise<Result<OrderChange>> {
  const answer = await get<'omitClient'>('/api/socia/omitirClientes/{x}', {
    params: { x: clientId },
    query: { omitir: omitted ? 'S' : 'N' },
  });
  return mapResult(answer, toOrderChange);
}

export const addClient = async (name: string): Promise<Result<Person>> =>
  mapResult(await post<'addOrderClient'>('/api/socia/agregarClienteOrden', { body: { name } }), (client) => ({
    id: client.id,
    name: client.name,
  }));

/** Removes a client added by mistake; the backend keeps one about whom more is known. */
export const removeClient = (id: string) =>
  post<'removeOrderClient'>('/api/socia/quitarClienteOrden', { body: { client: id } });

export type CouponAnswer = { coupon: Coupon | null; reason: string | null; totals: Totals };

export type CouponAction = 'apply' | 'remove';
const couponActions = { apply: 'APLICAR', remove: 'QUITAR' } as const;

export async function applyCoupon(code: string, action: CouponAction): Promise<Result<CouponAnswer>> {
  const answer = await post<'applyCoupon'>('/api/socia/validarCupon', {
    body: { cupon: code, accion: couponActions[action] },
  });
  return mapResult(answer, (wire) => ({
    coupon: wire.valido ? wire.cupon && toCoupon(wire.cupon) : null,
    reason: wire.motivo,
    totals: toTotals(wire.totales),
  }));
}
