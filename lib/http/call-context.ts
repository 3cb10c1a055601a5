import type { Locale } from '@/lib/i18n/routing';

/** The signed-in person's token, and the language of the response. */
export type CallContext = { token: string; locale: Locale };

export const toCallOptions = ({ token, locale }: CallContext) => ({ token, headers: { 'accept-language': locale } });
