import { emailMaxLength, emailPattern } from '@/contract/rules';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';

const emails = new RegExp(emailPattern);

export const isEmail = (text: string): boolean => text.length <= emailMaxLength && emails.test(text);

/** N22: only the code is sent, so that the size cannot be read on the way. */
export const askForRestock = (locale: Locale, code: string, email: string) =>
  post<'askRestockNotice'>('/api/public/portafolio/avisarDisponibilidad', {
    body: { locale, code, email },
  });

/** By the token of the mail. */
export const confirmRestock = (token: string) =>
  post<'confirmRestockNotice'>('/api/public/portafolio/confirmarAviso', { body: { token } });
