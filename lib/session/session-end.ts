/** Long enough to type a password once more before anything is lost. */
export const warningMs = 5 * 60_000;
export const lookEveryMs = 20_000;

export type SessionEnd = { state: 'safe' } | { state: 'ending'; minutes: number } | { state: 'ended' };

/** What to say about a sign-in whose token runs until `exp` (seconds since 1970). */
export function planSessionEnd(exp: number, now: number): SessionEnd {
  const left = exp * 1000 - now;
  if (left <= 0) return { state: 'ended' };
  return left <= warningMs ? { state: 'ending', minutes: Math.ceil(left / 60_000) } : { state: 'safe' };
}
