import { type Locale, locales } from './routing';

/** The name of a language in the page's language, for use inside a sentence. */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** All languages to choose from, capitalised: Spanish has them in lower case inside a sentence. */
export const languageChoices = (locale: Locale): { value: Locale; label: string }[] =>
  locales.map((value) => {
    const name = languageName(value, locale);
    return { value, label: name.charAt(0).toUpperCase() + name.slice(1) };
  });
