import 'server-only';
import type { CallRow } from '@/contract/calls/table';
import type { Envelope } from '@/contract/envelope';
import { failureKeys } from '@/contract/envelope';
import { callBackend } from '@/lib/http/backend';
import { toSignedIn } from '@/lib/session/claims-mappers';
import { cookiesOf, type SetCookie } from '@/lib/session/cookies';
import { openSession, type Session, type SessionKind, sealSession, sessionCookieName } from '@/lib/session/session';
import { readToken, TokenDecodingError } from '@/lib/session/token';

export type { SessionKind };

const refreshWhenOlderThanSeconds = 15 * 60;

/** P06: the client's token for paths that hold /api/clientes, the named one where a call serves both, else the executive's. */
function kindFor(row: CallRow, body: ArrayBuffer | undefined, search: string): SessionKind {
  if (row.path.includes('/api/clientes')) return 'client';
  if (row.token !== 'any-session') return 'executive';
  const asked = new URLSearchParams(search).get('ambito') ?? ambitoOf(body);
  return asked === 'cliente' ? 'client' : 'executive';
}

type Fresh = { session: Session | null; cookies: SetCookie[] };

/** Opens the cookie that the row wants; what changes the session itself finds it as it is. */
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

/** Who a request comes from; a token past half of its life is renewed on the way. */
export async function freshSession(kind: SessionKind, request: Request): Promise<Fresh> {
  const session = await sessionOf(kind, request);
  if (!session || Date.now() / 1000 - session.claims.iat < refreshWhenOlderThanSeconds) return { session, cookies: [] };
  const renewed = await renew(kind, session);
  return renewed ? { session: renewed.session, cookies: [renewed.cookie] } : { session, cookies: [] };
}

const sessionOf = (kind: SessionKind, request: Request) =>
  openSession(kind, cookiesOf(request).get(sessionCookieName(kind)));

const renewals = new Map<string, ReturnType<typeof renewOnce>>();

/** Several requests of one page share one renewal. */
function renew(kind: SessionKind, session: Session): ReturnType<typeof renewOnce> {
  const running = renewals.get(session.token);
  if (running) return running;
  const started = renewOnce(kind, session).finally(() => renewals.delete(session.token));
  renewals.set(session.token, started);
  return started;
}

async function renewOnce(kind: SessionKind, session: Session): Promise<{ session: Session; cookie: SetCookie } | null> {
  const ambito = kind === 'client' ? 'cliente' : 'socia';
  const result = await callBackend('refreshSession', { body: { ambito }, token: session.token });
  if (!result.ok) return null;
  const { token, nombre } = result.data;
  try {
    const claims = readToken(String(token));
    return { session: { token, name: nombre, claims }, cookie: await sessionCookie(kind, token, nombre) };
  } catch (error) {
    if (!(error instanceof TokenDecodingError)) throw error;
    return null;
  }
}

type Effect = { envelope: Envelope; cookies: SetCookie[] };

/** What an answer does to the sealed session. No answer that carries a token passes with it. */
export async function applyEffect(
  row: CallRow,
  kind: SessionKind,
  status: number,
  envelope: Envelope,
): Promise<Effect> {
  const { effect } = row;
  if (effect === 'sign-out') return { envelope: withoutToken(envelope), cookies: [endSession(kind)] };
  const ended = status === 401 && effect !== 'sign-in' && row.token !== 'public';
  if (ended) return { envelope: withoutToken(envelope), cookies: [endSession(kind)] };
  if (!effect || status >= 400 || envelope.codigo === 1) return { envelope: withoutToken(envelope), cookies: [] };
  const { token, nombre } = (envelope.datos ?? {}) as { token?: string | null; nombre?: string };
  // A password renewed by the link of a mail signs nobody in.
  if (effect === 'renew' && token === null) return { envelope: withoutToken(envelope), cookies: [] };
  try {
    if (typeof token !== 'string') throw new TokenDecodingError();
    const claims = readToken(token);
    const cookie = await sessionCookie(kind, token, nombre ?? '');
    const { name, ...known } = toSignedIn({ name: nombre ?? '', claims });
    return { envelope: { ...envelope, datos: { nombre: name, ...known } }, cookies: [cookie] };
  } catch (error) {
    if (!(error instanceof TokenDecodingError)) throw error;
    return {
      envelope: { ...envelope, codigo: 1, mensaje: failureKeys.tokenDecoding, datos: null },
      cookies: [endSession(kind)],
    };
  }
}

export const endSession = (kind: SessionKind): SetCookie => ({ name: sessionCookieName(kind), value: null, maxAge: 0 });

async function sessionCookie(kind: SessionKind, token: string, name: string): Promise<SetCookie> {
  const maxAge = Math.max(0, Math.floor(readToken(token).exp - Date.now() / 1000));
  return { name: sessionCookieName(kind), value: await sealSession({ token, name }), maxAge };
}

function withoutToken(envelope: Envelope): Envelope {
  const { datos } = envelope;
  if (typeof datos !== 'object' || datos === null || !('token' in datos)) return envelope;
  const { token: _, ...rest } = datos as Record<string, unknown>;
  return { ...envelope, datos: rest };
}

function ambitoOf(body: ArrayBuffer | undefined): string | null {
  if (!body) return null;
  const text = new TextDecoder().decode(body);
  try {
    return String(JSON.parse(text).ambito);
  } catch {
    return new URLSearchParams(text).get('ambito');
  }
}
