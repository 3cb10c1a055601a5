import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  aliasPattern,
  emailMaxLength,
  emailPattern,
  holdsLink,
  isCanaryPostalCode,
  personNamePattern,
} from './rules.ts';

const email = new RegExp(emailPattern);
const alias = new RegExp(aliasPattern);
const personName = new RegExp(personNamePattern, 'u');
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const digits = [...'0123456789'];
const textOf = (characters: string[], minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });

const localPart = textOf([...letters, ...digits, ...'._%+-'], 1, 30);
const domain = textOf([...letters, ...digits, ...'.-'], 1, 30);

test('V01 accepts a mail address of the allowed letters with a top-level domain of 2 to 4', () => {
  fc.assert(
    fc.property(localPart, domain, textOf(letters, 2, 4), (local, host, top) => {
      expect(`${local}@${host}.${top}`).toMatch(email);
    }),
  );
});

test('V01 refuses a top-level domain of any other length', () => {
  const top = fc.oneof(textOf(letters, 0, 1), textOf(letters, 5, 20));
  fc.assert(
    fc.property(localPart, textOf(letters, 1, 20), top, (local, host, last) => {
      expect(`${local}@${host}.${last}`).not.toMatch(email);
    }),
  );
});

test('V01 refuses any other character before the at sign', () => {
  const foreign = fc
    .integer({ min: 0, max: 0x10_ffff })
    .map((point) => String.fromCodePoint(point))
    .filter((character) => !/[\w.%+-]/.test(character));
  fc.assert(
    fc.property(localPart, foreign, (local, character) => {
      expect(`${local}${character}@velia.es`).not.toMatch(email);
      expect(`${character}${local}@velia.es`).not.toMatch(email);
    }),
  );
});

test('V01 a hostile address of full length is refused', () => {
  const hostile = `${'a.'.repeat(emailMaxLength / 2)}@${'a-'.repeat(200)}`;
  expect(hostile).not.toMatch(email);
});

test('V02 an alias is 1 to 20 letters, digits, underscores or hyphens and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (text) => {
      const allowed = [...text].every((character) => [...letters, ...digits, '_', '-'].includes(character));
      expect(alias.test(text)).toBe(allowed && text.length >= 1 && text.length <= 20);
    }),
  );
  fc.assert(
    fc.property(textOf([...letters, ...digits, '_', '-'], 0, 24), (text) => {
      expect(alias.test(text)).toBe(text.length >= 1 && text.length <= 20);
    }),
  );
});

test('V02 an alias matches to the end of the text', () => {
  expect('marta\n').not.toMatch(alias);
});

test('V09 Canary Islands postal codes are 35000 to 35999 and 38000 to 38999, out of all five digits', () => {
  const canary = Array.from({ length: 100_000 }, (_, value) => value).filter((value) =>
    isCanaryPostalCode(String(value).padStart(5, '0')),
  );
  expect(canary).toHaveLength(2000);
  expect([canary[0], canary[999], canary[1000], canary[1999]]).toEqual([35_000, 35_999, 38_000, 38_999]);
});

test.each(['3500', '350000', ' 35000', '35000 ', '35 00', '3500a', '', '-35000', '35e3', '３５０００'])(
  'V09 %j is no postal code of five digits',
  (text) => {
    expect(isCanaryPostalCode(text)).toBe(false);
  },
);

test.each([
  'Rosa',
  'Ana Belén',
  'Mª José',
  'M.ª Carmen',
  'J. R. R.',
  'J.R.',
  'Gal·la',
  "O'Brien",
  'D’Ávila',
  "'t Hart",
  'Müller-Lüdenscheidt',
  'Nguyễn Thị Hồng',
  'Σοφία',
  'Мария',
  'محمد',
  'अनीता',
  '李小龍',
  'e\u0301lise',
])('%s is a valid name', (name) => {
  expect(name).toMatch(personName);
});

test.each([
  '',
  ' ',
  '.',
  'Rosa 💃',
  'www.elsewhere.example',
  'gana en t.co ya',
  'https://elsewhere.example',
  'rosa@correo.es',
  'Llama al 600123456',
  'Rosa, gana',
  'Rosa!',
  'Rosa\u202eanA',
  'Rosa\u200b',
  'Rosa\u0000',
  'Rosa\nAna',
  '<b>Rosa</b>',
  '\u0301Rosa',
])('%j is not a valid name', (name) => {
  expect(name).not.toMatch(personName);
});

test('a text that is taken for a name has only letters, apostrophes, dots, hyphens and spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      if (personName.test(text)) expect(text).toMatch(/^[\p{L}\p{M}'’· .-]+$/u);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  'EVIL.COM/x',
  'Evil.Com/login',
  'WWW.Evil',
  'info@Evil.Com',
  'пример.рф',
  '203.0.113.7/login',
  'see evil.example',
  'http://x',
  'a\u202eb',
])('%s holds a link', (text) => {
  expect(holdsLink(text)).toBe(true);
});
test.each(['Vale 12.50 €. Hasta luego.', 'Son las 10.30', 'Te llevo el pedido el viernes.', 'Talla 85 B... y dos más'])(
  '%s holds no link',
  (text) => {
    expect(holdsLink(text)).toBe(false);
  },
);
