import { countryHome } from '@/lib/access/paths-of-first-visits';
import { findAccess, galleryPath, isPublicPath } from '@/lib/access/route-access';
import { workshopEnabled } from '@/lib/env';
import { localePath, splitLocale } from '@/lib/i18n/routing';

type Plan = { path: string; keepSearch: boolean };

/** The target of an address in one hop: its canonical form, or the home page in its language (R01, R02). */
export function planEntry(pathname: string): Plan {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const { locale, path } = splitLocale(plain);
  // Only here can the gallery be absent with a correct status: a page cannot change its status once it streams.
  const known = path === galleryPath ? workshopEnabled() : findAccess(path) !== null || isPublicPath(path);
  return known
    ? { path: localePath(locale, path), keepSearch: true }
    : { path: localePath(locale, countryHome), keepSearch: false };
}
