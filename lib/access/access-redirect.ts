import type { Session } from '../session/session.ts';
import { countryHome } from './public-script-paths.ts';
import { parseReturnPath } from './return-path.ts';
import { type Access, clientLogin, executiveHome, passwordInit } from './route-access.ts';

/** R35: a route lists its roles in one text with commas. */
export const hasRole = (allowed: string, role: string) =>
  allowed
    .split(',')
    .map((name) => name.trim())
    .includes(role);

type Sessions = { executive: Session | null; client: Session | null };

/** Null when the page opens; otherwise the address to go to instead, with the return address (path and query). */
export function accessRedirect(
  access: Access,
  { executive, client }: Sessions,
  path: string,
  search = '',
): string | null {
  if (access.session === 'none') return null;
  const session = access.session === 'client' ? client : executive;
  if (!session) return withReturnPath(access.session === 'client' ? clientLogin : countryHome, path, search);
  // S01: a person with a first password has to set another one first.
  if (!session.claims.passwordChanged) return passwordInit;
  if (access.session === 'client') return null;
  return hasRole(access.roles, session.claims.role) ? null : roleHome(path);
}

/** An executive home that itself refuses a role must not redirect to itself. */
const roleHome = (path: string) => (path === executiveHome ? countryHome : executiveHome);

/** A query that a return address may not have is dropped; the path is kept. */
export const withReturnPath = (target: string, path: string, search = '') =>
  `${target}?return=${encodeURIComponent(parseReturnPath(path + search) ?? path)}`;
