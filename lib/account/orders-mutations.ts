import { get, post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';

/** Cancels a placed order until it is sent: by the executive, or by an advisor who acts for the executive. */
export const cancelPlacedOrder = (number: string, by: 'herself' | 'advisor'): Promise<Result<unknown>> =>
  by === 'advisor'
    ? get<'cancelOrder'>('/api/asesora/cancelarOrden', { query: { orden: number } })
    : post<'cancelOwnOrder'>('/api/socia/cancelarOrdenPropia', { body: { order: number } });
