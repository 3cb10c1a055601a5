import type { SessionInfo } from '@/lib/session/session-info';
import { shopState } from '@/lib/state/shop-state';

let first: Promise<SessionInfo | null> | undefined;

/** The session at page load: one request, shared by all callers. */
export function loadSessionOnce(): Promise<SessionInfo | null> {
  first ??= loadSession().then((session) => {
    if (!session) first = undefined;
    return session;
  });
  return first;
}

let behindMs = 0;
/** The shop's time, by which sessions end: the device's clock may be hours off. */
export const shopNow = () => Date.now() + behindMs;

let asked = 0;
let known = 0;

/** Null when it could not be read. */
export async function loadSession(): Promise<SessionInfo | null> {
  asked += 1;
  const mine = asked;
  const answer = await fetch('/api/session', { credentials: 'same-origin' }).catch(() => null);
  if (!answer?.ok) return null;
  behindMs = Date.parse(answer.headers.get('date') ?? '') - Date.now() || 0;
  const session = (await answer.json()) as SessionInfo;
  // Responses may arrive out of order; the older one is stale.
  if (mine > known) {
    known = mine;
    // S06.
    shopState.set({ session, executiveSignedIn: session.executive !== null });
  }
  return session;
}
