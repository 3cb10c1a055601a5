import { searchMaxLength } from '@/contract/public-rules';
import { searchPath } from '@/lib/access/paths-of-first-visits';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { habitOf, type SizeSystem } from '@/lib/size-tables/size-systems';

/** From here on a text is worth a question while it is still being typed. */
export const suggestFromLength = 2;

/** What a person may have typed or pasted, as the backend takes it: one line, whole characters, not too long. */
export function toSearchText(value: string): string {
  const line = value
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line
    .slice(0, searchMaxLength)
    .toWellFormed()
    .replace(/\uFFFD/g, '')
    .trim();
}

/** `system` is whose sizes the text names, said only where it is not the habit of the language. */
export const searchHref = (locale: Locale, text = '', system: SizeSystem = habitOf[locale]) =>
  localePath(locale, searchPath) +
  (text ? `?${new URLSearchParams({ q: text, ...(system !== habitOf[locale] && { system }) })}` : '');
