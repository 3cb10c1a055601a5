import type { PublicExecutive } from '@/lib/executive-search/executives';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/routing';
import { fill } from '@/lib/i18n/words';

type Words = { near: string; distance: string };

/** The executive's town, and the distance from the place that was searched. */
export const sayPlace = ({ town, distance }: Pick<PublicExecutive, 'town' | 'distance'>, words: Words): string =>
  [town, ...(distance === null ? [] : [distance === 0 ? words.near : fill(words.distance, { km: distance })])].join(
    ' · ',
  );

export const sayLanguages = ({ languages }: Pick<PublicExecutive, 'languages'>, locale: Locale): string =>
  new Intl.ListFormat(locale).format(languages.map((language) => languageName(language, locale)));
