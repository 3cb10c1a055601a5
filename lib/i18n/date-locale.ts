/** English dates are written as Europe writes them: the day before the month, 24 hours. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
