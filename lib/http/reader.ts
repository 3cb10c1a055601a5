import type { Locale } from '@/lib/i18n/routing';

/** The signed-in person's token, and the language of the response. */
export type Reader = { token: string; locale: Locale };

export const readerInput = ({ token, locale }: Reader) => ({ token, headers: { 'accept-language': locale } });
