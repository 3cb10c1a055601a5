import { get, post } from '@/lib/http/browser';
import type { Result } from '@/lib/result';
import { loadSession } from '@/lib/sign-in/load-session';
import { shopState } from '@/lib/state/shop-state';

export const actAs = (code: string, reason: string): Promise<Result<unknown>> =>
  post<'actAsExecutive'>('/api/asesora/loguinAsSocia', { body: { socia: code, motivo: reason } });

/** Maps wire fields to the form's fields. */
export const actingFieldOfWire = { motivo: 'reason' } as const;

/** Whether acting has ended, read from the session: the response may be lost although it has. */
export async function stopActing(): Promise<boolean> {
  // The advisor ends it on purpose: other calls of this page that fail now need no message.
  shopState.set({ leaving: true });
  await get<'signOut'>('/api/public/logoutApp', { query: { ambito: 'socia' } });
  const session = await loadSession();
  const isOver = session !== null && !session.executive?.actor;
  if (!isOver) shopState.set({ leaving: false });
  return isOver;
}

export const cancelOrderInHand = (reason: string): Promise<Result<unknown>> =>
  get<'cancelOrder'>('/api/asesora/cancelarOrden', { query: { motivo: reason } });
