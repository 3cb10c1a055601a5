import { roles } from '@/contract/public-codes';
import { isSecureOrigin, settings } from '@/lib/env';
import { deskCookie } from './desk-names';
import { hmac } from './mac';
import { personId } from './person-id';
import type { Session } from './session';

export const deskCookieName = () => `${isSecureOrigin() ? '__Host-' : ''}${deskCookie}`;

/**
 * By which a browser tells whose copies it may keep and show (ADR 0064): an executive's at her own desk, and nobody's while
 * somebody acts as her. The same at each of her sign-ins, and nothing that says who she is.
 */
export function deskMark({ person, claims }: Pick<Session, 'person' | 'claims'>): string | null {
  const isOwnDesk = claims.role === roles.executive && claims.passwordChanged && !claims.actor && person !== '';
  if (!isOwnDesk || !settings().keepsDesk) return null;
  return hmac(personId({ person, claims }), `desk:${settings().sessionSecret}`).slice(0, 24);
}
