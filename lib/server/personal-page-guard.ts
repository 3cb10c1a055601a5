import type { IncomingMessage } from 'node:http';
import type { PersonalPageHeaders } from '../../engine/config/engine-config.ts';
import { accessRedirect } from '../access/access-redirect.ts';
import { searchPath } from '../access/public-script-paths.ts';
import { bringsOwnPolicy, findAccess, galleryPath } from '../access/route-access.ts';
import { newNonce, noncePolicy } from '../cache/content-security-policy.ts';
import { localePath, splitLocale } from '../i18n/routing.ts';
import { toCookies } from '../session/cookie-header.ts';
import { openSession, type SessionKind, sessionCookieName } from '../session/session.ts';

/**
 * Says what the middleware says of a personal page that simply opens (ADR 0070); null for redirects, other spellings
 * and pages with a policy of their own.
 */
export async function guardPersonalPage(request: IncomingMessage): Promise<PersonalPageHeaders | null> {
  const [pathname = '', ...query] = (request.url ?? '').split('?');
  const { locale, path } = splitLocale(pathname);
  const access = findAccess(path);
  if (!access || pathname !== localePath(locale, path) || path === galleryPath || bringsOwnPolicy(path)) return null;
  if (access.session !== 'none') {
    const cookies = toCookies(request.headers.cookie ?? '');
    const sessionOf = (kind: SessionKind) => openSession(kind, cookies.get(sessionCookieName(kind)));
    const sessions = { executive: await sessionOf('executive'), client: await sessionOf('client') };
    if (accessRedirect(access, sessions, path, query.join('?'))) return null;
  }
  const nonce = newNonce();
  return { nonce, policy: noncePolicy(nonce), scriptsLater: path === searchPath };
}
