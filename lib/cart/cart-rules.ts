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
  return quantity >= 1 ? priced(was, quantity) : null;
}

/** N21: what the shop says of the article now. What is sold out keeps its place and its last price. */
export function refreshRecord(was: CartRecord | null, now: Pick<CartRecord, 'precio' | 'cantidadMaxima'>) {
  return was && now.cantidadMaxima >= 1 ? priced({ ...was, ...now }, was.cantidadPedida) : was;
}

/** The bag's count: pieces, not lines. */
export const countPieces = (records: CartRecord[]) => records.reduce((sum, each) => sum + each.cantidadPedida, 0);

export const sumCents = (lines: { subtotalCents: number }[]) =>
  lines.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);

/** The subtotal is whole cents times a whole number: nothing rounds. */
function priced(record: CartRecord, quantity: number): CartRecord {
  const cantidadPedida = Math.min(Math.floor(quantity), record.cantidadMaxima);
  return { ...record, cantidadPedida, precioSubtotal: toEuros(toCents(record.precio) * cantidadPedida) };
}
