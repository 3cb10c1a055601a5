import { get, post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';
import { loadSession } from '@/lib/sign-in/load-session';
import { shopState } from '@/lib/state/shop-state';

export const actAs = (code: string, reason: string): Promise<Result<unknown>> =>
  post<'actAsExecutive'>('/api/asesora/loguinAsSocia', { body: { socia: code, motivo: reason } });

/** Names in its form of the wire's fields. */
export const actingFieldOfWire = { motivo: 'reason' } as const;

/** Whether she is herself again: the answer may be lost and the end done. */
export async function stopActing(): Promise<boolean> {
  // Her own wish: whatever else this page was asking for may find the acting over, and nobody is told.
  shopState.set({ leaving: true });
  await get<'signOut'>('/api/public/logoutApp', { query: { ambito: 'socia' } });
  const session = await loadSession();
  const isOver = session !== null && !session.executive?.actor;
  if (!isOver) shopState.set({ leaving: false });
  return isOver;
}

export const cancelOrderInHand = (reason: string): Promise<Result<unknown>> =>
  get<'cancelOrder'>('/api/asesora/cancelarOrden', { query: { motivo: reason } });
