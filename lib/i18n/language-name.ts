import { type Locale, locales } from './routing';

/** What a language is called in the language of the page, as it stands inside a sentence. */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** All of them, to choose from: Spanish writes them small inside a sentence, and a choice begins one. */
export const languageChoices = (locale: Locale): { value: Locale; label: string }[] =>
  locales.map((value) => {
    const name = languageName(value, locale);
    return { value, label: name.charAt(0).toUpperCase() + name.slice(1) };
  });
