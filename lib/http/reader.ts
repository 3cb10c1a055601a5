import type { Locale } from '@/lib/i18n/routing';

/** Who reads, and in which language. */
export type Reader = { token: string; locale: Locale };

export const readerInput = ({ token, locale }: Reader) => ({ token, headers: { 'accept-language': locale } });
