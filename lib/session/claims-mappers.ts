import { personId } from './person-id';
import type { Session } from './session';
import type { SignedIn } from './session-info';

export function toSignedIn(session: Pick<Session, 'name' | 'person' | 'claims'>): SignedIn {
  const { name, claims } = session;
  const { role, lang, passchanged, exp } = claims;
  const actor = claims.actor && { sub: claims.actor.sub, name: claims.actor.nombre, until: claims.actor.hasta };
  return { id: personId(session), name, role, lang, passchanged, exp, actor: actor ?? null };
}
