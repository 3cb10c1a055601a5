import { sealData, unsealData } from 'iron-session';
import { roles } from '../../contract/public-codes.ts';
import { isSecureOrigin, settings } from '../env.ts';
import { readToken } from './token.ts';
import type { SessionClaims } from './token-mappers.ts';

/** Two independent sign-ins. */
export type SessionKind = 'executive' | 'client';

type SealedSession = {
  token: string;
  name: string;
  /** Whose it is, where the token does not say it. */
  person?: string;
  /** When the token came, in seconds, where it does not say it. */
  since: number;
  /** Of an advisor who acts as somebody: her own, to which she comes back. */
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

/** A cookie that is absent, forged, broken, past its end or of the other sign-in is simply nobody. */
export async function openSession(kind: SessionKind, sealed: string | undefined): Promise<Session | null> {
  if (!sealed) return null;
  try {
    const { own, ...found } = await unseal(sealed, settings().sessionSecret);
    // Where her acting is over, an advisor is herself again.
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

/** A seal says the same every time, and opening one costs as much as a small page. The oldest goes first. */
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
