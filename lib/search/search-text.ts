import { searchMaxLength } from '@/contract/public-rules';
import { searchPath } from '@/lib/access/public-script-paths';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { defaultSystems, type SizeSystem } from '@/lib/size-tables/size-systems';

/** Suggestions are requested from this length. */
export const suggestFromLength = 2;

/** Typed or pasted text as the backend accepts it: one line, whole characters, limited length. */
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

/** `system` is the size system of the text, included only when it is not the language's default. */
export const searchHref = (locale: Locale, text = '', system: SizeSystem = defaultSystems[locale]) =>
  localePath(locale, searchPath) +
  (text ? `?${new URLSearchParams({ q: text, ...(system !== defaultSystems[locale] && { system }) })}` : '');
