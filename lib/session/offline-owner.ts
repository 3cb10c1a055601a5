import { roles } from '@/contract/public-codes';
import { isSecureOrigin, settings } from '@/lib/env';
import { hmac } from './hmac';
import { offlineOwnerCookie } from './offline-names';
import { personId } from './page-person';
import type { Session } from './session';

export const offlineOwnerCookieName = () => `${isSecureOrigin() ? '__Host-' : ''}${offlineOwnerCookie}`;

/**
 * Tells a browser whose page copies it may keep and show (ADR 0064): an executive's own, and none while an advisor
 * acts. The mark is the same at each sign-in of one executive and does not reveal who it is.
 */
export function offlineOwnerMark({ person, claims }: Pick<Session, 'person' | 'claims'>): string | null {
  const isOwnDesk = claims.role === roles.executive && claims.passwordChanged && !claims.actor && person !== '';
  if (!isOwnDesk || !settings().keepsDesk) return null;
  return hmac(personId({ person, claims }), `desk:${settings().sessionSecret}`).slice(0, 24);
}
