import { get } from '@/lib/http/browser';
import type { ActiveOrder } from './order';
import { toActiveOrder } from './order-mappers';

/** Pieces of the order in hand; null when unknown, and then no number is shown. */
export async function readUnits(): Promise<number | null> {
  const result = await get<'readOrderUnits'>('/api/socia/consultarUnidadesOrden');
  return result.ok ? result.data.unidades : null;
}

/** Throws when it cannot be read, so that SWR keeps the previous value. */
export async function readActiveOrder(): Promise<ActiveOrder> {
  const result = await get<'readActiveOrder'>('/api/socia/consultarPedidoActivo');
  if (!result.ok) throw new Error(result.kind);
  return toActiveOrder(result.data);
}
