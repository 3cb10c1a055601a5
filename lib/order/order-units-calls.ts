import { get } from '@/lib/http/browser';

/** Pieces of the order in hand; null where nobody can tell, and then no figure is shown. */
export async function readUnits(): Promise<number | null> {
  const result = await get<'readOrderUnits'>('/api/socia/consultarUnidadesOrden');
  return result.ok ? result.data.unidades : null;
}
