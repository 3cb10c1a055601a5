import { get, post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';

/** Calls a placed order off, until it leaves: hers by herself, or by the advisor who acts as her. */
export const cancelPlacedOrder = (number: string, by: 'herself' | 'advisor'): Promise<Result<unknown>> =>
  by === 'advisor'
    ? get<'cancelOrder'>('/api/asesora/cancelarOrden', { query: { orden: number } })
    : post<'cancelOwnOrder'>('/api/socia/cancelarOrdenPropia', { body: { orden: number } });
