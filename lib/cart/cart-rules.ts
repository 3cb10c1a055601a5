import { toCents, toEuros } from '@/contract/money';
import type { CartRecord } from './cart-line';

/**
 * S03, V03, X02. The record after an addition; null means "no such line", which is then created as given. Price and
 * data of the newest addition apply to the whole line. Sold-out articles are not added.
 */
export function mergeRecord(was: CartRecord | null, given: CartRecord): CartRecord | null {
  if (given.cantidadPedida < 1 || given.cantidadMaxima < 1) return was;
  const wanted = (was?.cantidadPedida ?? 0) + given.cantidadPedida;
  return priced({ ...was, ...given, puesta: was?.puesta ?? given.puesta }, wanted);
}

/** Sets the quantity; below one the line is removed, and a value that is no number changes nothing. */
export function setQuantity(was: CartRecord | null, quantity: number): CartRecord | null {
  if (!was || !Number.isFinite(quantity)) return was;
  if (quantity < 1) return null;
  return was.cantidadMaxima < 1 ? was : priced(was, quantity);
}

/**
 * N21. Updates a line with current data. A sold-out line keeps its position, quantity and last price; its maximum of
 * zero marks it as sold out, and sums leave it out.
 */
export function refreshRecord(was: CartRecord | null, now: Pick<CartRecord, 'precio' | 'cantidadMaxima'>) {
  if (!was) return was;
  return now.cantidadMaxima < 1 ? { ...was, cantidadMaxima: 0 } : priced({ ...was, ...now }, was.cantidadPedida);
}

/** Restores a removed line as it was, sold out or not. */
export const restoreRecord = (was: CartRecord | null, given: CartRecord): CartRecord | null =>
  was ? mergeRecord(was, given) : given;

/** The bag's count: pieces, not lines. */
export const countPieces = (records: CartRecord[]) => records.reduce((sum, each) => sum + each.cantidadPedida, 0);

/** The sum of the lines that can be ordered. */
export const sumCents = (lines: { subtotalCents: number; maxQuantity: number }[]) =>
  lines.reduce((sum, { subtotalCents, maxQuantity }) => (maxQuantity < 1 ? sum : sum + subtotalCents), 0);

/** The subtotal is whole cents times a whole number, so nothing is rounded. */
function priced(record: CartRecord, quantity: number): CartRecord {
  const cantidadPedida = Math.min(Math.floor(quantity), record.cantidadMaxima);
  return { ...record, cantidadPedida, precioSubtotal: toEuros(toCents(record.precio) * cantidadPedida) };
}
