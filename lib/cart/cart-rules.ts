import { toCents, toEuros } from '@/lib/money';
import type { CartRecord } from './cart-line';

/**
 * S03, V03, X02. What adding makes of the record that is there; null is "no such line", which is then made as given.
 * Prices and facts of the newest addition hold for the whole line. Nothing that is sold out comes in.
 */
export function mergeRecord(was: CartRecord | null, given: CartRecord): CartRecord | null {
  if (given.cantidadPedida < 1 || given.cantidadMaxima < 1) return was;
  const wanted = (was?.cantidadPedida ?? 0) + given.cantidadPedida;
  return priced({ ...was, ...given, puesta: was?.puesta ?? given.puesta }, wanted);
}

/** A quantity chosen anew; below one the line goes, and what is no number changes nothing. */
export function setQuantity(was: CartRecord | null, quantity: number): CartRecord | null {
  if (!was || !Number.isFinite(quantity)) return was;
  if (quantity < 1) return null;
  return was.cantidadMaxima < 1 ? was : priced(was, quantity);
}

/**
 * N21: what the shop says of the article now. What is sold out keeps its place, its quantity and its last price; its
 * maximum of none says so wherever the line is shown, and no sum counts it.
 */
export function refreshRecord(was: CartRecord | null, now: Pick<CartRecord, 'precio' | 'cantidadMaxima'>) {
  if (!was) return was;
  return now.cantidadMaxima < 1 ? { ...was, cantidadMaxima: 0 } : priced({ ...was, ...now }, was.cantidadPedida);
}

/** What was taken out comes back as it was, sold out or not. */
export const restoreRecord = (was: CartRecord | null, given: CartRecord): CartRecord | null =>
  was ? mergeRecord(was, given) : given;

/** The bag's count: pieces, not lines. */
export const countPieces = (records: CartRecord[]) => records.reduce((sum, each) => sum + each.cantidadPedida, 0);

/** Of what can be ordered. */
export const sumCents = (lines: { subtotalCents: number; maxQuantity: number }[]) =>
  lines.reduce((sum, { subtotalCents, maxQuantity }) => (maxQuantity < 1 ? sum : sum + subtotalCents), 0);

/** The subtotal is whole cents times a whole number: nothing rounds. */
function priced(record: CartRecord, quantity: number): CartRecord {
  const cantidadPedida = Math.min(Math.floor(quantity), record.cantidadMaxima);
  return { ...record, cantidadPedida, precioSubtotal: toEuros(toCents(record.precio) * cantidadPedida) };
}
