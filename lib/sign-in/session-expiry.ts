import { refreshEveryMs } from '@/contract/public-codes';
import { shopState } from '@/lib/state/shop-state';
import { onSeen } from '@/lib/state/watch-stored';
import { loadSession } from './load-session';
import { refreshSession } from './session-mutations';
import { onSignedOut } from './signed-out';

/** For a page on which somebody is signed in: it keeps the sign-in alive (S02), and hears of its end elsewhere. */
export function watchSession(): () => void {
  const timer = setInterval(refreshSessions, refreshEveryMs);
  const look = () => void loadSession();
  const leave = [onSeen(look), onSignedOut(look)];
  return () => {
    clearInterval(timer);
    for (const each of leave) each();
  };
}

/** A new token for each sign-in that is known, and what the page may know of it. */
export async function refreshSessions(): Promise<void> {
  const session = shopState.get().session;
  const kinds = (['executive', 'client'] as const).filter((kind) => session?.[kind]);
  if (kinds.length === 0) return;
  await Promise.all(kinds.map(refreshSession));
  await loadSession();
}
