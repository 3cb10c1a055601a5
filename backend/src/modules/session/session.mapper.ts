import type { LiveSession } from './session.repository.ts';
import type { UnsignedClaims } from './tokens.ts';

/** Under which a wrong password is told. */
export const passwordFields = { current: 'claveActual', next: 'claveNueva' } as const;

export function toClaims(session: LiveSession): UnsignedClaims {
  const { actor_id: actorId, actor_name: actorName } = session;
  return {
    sub: session.account_id,
    sid: session.id,
    role: session.role,
    lang: session.lang,
    passchanged: session.passchanged,
    ...(actorId !== null &&
      actorName !== null && {
        actor: { sub: actorId, nombre: actorName, hasta: Math.floor(session.expires_at.getTime() / 1000) },
      }),
  };
}
