import 'server-only';
import type { CallRow } from '@/contract/calls/table';
import { type Envelope, failureKeys } from '@/contract/envelope';
import { hasTooManyValues } from '@/contract/rules';
import { settings } from '@/lib/env';
import { callBackend } from '@/lib/http/backend';
import { cookiesOf } from '@/lib/session/cookie-header';
import type { SetCookie } from '@/lib/session/cookies';
import { hmac } from '@/lib/session/hmac';
import { offlineOwnerMark } from '@/lib/session/offline-owner';
import {
  isOfKind,
  type OwnSession,
  openSession,
  type Session,
  type SessionKind,
  sealSession,
  sessionCookieName,
} from '@/lib/session/session';
import { toSignedIn } from '@/lib/session/to-signed-in';
import { readToken, TokenDecodingError } from '@/lib/session/token-mappers';

const refreshWhenOlderThanSeconds = 15 * 60;

/**
 * P06: the client's token for paths with /api/clientes, the requested one for calls that serve both, else the
 * executive's.
 */
function kindFor(row: CallRow, body: ArrayBuffer | undefined, search: string): SessionKind {
  if (row.path.includes('/api/clientes')) return 'client';
  if (row.token !== 'any-session') return 'executive';
  const asked = new URLSearchParams(search).get('ambito') ?? fieldOf(body, 'ambito');
  return asked === 'cliente' ? 'client' : 'executive';
}

type Fresh = { session: Session | null; cookies: SetCookie[] };

/** Opens the session that the call needs; calls that change the session get it without a renewal. */
export async function sessionFor(
  row: CallRow,
  request: Request,
  body: ArrayBuffer | undefined,
  search: string,
): Promise<Fresh & { kind: SessionKind }> {
  const kind = kindFor(row, body, search);
  if (!row.effect) return { kind, ...(await freshSession(kind, request)) };
  return { kind, session: await sessionOf(kind, request), cookies: [] };
}

/** The session of a request; an ageing token is renewed first. */
export async function freshSession(kind: SessionKind, request: Request): Promise<Fresh> {
  const session = await sessionOf(kind, request);
  if (!session || Date.now() / 1000 - session.since < refreshWhenOlderThanSeconds) return { session, cookies: [] };
  const renewed = await renew(kind, session);
  return renewed ? { session: renewed.session, cookies: [renewed.cookie] } : { session, cookies: [] };
}

const sessionOf = (kind: SessionKind, request: Request) =>
  openSession(kind, cookiesOf(request).get(sessionCookieName(kind)));

const renewals = new Map<string, ReturnType<typeof renewOnce>>();

/** Several requests of one page share one renewal. */
function renew(kind: SessionKind, session: Session): ReturnType<typeof renewOnce> {
  const running = renewals.get(session.token);
  if (running !== undefined) return running;
  const started = renewOnce(kind, session).finally(() => renewals.delete(session.token));
  renewals.set(session.token, started);
  return started;
}

async function renewOnce(kind: SessionKind, session: Session): Promise<{ session: Session; cookie: SetCookie } | null> {
  const ambito = kind === 'client' ? 'cliente' : 'socia';
  const result = await callBackend('refreshSession', { body: { ambito }, token: session.token });
  if (!result.ok) return null;
  const { token, nombre } = result.data;
  const own = session.own && (await renewOwn(session.own));
  try {
    return await openFresh(kind, { token, name: nombre || session.name, person: session.person, own });
  } catch (error) {
    if (!(error instanceof TokenDecodingError)) throw error;
    return null;
  }
}

/** Renews the advisor's own token, because it has to outlast the acting. */
async function renewOwn(own: OwnSession): Promise<OwnSession> {
  const result = await callBackend('refreshSession', { body: { ambito: 'socia' }, token: own.token });
  return result.ok ? { ...own, token: result.data.token } : own;
}

type Fresher = OwnSession & { own: OwnSession | undefined };

/** Opens a new token, and makes the cookie for it. */
async function openFresh(kind: SessionKind, { token, name, person, own }: Fresher) {
  const claims = readToken(token);
  if (!isOfKind(kind, claims)) throw new TokenDecodingError();
  const ends = Math.max(claims.exp, own ? readToken(own.token).exp : 0);
  const maxAge = Math.max(0, Math.floor(ends - Date.now() / 1000));
  const value = await sealSession({ token, name, person, own });
  const since = Math.floor(Date.now() / 1000);
  const session: Session = { token, name, person: claims.sub ?? person, since, claims, ...(own && { own }) };
  const desk = offlineOwnerMark(session);
  return { session, cookie: { name: sessionCookieName(kind), value, maxAge, desk } };
}

