import type { SignedIn } from '@/lib/session/session-info';

/** Long enough to type a password once more before anything is lost. */
export const warningMs = 5 * 60_000;
export const lookEveryMs = 20_000;

export type SessionEnd =
  | { state: 'safe' }
  | { state: 'ending'; minutes: number }
  | { state: 'ended' }
  /** Somebody else is signed in where the page's person was. */
  | { state: 'other'; name: string };

/** What to tell the person `id`, whose page this is, about who is signed in now. */
export function planSessionEnd(id: string, signedIn: SignedIn | null, now: number): SessionEnd {
  if (signedIn && signedIn.id !== id) return { state: 'other', name: signedIn.name };
  const left = signedIn ? signedIn.exp * 1000 - now : 0;
  // Acting as somebody is not made longer: its own bar says when it ends.
  if (signedIn?.actor && left > 0) return { state: 'safe' };
  if (left <= 0) return { state: 'ended' };
  return left <= warningMs ? { state: 'ending', minutes: Math.ceil(left / 60_000) } : { state: 'safe' };
}
