import { splitLocale } from '../i18n/routing.ts';
import { findAccess, isPublicPath } from './route-access.ts';

/** A return address counts only if it is a path of ours, query allowed; given back without its language. */
export function returnAddress(value: string | null | undefined): string | null {
  if (!value || value.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\')) return null;
  const { pathname, search } = new URL(value, 'http://ours.invalid');
  const { path } = splitLocale(pathname);
  return findAccess(path) || isPublicPath(path) ? path + search : null;
}
