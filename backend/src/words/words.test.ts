import { expect, test } from '@jest/globals';
import { type Locale, locales } from 'contract/public-codes.ts';
import { words } from './words.ts';

const textsOf = (value: unknown): [key: string, text: string][] =>
  Object.entries(Object(value)).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [[key, inner] as [string, string]]
      : textsOf(inner).map(([rest, text]) => [`${key}.${rest}`, text] as [string, string]),
  );
const keysIn = (locale: Locale) =>
  textsOf(words[locale])
    .map(([key]) => key)
    .sort();
const sentencesIn = (locale: Locale) => textsOf(words[locale]).flatMap(([, text]) => (/\s/.test(text) ? [text] : []));

test.each(locales)('%s has all texts of the other languages, none of them empty', (locale) => {
  expect(keysIn(locale)).toEqual(keysIn('es'));
  // Optional messages of executives have no default text.
  const said = textsOf(words[locale]).filter(([key]) => !/^clientMails\.messages\.(message|reminder)\.text$/.test(key));
  for (const [key, text] of said) expect([key, text.trim() === text && text !== '']).toEqual([key, true]);
});

test('no sentence appears in two languages', () => {
  const foreign = locales.flatMap((locale) => {
    const others = locales.filter((other) => other !== locale).flatMap(sentencesIn);
    return sentencesIn(locale).filter((text) => others.includes(text));
  });
  expect(foreign).toEqual([]);
});
