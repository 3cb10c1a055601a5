import { createPageAddresses } from '../../engine/addresses/page-addresses.ts';
import { isInResourceFolder } from '../access/resource-paths.ts';
import { findAccess, isPublicPath } from '../access/route-access.ts';
import { defaultLocale, type Locale, locales } from '../i18n/routing.ts';

/** How the shop's addresses are read, before and after Next is asked. */
export const pageAddresses = createPageAddresses({
  languages: locales,
  usual: defaultLocale,
  // R03.
  idle: 'EU',
  isPublic: isPublicPath,
  isPersonal: (path) => findAccess(path) !== null,
  isInResourceFolder,
});

export const localeOf = (path: string): Locale => pageAddresses.languageOf(path) as Locale;
