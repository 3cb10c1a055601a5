import { countryHome, findAccess, isPublicPath } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';

type Plan = { path: string; keepSearch: boolean };

/** Where an address leads in one hop: itself in its canonical form, or home in its language (R01, R02). */
export function planEntry(pathname: string): Plan {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const { locale, path } = splitLocale(plain);
  const known = findAccess(path) !== null || isPublicPath(path);
  return known
    ? { path: localePath(locale, path), keepSearch: true }
    : { path: localePath(locale, countryHome), keepSearch: false };
}
