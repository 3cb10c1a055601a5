import { type Locale, localePath } from '@/lib/i18n/routing';

export const startMark = 'start';

/** The start address of the installed shop, which redirects by who is signed in. */
export const startAddress = (locale: Locale) => `${localePath(locale, '') || '/'}?${startMark}`;
