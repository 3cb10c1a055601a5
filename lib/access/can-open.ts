import type { Session } from '../session/session.ts';
import { countryHome } from './paths-of-first-visits.ts';
import { returnAddress } from './return-address.ts';
import { type Access, clientLogin, executiveHome, passwordInit } from './route-access.ts';

/** Our server says by it to Next that the guards have let a page through, so that the middleware is left out (ADR 0070). */
export const guardsPassed = 'x-guards-passed';
/** And by this that it lets the page's scripts come later, with what public pages begin with. */
export const scriptsLater = 'x-scripts-later';

/** R35: the route's list of roles is one text with commas. */
export const hasRole = (allowed: string, role: string) =>
  allowed
    .split(',')
    .map((name) => name.trim())
    .includes(role);

type Sessions = { executive: Session | null; client: Session | null };

/** Null when the page opens; otherwise where the visitor goes instead, with her way back: path and query. */
export function redirectFor(access: Access, { executive, client }: Sessions, path: string, search = ''): string | null {
  if (access.session === 'none') return null;
  const session = access.session === 'client' ? client : executive;
  if (!session) return withReturn(access.session === 'client' ? clientLogin : countryHome, path, search);
  // S01: whoever still has the first password goes to set one, and nowhere else.
  if (!session.claims.passwordChanged) return passwordInit;
  if (access.session === 'client') return null;
  return hasRole(access.roles, session.claims.role) ? null : roleHome(path);
}

/** An executive home that itself refuses a role must not send its visitor round in a circle. */
const roleHome = (path: string) => (path === executiveHome ? countryHome : executiveHome);

/** A query that no way back may have is left behind; the path is not. */
export const withReturn = (target: string, path: string, search = '') =>
  `${target}?return=${encodeURIComponent(returnAddress(path + search) ?? path)}`;
