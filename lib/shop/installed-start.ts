import { type Locale, localePath } from '@/lib/i18n/routing';

export const installedStartParameter = 'start';

/** The start address of the installed shop, which redirects by who is signed in. */
export const installedStartPath = (locale: Locale) => `${localePath(locale, '') || '/'}?${installedStartParameter}`;
