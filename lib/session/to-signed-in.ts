import { personId } from './page-person';
import type { Session } from './session';
import type { SignedIn } from './session-info';

/** What a page may know of a session that was already read. */
export function toSignedIn(session: Pick<Session, 'name' | 'person' | 'claims'>): SignedIn {
  const { name, claims } = session;
  const { role, lang, passwordChanged, exp, actor = null } = claims;
  return { id: personId(session), name, role, lang, passwordChanged, exp, actor };
}
