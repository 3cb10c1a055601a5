import 'server-only';
import { basePath, bodyTypesOf } from '@/contract/call';
import type { CallRow } from '@/contract/calls/table';
import { type Envelope, type FailureKey, failureKeys } from '@/contract/envelope';
import { bodyMaxBytes, deviceMarksHeader } from '@/contract/rules';
import { isSecureOrigin, settings } from '@/lib/env';
import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';
import { readAnswer } from '@/lib/http/read-answer';
import { readBytes } from '@/lib/http/request-body';
import { cookiesOf } from '@/lib/session/cookie-header';
import { type SetCookie, writeCookies } from '@/lib/session/cookies';
import { pagePersonHeader, personId } from '@/lib/session/page-person';
import type { Session, SessionKind } from '@/lib/session/session';
import { backendXsrfHeaders, passesXsrfCheck, readBackendXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { type DeviceMark, openDeviceMarks, toDeviceMarkCookies } from './device-marks';
import { fileRefusalPage, forwardFile, isLinkNavigation } from './file-downloads';
import { findCallRow } from './find-call-row';
import { applyEffect, sessionFor } from './session-effects';

const deadlineMs = 20_000;
/** Limits the memory for large bodies of public calls, which anyone may send. */
const strangersLarge = createConcurrencyLimit({ atOnce: 20, waiting: 0 });

/** A call of the contract, as the browser made it. `path` is without the base path. */
type Call = { request: Request; row: CallRow; path: string; search: string; requestId: string };
/** The session that the call is made in, its body, and the cookies that its answer sets. */
type Admission = { kind: SessionKind; session: Session | null; body: Body; cookies: SetCookie[] };
type Body = { bytes?: ArrayBuffer; type?: string };
type Refusal = { status: number; key: FailureKey; cookies?: SetCookie[]; headers?: Record<string, string> };

/** The one way from the browser to the backend: a path that is not in the contract does not exist. */
export async function proxy(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(basePath.length);
  const requestId = requestIdOf(request);
  const found = findCallRow(request.method, path);
  if ('refusal' in found) {
    const unknown = { status: 404, key: failureKeys.absent };
    const wrongMethod = { status: 405, key: failureKeys.absent, headers: { allow: found.allowed } };
    return refuse(found.refusal === 'absent' ? unknown : wrongMethod, requestId);
  }
  const call = { request, row: found.row, path, search, requestId };
  const admitted = await admit(call);
  const response = 'key' in admitted ? refuse(admitted, requestId) : await answerCall(call, admitted);
  return call.row.file && !response.ok && isLinkNavigation(request) ? fileRefusalPage(request, response) : response;
}

/** Checks page, session and body, in the order in which they cost. */
async function admit({ request, row, search }: Call): Promise<Admission | Refusal> {
  if (row.changesState && !passesXsrfCheck(request)) return { status: 403, key: failureKeys.crossSite };

  // Large bodies need a session; those of public calls are limited to a few at once.
  const isStrangersLarge = row.bodyMaxBytes !== undefined && row.token === 'public';
  const early = row.bodyMaxBytes && !isStrangersLarge ? await sessionFor(row, request, undefined, search) : null;
  if (early && !early.session) return { status: 401, key: failureKeys.signedOut };
  if (isStrangersLarge && !(await strangersLarge.take())) return busy;
  const body = await readBody(request, row).finally(() => isStrangersLarge && strangersLarge.give());
  if ('key' in body) return body;

  const { session, kind, cookies } = early ?? (await sessionFor(row, request, body.bytes, search));
  if (session && isOfAnother(request, row, kind, session)) return { status: 401, key: failureKeys.signedOut, cookies };
  if (session && !opensTo(row, session)) return { status: 403, key: failureKeys.firstPassword, cookies };
  return { kind, session, body, cookies };
}

/** Asks the backend, and answers with a file or an envelope; without a usable answer the backend counts as busy. */
async function answerCall(call: Call, { kind, session, body, cookies }: Admission): Promise<Response> {
  const { request, row, requestId } = call;
  const marks = row.effect === 'sign-in' ? await openDeviceMarks(request) : [];
  const upstream = await askBackend(call, { session, body, marks });
  const given = upstream && readBackendXsrfToken(upstream);
  const token = given ? [{ name: backendTokenName(), value: given, maxAge: backendTokenSeconds }] : [];

  const fileType = upstream?.ok ? row.file : undefined;
  const file = upstream && fileType ? forwardFile(upstream, fileType, requestId) : null;
  if (file) return withCookies(file, [...cookies, ...token]);

  const read = upstream && !fileType ? await readAnswer(row, upstream, requestId).catch(() => null) : null;
  const { status, envelope } = read ?? { status: busy.status, envelope: failed(busy.key, requestId) };
  // Signing out works without the backend too: the cookie is removed, and the token expires by itself.
  const effect = await applyEffect({ row, kind, session, body: body.bytes }, status, envelope);
  const marked = row.effect === 'sign-in' ? await toDeviceMarkCookies(marks, envelope) : [];
  const retryAfter = read ? upstream?.headers.get('retry-after') : busy.headers['retry-after'];
  return answer(
    status,
    effect.envelope,
    [...cookies, ...token, ...effect.cookies, ...marked],
    retryAfter ? { 'retry-after': retryAfter } : {},
  );
}

type CallContent = Pick<Admission, 'session' | 'body'> & { marks: DeviceMark[] };

/** Null when the backend cannot be reached, redirects, or misses the deadline. */
async function askBackend(
  { request, row, path, search, requestId }: Call,
  sent: CallContent,
): Promise<Response | null> {
  const accept = row.file ? `${row.file}, application/json` : 'application/json';
  const headers = new Headers({ accept, 'x-request-id': requestId });
  if (sent.body.type) headers.set('content-type', sent.body.type);
  const cookies = cookiesOf(request);
  const crossSite = cookies.get(backendTokenName()) ?? cookies.get(xsrfCookie);
  if (crossSite) for (const [name, value] of Object.entries(backendXsrfHeaders(crossSite))) headers.set(name, value);
  if (sent.session) headers.set('authorization', `Bearer ${sent.session.token}`);
  if (sent.marks.length > 0) headers.set(deviceMarksHeader, sent.marks.map(({ mark }) => mark).join(','));
  for (const name of ['accept-language', 'idempotency-key', 'x-forwarded-for', 'user-agent']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return fetch(settings().backendUrl + basePath + path + search, {
    method: row.method,
    headers,
    body: sent.body.bytes,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => null);
}

/** Cookie with the backend's own cross-site token; pages never read it. */
const backendTokenName = () => `${isSecureOrigin() ? '__Host-' : ''}velia-backend-xsrf`;
const backendTokenSeconds = 7 * 24 * 3600;

/** Another tab has signed in as somebody else since the page was rendered: for this page the session is over. */
function isOfAnother(request: Request, row: CallRow, kind: SessionKind, session: Session): boolean {
  if (row.token === 'public' || row.effect === 'sign-in' || row.effect === 'sign-out') return false;
  const person = request.headers.get(pagePersonHeader(kind));
  return person !== null && person !== personId(session);
}

/** S01: a person with a first password may make the public calls, and those that set another password. */
const opensTo = ({ token, firstPassword }: CallRow, { claims }: Session): boolean =>
  claims.passwordChanged || firstPassword === true || token === 'public' || token === 'client-login';

async function readBody(request: Request, row: CallRow): Promise<Body | Refusal> {
  if (row.method === 'GET') return {};
  const type = request.headers.get('content-type') ?? '';
  const isKnown = bodyTypesOf(row).includes(type.split(';')[0]?.trim().toLowerCase() ?? '');
  if (!isKnown) return { status: 415, key: failureKeys.unsupportedType };
  const bytes = await readBytes(request, row.bodyMaxBytes ?? bodyMaxBytes);
  return bytes ? { bytes, type } : { status: 413, key: failureKeys.tooLarge };
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

const busy = { status: 503, key: failureKeys.busy, headers: { 'retry-after': '5' } };

const failed = (key: FailureKey, requestId: string): Envelope => ({
  codigo: 1,
  mensaje: key,
  datos: null,
  idPeticion: requestId,
});

const refuse = ({ status, key, cookies = [], headers }: Refusal, requestId: string): Response =>
  answer(status, failed(key, requestId), cookies, headers);

function answer(
  status: number,
  envelope: Envelope,
  cookies: SetCookie[],
  headers: Record<string, string> = {},
): Response {
  const kept = { 'cache-control': 'no-store', 'x-request-id': envelope.idPeticion, ...headers };
  return withCookies(Response.json(envelope, { status, headers: kept }), cookies);
}

function withCookies(response: Response, cookies: SetCookie[]): Response {
  writeCookies(response, cookies);
  return response;
}
