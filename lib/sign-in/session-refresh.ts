import { refreshEveryMs } from '@/contract/public-codes';
import { shopState } from '@/lib/state/shop-state';
import { onPageVisible } from '@/lib/state/watch-stored';
import { loadSession } from './load-session';
import { refreshSession } from './session-mutations';
import { onSignedOut } from './sign-out-broadcast';

/** For a page with a signed-in person: renews the session (S02), and notices its end in other tabs. */
export function watchSession(): () => void {
  const timer = setInterval(refreshSessions, refreshEveryMs);
  const look = () => void loadSession();
  const leave = [onPageVisible(look), onSignedOut(look)];
  return () => {
    clearInterval(timer);
    for (const each of leave) each();
  };
}

/** Renews the token of each known session. */
export async function refreshSessions(): Promise<void> {
  const session = shopState.get().session;
  const kinds = (['executive', 'client'] as const).filter((kind) => session?.[kind]);
  if (kinds.length === 0) return;
  await Promise.all(kinds.map(refreshSession));
  await loadSession();
}
