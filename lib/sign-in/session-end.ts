import type { SignedIn } from '@/lib/session/session-info';

/** Long enough to type a password again before anything is lost. */
export const warningMs = 5 * 60_000;
export const checkEveryMs = 20_000;

export type SessionEnd =
  | { state: 'safe' }
  | { state: 'ending'; minutes: number }
  | { state: 'ended' }
  /** Another person is signed in than the page's. */
  | { state: 'other'; name: string };

/** The state of the session of person `id`, to whom this page belongs. */
export function planSessionEnd(id: string, signedIn: SignedIn | null, now: number): SessionEnd {
  if (signedIn && signedIn.id !== id) return { state: 'other', name: signedIn.name };
  const left = signedIn ? signedIn.exp * 1000 - now : 0;
  // Acting is not prolonged: its own bar shows when it ends.
  if (signedIn?.actor && left > 0) return { state: 'safe' };
  if (left <= 0) return { state: 'ended' };
  return left <= warningMs ? { state: 'ending', minutes: Math.ceil(left / 60_000) } : { state: 'safe' };
}
