import type { Session } from '@/lib/session/session';
import { type Access, clientLogin, countryHome, executiveHome, passwordInit } from './route-access';

/** R35: the route's list of roles is one text with commas. */
export const hasRole = (allowed: string, role: string) =>
  allowed
    .split(',')
    .map((name) => name.trim())
    .includes(role);

type Sessions = { executive: Session | null; client: Session | null };

/** Null when the page opens; otherwise where the visitor goes instead. */
export function redirectFor(access: Access, { executive, client }: Sessions, path: string): string | null {
  if (access.session === 'none') return null;
  if (access.session === 'client') return client ? null : withReturn(clientLogin, path);
  if (!executive) return withReturn(countryHome, path);
  // S01: whoever still has the first password goes to set one, and nowhere else.
  if (executive.claims.passchanged === 'N') return passwordInit;
  return hasRole(access.roles, executive.claims.role) ? null : roleHome(path);
}

/** An executive home that itself refuses a role must not send its visitor round in a circle. */
const roleHome = (path: string) => (path === executiveHome ? countryHome : executiveHome);

const withReturn = (target: string, path: string) => `${target}?return=${encodeURIComponent(path)}`;
