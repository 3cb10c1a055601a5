import 'server-only';
import { basePath, bodyTypesOf } from '@/contract/call';
import type { CallRow } from '@/contract/calls/table';
import { type Envelope, type FailureKey, failureKeys } from '@/contract/envelope';
import { bodyMaxBytes, deviceMarksHeader } from '@/contract/rules';
import { isSecureOrigin, settings } from '@/lib/env';
import { crossSiteHeaders, givenToken } from '@/lib/http/cross-site';
import { readAnswer } from '@/lib/http/read-answer';
import { cookiesOf, type SetCookie, writeCookies } from '@/lib/session/cookies';
import { sameText } from '@/lib/session/mac';
import { pagePersonHeader } from '@/lib/session/page-person';
import { personId } from '@/lib/session/person-id';
import type { Session } from '@/lib/session/session';
import { isXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie, xsrfHeader } from '@/lib/session/xsrf-names';
import { keepDeviceMark, openDeviceMarks } from './device-marks';
import { applyEffect, type ProxiedCall, type SessionKind, sessionFor } from './effects';
import { fileRefusal, isFollowed } from './file-refusal';
import { passFile } from './pass-file';
import { findRow } from './proxy-rows';
import { readBytes } from './read-bytes';

const deadlineMs = 20_000;
/** Limits the memory for large bodies of public calls, which anyone may send. */
const mostStrangersLarge = 20;
let strangersLarge = 0;

/** The one way from the browser to the backend: a path that is not in the contract does not exist. */
export async function proxy(request: Request): Promise<Response> {
  const answered = await forward(request);
  const found = findRow(request.method, pathOf(request));
  const isFile = 'row' in found && found.row.file !== undefined;
  return isFile && !answered.ok && isFollowed(request) ? fileRefusal(request, answered) : answered;
}

const pathOf = (request: Request): string => new URL(request.url).pathname.slice(basePath.length);

