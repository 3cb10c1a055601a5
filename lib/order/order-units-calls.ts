import { get } from '@/lib/http/browser';
import type { ActiveOrder } from './order';
import { toActiveOrder } from './order-mappers';

/** Pieces of the order in hand; null where nobody can tell, and then no figure is shown. */
export async function readUnits(): Promise<number | null> {
  const result = await get<'readOrderUnits'>('/api/socia/consultarUnidadesOrden');
  return result.ok ? result.data.unidades : null;
}

/** Thrown where it cannot be read, so that what was known stays. */
export async function readOrderAtHand(): Promise<ActiveOrder> {
  const result = await get<'readActiveOrder'>('/api/socia/consultarPedidoActivo');
  if (!result.ok) throw new Error(result.kind);
  return toActiveOrder(result.data);
}
