import { emailMaxLength, emailPattern } from '@/contract/rules';
import { isLocale, type Locale } from '@/lib/i18n/routing';
import type { NewsletterAction } from './care';

export type TypedNewsletterForm = { wish: NewsletterAction; email: string; language: Locale };

const emails = new RegExp(emailPattern);

export const isEmail = (text: string): boolean => text.length <= emailMaxLength && emails.test(text);

/** Reads the form; without a language the page's is used. */
export function readNewsletterForm(form: URLSearchParams | FormData, locale: Locale): TypedNewsletterForm {
  const language = String(form.get('language') ?? '');
  return {
    wish: form.get('wish') === 'leave' ? 'leave' : 'subscribe',
    email: String(form.get('email') ?? '').trim(),
    language: isLocale(language) ? language : locale,
  };
}
