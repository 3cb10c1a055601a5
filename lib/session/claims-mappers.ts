import { personId } from './person-id';
import type { Session } from './session';
import type { SignedIn } from './session-info';

export function toSignedIn({ name, claims }: Pick<Session, 'name' | 'claims'>): SignedIn {
  const { role, lang, passchanged, exp } = claims;
  const actor = claims.actor && { sub: claims.actor.sub, name: claims.actor.nombre, until: claims.actor.hasta };
  return { id: personId(claims), name, role, lang, passchanged, exp, actor: actor ?? null };
}