async function forward(request: Request): Promise<Response> {
  const requestId = requestIdOf(request);
  const { search } = new URL(request.url);
  const path = pathOf(request);
  const refuse = (status: number, key: FailureKey, headers?: Record<string, string>) =>
    answer(status, { codigo: 1, mensaje: key, datos: null, idPeticion: requestId }, [], headers);

  const found = findRow(request.method, path);
  if ('refusal' in found) {
    return found.refusal === 'absent'
      ? refuse(404, failureKeys.absent)
      : refuse(405, failureKeys.absent, { allow: found.allowed });
  }
  const { row } = found;
  if (row.changesState && !(await isOurOwnPage(request))) return refuse(403, failureKeys.crossSite);

  // Large bodies need a session; those of public calls are limited to a few at once.
  const isStrangersLarge = row.bodyMaxBytes !== undefined && row.token === 'public';
  const early = row.bodyMaxBytes && !isStrangersLarge ? await sessionFor(row, request, undefined, search) : null;
  if (early && !early.session) return refuse(401, failureKeys.signedOut);
  if (isStrangersLarge && strangersLarge >= mostStrangersLarge)
    return refuse(503, failureKeys.busy, { 'retry-after': '5' });
  strangersLarge += Number(isStrangersLarge);
  const body = await readBody(request, row).finally(() => {
    strangersLarge -= Number(isStrangersLarge);
  });
  if ('refusal' in body) return refuse(...body.refusal);

  const { session, kind, cookies } = early ?? (await sessionFor(row, request, body.bytes, search));
  if (session && isOfAnother(request, row, kind, session)) {
    return answer(401, { codigo: 1, mensaje: failureKeys.signedOut, datos: null, idPeticion: requestId }, cookies);
  }
  if (session && !opensTo(row, session)) {
    return answer(403, { codigo: 1, mensaje: failureKeys.firstPassword, datos: null, idPeticion: requestId }, cookies);
  }
  const accept = row.file ? `${row.file}, application/json` : 'application/json';
  const headers = new Headers({ accept, 'x-request-id': requestId });
  if (body.type) headers.set('content-type', body.type);
  const sent = cookiesOf(request);
  const crossSite = sent.get(backendTokenName()) ?? sent.get(xsrfCookie);
  if (crossSite) for (const [name, value] of Object.entries(crossSiteHeaders(crossSite))) headers.set(name, value);
  if (session) headers.set('authorization', `Bearer ${session.token}`);
  const marks = row.effect === 'sign-in' ? await openDeviceMarks(request) : [];
  if (marks.length > 0) headers.set(deviceMarksHeader, marks.map(({ mark }) => mark).join(','));
  copyHeaders(request, headers, ['accept-language', 'idempotency-key', 'x-forwarded-for', 'user-agent']);

  let upstream: Response;
  try {
    upstream = await fetch(settings().backendUrl + basePath + path + search, {
      method: row.method,
      headers,
      body: body.bytes,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
  } catch {
    return refuseUpstream({ row, kind, session }, cookies, requestId);
  }
  const given = givenToken(upstream);
  if (given) cookies.push({ name: backendTokenName(), value: given, maxAge: backendTokenSeconds });
  if (row.file && upstream.ok) {
    const file = passFile(upstream, row.file, requestId);
    if (file) writeCookies(file, cookies);
    return file ?? refuseUpstream({ row, kind, session }, cookies, requestId);
  }
  const read = await readAnswer(row, upstream, requestId).catch(() => null);
  if (!read) return refuseUpstream({ row, kind, session }, cookies, requestId);

  const effect = await applyEffect({ row, kind, session, body: body.bytes }, read.status, read.envelope);
  const retryAfter = upstream.headers.get('retry-after');
  return answer(
    read.status,
    effect.envelope,
    [...cookies, ...effect.cookies, ...(row.effect === 'sign-in' ? await keepDeviceMark(marks, read.envelope) : [])],
    retryAfter ? { 'retry-after': retryAfter } : {},
  );
}

async function refuseUpstream(asked: ProxiedCall, cookies: SetCookie[], requestId: string) {
  const envelope: Envelope = { codigo: 1, mensaje: failureKeys.busy, datos: null, idPeticion: requestId };
  // Signing out works without the backend too: the cookie is removed, and the token expires by itself.
  const effect = await applyEffect(asked, 503, envelope);
  return answer(503, effect.envelope, [...cookies, ...effect.cookies], { 'retry-after': '5' });
}

/** Cookie with the backend's own cross-site token; pages never read it. */
const backendTokenName = () => `${isSecureOrigin() ? '__Host-' : ''}velia-backend-xsrf`;
const backendTokenSeconds = 7 * 24 * 3600;

/** P07. The cookie's token in the header and, where the browser states the origin, our own origin. */
async function isOurOwnPage(request: Request): Promise<boolean> {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== settings().publicOrigin) return false;
  const site = request.headers.get('sec-fetch-site');
  if (origin === null && site !== null && site !== 'same-origin') return false;
  const cookie = cookiesOf(request).get(xsrfCookie);
  const header = request.headers.get(xsrfHeader);
  return !!cookie && !!header && sameText(cookie, header) && isXsrfToken(cookie);
}

/** Another tab has signed in as somebody else since the page was rendered: for this page the session is over. */
function isOfAnother(request: Request, row: CallRow, kind: SessionKind, session: Session): boolean {
  if (row.token === 'public' || row.effect === 'sign-in' || row.effect === 'sign-out') return false;
  const person = request.headers.get(pagePersonHeader(kind));
  return person !== null && person !== personId(session);
}

/** S01: a person with a first password may make the public calls, and those that set another password. */
const opensTo = ({ token, firstPassword }: CallRow, { claims }: Session): boolean =>
  claims.passwordChanged || firstPassword === true || token === 'public' || token === 'client-login';

type Body = { bytes?: ArrayBuffer; type?: string } | { refusal: [number, FailureKey] };

async function readBody(request: Request, row: CallRow): Promise<Body> {
  if (row.method === 'GET') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!bodyTypesOf(row).includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
    return { refusal: [415, failureKeys.unsupportedType] };
  }
  const bytes = await readBytes(request, row.bodyMaxBytes ?? bodyMaxBytes);
  return bytes ? { bytes, type } : { refusal: [413, failureKeys.tooLarge] };
}

function copyHeaders(request: Request, headers: Headers, names: string[]): void {
  for (const name of names) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

function answer(
  status: number,
  envelope: Envelope,
  cookies: SetCookie[],
  headers: Record<string, string> = {},
): Response {
  const response = Response.json(envelope, {
    status,
    headers: { 'cache-control': 'no-store', 'x-request-id': envelope.idPeticion, ...headers },
  });
  writeCookies(response, cookies);
  return response;
}
