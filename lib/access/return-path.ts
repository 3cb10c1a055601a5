import { splitLocale } from '../i18n/routing.ts';
import { findAccess, isPublicPath } from './route-access.ts';

/** Accepts only a path of this shop, with or without a query; returned without its language. */
export function parseReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\')) return null;
  const { pathname, search } = new URL(value, 'http://ours.invalid');
  const { path } = splitLocale(pathname);
  return findAccess(path) || isPublicPath(path) ? path + search : null;
}
