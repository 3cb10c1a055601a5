import type { PublicExecutive } from '@/lib/executive-search/executives';
import { languageName } from '@/lib/i18n/language-name';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

type Words = { near: string; distance: string };

/** The executive's town, and the distance from the place that was searched. */
export const formatPlace = ({ town, distance }: Pick<PublicExecutive, 'town' | 'distance'>, words: Words): string =>
  [town, ...(distance === null ? [] : [distance === 0 ? words.near : fill(words.distance, { km: distance })])].join(
    ' · ',
  );

export const formatLanguages = ({ languages }: Pick<PublicExecutive, 'languages'>, locale: Locale): string =>
  new Intl.ListFormat(locale).format(languages.map((language) => languageName(language, locale)));
