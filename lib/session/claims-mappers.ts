import { personId } from './page-person';
import type { Session } from './session';
import type { SignedIn } from './session-info';

export function toSignedIn(session: Pick<Session, 'name' | 'person' | 'claims'>): SignedIn {
  const { name, claims } = session;
  const { role, lang, passwordChanged, exp, actor = null } = claims;
  return { id: personId(session), name, role, lang, passwordChanged, exp, actor };
}
