import { type Locale, localePath } from '@/lib/i18n/routing';

export const startMark = 'start';

/** Where the installed shop begins: an empty path, which leads on by who comes. */
export const startAddress = (locale: Locale) => `${localePath(locale, '') || '/'}?${startMark}`;
