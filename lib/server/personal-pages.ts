import type { IncomingMessage, ServerResponse } from 'node:http';
import { guardsPassed, redirectFor } from '../access/can-open.ts';
import { searchPath } from '../access/paths-of-first-visits.ts';
import { bringsOwnPolicy, findAccess, galleryPath } from '../access/route-access.ts';
import { newNonce, noncePolicy } from '../cache/content-policy.ts';
import { localePath, splitLocale } from '../i18n/routing.ts';
import { toCookies } from '../session/cookie-header.ts';
import { openSession, type SessionKind, sessionCookieName } from '../session/session.ts';
import { letScriptsComeLater } from './plain-document/late-scripts.ts';

/**
 * Does what the middleware does for a personal page that simply opens (ADR 0070), outside the middleware's sandbox.
 * Redirects, other spellings and requests that are not for a document are left to the middleware.
 */
export async function openPersonalPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.rsc) return;
  const [pathname = '', ...query] = (request.url ?? '').split('?');
  const { locale, path } = splitLocale(pathname);
  const access = findAccess(path);
  if (!access || pathname !== localePath(locale, path) || path === galleryPath || bringsOwnPolicy(path)) return;
  if (access.session !== 'none') {
    const cookies = toCookies(request.headers.cookie ?? '');
    const sessionOf = (kind: SessionKind) => openSession(kind, cookies.get(sessionCookieName(kind)));
    const sessions = { executive: await sessionOf('executive'), client: await sessionOf('client') };
    if (redirectFor(access, sessions, path, query.join('?'))) return;
  }
  const nonce = newNonce();
  const policy = noncePolicy(nonce);
  request.headers['content-security-policy'] = policy;
  request.headers[guardsPassed] = '1';
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'private, no-store');
  if (path === searchPath && request.method === 'GET') letScriptsComeLater(request, response, nonce);
}
