<<<<<<< HEAD

import { countryHome, findAccess, galleryPath, isPublicPath } from '@/lib/access/route-access';
import { galleryEnabled } from '@/lib/env';
import { defaultLocale, localePath, splitLocale } from '@/lib/i18n/routing';

=======

import { countryHome, findAccess, isPublicPath } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';

>>>>>>> proof

type Plan = { path: string; keepSearch: boolean };

/** Where an address leads in one hop: itself in its canonical form, or home in its language (R01, R02). */
export function planEntry(pathname: string): Plan {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
<<<<<<< HEAD
  const { locale, path } = splitLocale(
    plain.startsWith(`/${defaultLocale}/`) ? plain.slice(defaultLocale.length + 1) : plain,
  );
  // Only here can the workshop be absent with a right status: a page can no longer change its own once it streams.
  const known = path === galleryPath ? galleryEnabled() : findAccess(path) !== null || isPublicPath(path);
=======
  const { locale, path } = splitLocale(plain);
  const known = findAccess(path) !== null || isPublicPath(path);
>>>>>>> proof
  return known
    ? { path: localePath(locale, path), keepSearch: true }
    : { path: localePath(locale, countryHome), keepSearch: false };
}
