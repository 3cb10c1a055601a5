import { sealData, unsealData } from 'iron-session';
import { roles } from '../../contract/public-codes.ts';
import { isSecureOrigin, settings } from '../env.ts';
import { readToken, type SessionClaims } from './token-mappers.ts';

/** Two independent sessions. */
export type SessionKind = 'executive' | 'client';

type SealedSession = {
  token: string;
  name: string;
  /** The person's id, when the token does not contain it. */
  person?: string;
  /** When the token was issued, in seconds, when it does not say so. */
  since: number;
  /** For an advisor who acts for an executive: the advisor's own session, to return to. */
  own?: OwnSession;
};
export type OwnSession = { token: string; name: string; person: string };
export type Session = SealedSession & { person: string; claims: SessionClaims };

export const sessionCookieName = (kind: SessionKind) => `${isSecureOrigin() ? '__Host-' : ''}velia-${kind}`;

export const cookieOptions = () => ({ path: '/', secure: isSecureOrigin(), sameSite: 'lax' as const });

export async function sealSession({ token, name, person, own }: Omit<SealedSession, 'since'>): Promise<string> {
  const sealed: SealedSession = { token, name, person, since: Math.floor(Date.now() / 1000), ...(own && { own }) };
  return sealData(sealed, { password: settings().sessionSecret, ttl: 0 });
}

/** A cookie that is absent, forged, broken, expired or of the other kind is no session. */
export async function openSession(kind: SessionKind, sealed: string | undefined): Promise<Session | null> {
  if (!sealed) return null;
  try {
    const { own, ...found } = await unseal(sealed, settings().sessionSecret);
    // When acting has ended, the advisor's own session applies again.
    return open(kind, found, own) ?? (own ? open(kind, own) : null);
  } catch {
    return null;
  }
}

function open(
  kind: SessionKind,
  { token, name, person = '', since = 0 }: Partial<SealedSession>,
  own?: OwnSession,
): Session | null {
  if (typeof token !== 'string' || typeof name !== 'string') return null;
  const claims = readToken(token);
  if (!isOfKind(kind, claims) || claims.exp * 1000 <= Date.now()) return null;
  return { token, name, person: claims.sub ?? person, since: claims.iat ?? since, claims, ...(own && { own }) };
}

export const isOfKind = (kind: SessionKind, { role }: SessionClaims): boolean =>
  (role === roles.client) === (kind === 'client');

const mostKept = 1000;
const opened = new Map<string, Partial<SealedSession>>();

/** Unsealing costs as much as a small page and always gives the same result: it is cached. The oldest goes first. */
async function unseal(sealed: string, password: string): Promise<Partial<SealedSession>> {
  const key = `${password} ${sealed}`;
  const kept = opened.get(key);
  if (kept) return kept;
  const data = await unsealData<Partial<SealedSession>>(sealed, { password, ttl: 0 });
  for (const oldest of opened.keys()) {
    if (opened.size < mostKept) break;
    opened.delete(oldest);
  }
  opened.set(key, data);
  return data;
}
