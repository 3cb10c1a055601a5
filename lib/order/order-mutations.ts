import type { BodyOf, DatosOf } from '@/contract/calls';
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
  order: '/api/socia/consultarOrdenSesion' satisfies AddressOf<'C043'>,
  add: '/api/socia/insertarItem' satisfies AddressOf<'C068'>,
  update: '/api/socia/actualizarItem' satisfies AddressOf<'C069'>,
  remove: '/api/socia/eliminarItem' satisfies AddressOf<'C070'>,
  coupon: '/api/socia/validarCupon' satisfies AddressOf<'C073'>,
  client: '/api/socia/agregarClienteOrden' satisfies AddressOf<'B011'>,
  repeat: '/api/socia/repetirPedido' satisfies AddressOf<'B013'>,
};

/** Names of pieces come in the language of the page, not in the browser's. */
const language = () => splitLocale(window.location.pathname).locale;

export const readOrder = async (): Promise<Result<Order>> =>
  mapResult(await get<DatosOf<'C043'>>(addresses.order, { language: language() }), toOrder);

export async function readGrid(code: string, campaign: string, signal?: AbortSignal): Promise<Result<Grid>> {
  const address: AddressOf<'C047'> = `/api/socia/consultarColoresTallas/${encodeURIComponent(code)}/${campaign}`;
  return mapResult(await get<DatosOf<'C047'>>(address, { language: language(), signal }), toGrid);
}

export type Added = { results: LineResult[]; change: OrderChange };
const toAdded = (wire: DatosOf<'C068'>): Added => ({
  results: wire.resultados.map(toLineResult),
  change: toOrderChange(wire),
});

/** Told again with the same key nothing is added twice: the answer is the first one's. */
export async function addLines(lines: LineInput[], idempotencyKey: string): Promise<Result<Added>> {
  const body: BodyOf<'C068'> = { lineas: lines };
  return mapResult(await post<DatosOf<'C068'>>(addresses.add, body, { idempotencyKey, language: language() }), toAdded);
}

export async function repeatLines(body: BodyOf<'B013'>, idempotencyKey: string): Promise<Result<Added>> {
  const answer = await post<DatosOf<'B013'>>(addresses.repeat, body, { idempotencyKey, language: language() });
  return mapResult(answer, toAdded);
}

export type LineChange = { quantity?: number; code?: string; client?: Person | null; note?: string };

export async function updateLine(id: string, version: number, change: LineChange): Promise<Result<OrderChange>> {
  const body: BodyOf<'C069'> = {
    linea: id,
    version,
    ...(change.quantity === undefined ? {} : { cantidadPedida: change.quantity }),
    ...(change.code === undefined ? {} : { codigo: change.code }),
    ...(change.client === undefined ? {} : { cliente: change.client?.id ?? null }),
    ...(change.note === undefined ? {} : { nota: change.note }),
  };
  return mapResult(await post<DatosOf<'C069'>>(addresses.update, body, { language: language() }), toOrderChange);
}

export async function removeLines(ids: string[], version: number): Promise<Result<OrderChange>> {
  const body: BodyOf<'C070'> = { lineas: ids, version };
  return mapResult(await post<DatosOf<'C070'>>(addresses.remove, body, { language: language() }), toOrderChange);
}

export async function omitClientLines(clientId: string, omitted: boolean): Promise<Result<OrderChange>> {
  const address: AddressOf<'C050'> = `/api/socia/omitirClientes/${encodeURIComponent(clientId)}`;
  const answer = await get<DatosOf<'C050'>>(`${address}?omitir=${omitted ? 'S' : 'N'}`, { language: language() });
  return mapResult(answer, toOrderChange);
}

export async function addClient(name: string): Promise<Result<Person>> {
  const body: BodyOf<'B011'> = { nombre: name };
  return mapResult(await post<DatosOf<'B011'>>(addresses.client, body), toPerson);
}

export type CouponAnswer = { coupon: Coupon | null; reason: string | null; totals: Totals };

export async function applyCoupon(code: string, action: 'APLICAR' | 'QUITAR'): Promise<Result<CouponAnswer>> {
  const body: BodyOf<'C073'> = { cupon: code, accion: action };
  return mapResult(await post<DatosOf<'C073'>>(addresses.coupon, body), (wire) => ({
    coupon: wire.valido ? wire.cupon && toCoupon(wire.cupon) : null,
    reason: wire.motivo,
    totals: toTotals(wire.totales),
  }));
}