/** A call with the session that it was made in. */
export type ProxiedCall = { row: CallRow; kind: SessionKind; session: Session | null; body?: ArrayBuffer };

type SignInAnswer = { token?: string | null; nombre?: string; permanece?: boolean };
type Effect = { envelope: Envelope; cookies: SetCookie[] };

/** What a response does to the session cookie. The token is removed from every response. */
export async function applyEffect(asked: ProxiedCall, status: number, envelope: Envelope): Promise<Effect> {
  const { row, kind } = asked;
  const { effect } = row;
  const isOver = status === 401 && effect !== 'sign-in' && row.token !== 'public';
  if (effect === 'sign-out' || isOver)
    return { envelope: withoutToken(envelope), cookies: [await comeBack(kind, asked.session)] };
  if (!effect || status >= 400 || envelope.codigo === 1) return { envelope: withoutToken(envelope), cookies: [] };
  const { token, nombre, permanece } = (envelope.datos ?? {}) as SignInAnswer;
  // A password changed by a mail's link signs nobody in.
  if (effect === 'renew' && token === null) return { envelope: withoutToken(envelope), cookies: [] };
  try {
    if (typeof token !== 'string') throw new TokenDecodingError();
    const person = personOf(asked, nombre ?? '');
    const own = effect === 'act-as' && asked.session ? await renewOwn(toOwn(asked.session)) : asked.session?.own;
    const { session, cookie } = await openFresh(kind, {
      token,
      name: nombre ?? '',
      person,
      own: comesIn(asked) ? undefined : own,
    });
    const { name, ...known } = toSignedIn(session);
    const datos = { nombre: name, ...known, ...(permanece !== undefined && { permanece }) };
    return { envelope: { ...envelope, datos }, cookies: [cookie] };
  } catch (error) {
    if (!(error instanceof TokenDecodingError)) throw error;
    return {
      envelope: { ...envelope, codigo: 1, mensaje: failureKeys.tokenDecoding, datos: null },
      cookies: [endedSessionCookie(kind)],
    };
  }
}

const toOwn = ({ token, name, person }: Session): OwnSession => ({ token, name, person });

/** Ends acting and restores the advisor's own session; any other session ends. */
async function comeBack(kind: SessionKind, session: Session | null): Promise<SetCookie> {
  if (!session?.own) return endedSessionCookie(kind);
  const { cookie } = await openFresh(kind, { ...session.own, own: undefined });
  return cookie;
}

export const endedSessionCookie = (kind: SessionKind): SetCookie => ({
  name: sessionCookieName(kind),
  value: null,
  maxAge: 0,
});

/** A sign-in, or a first password set with a user name, starts as a new person. */
const comesIn = ({ row: { effect }, body }: ProxiedCall): boolean =>
  effect === 'sign-in' || (effect === 'renew' && fieldOf(body, 'usuario') !== null);

/** For a token without subject (E06): the same id at each sign-in of one user, kept while the session lasts. */
function personOf(asked: ProxiedCall, name: string): string {
  const { row, kind, session, body } = asked;
  const user = comesIn(asked) ? fieldOf(body, 'usuario') : row.effect === 'act-as' ? name : null;
  if (user === null) return session?.person ?? '';
  return hmac(`${kind} ${user.trim().toLowerCase()}`, `person:${settings().sessionSecret}`).slice(0, 24);
}

function withoutToken(envelope: Envelope): Envelope {
  const { datos } = envelope;
  if (typeof datos !== 'object' || datos === null || !('token' in datos)) return envelope;
  const { token: _, ...rest } = datos as Record<string, unknown>;
  return { ...envelope, datos: rest };
}

function fieldOf(body: ArrayBuffer | undefined, name: string): string | null {
  if (!body) return null;
  const text = new TextDecoder().decode(body);
  // Not parsed: the backend refuses it too.
  if (hasTooManyValues(text)) return null;
  try {
    const value: unknown = JSON.parse(text)[name];
    return value === undefined ? null : String(value);
  } catch {
    return new URLSearchParams(text).get(name);
  }
}
