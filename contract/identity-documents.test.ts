import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { identityTypes, identityTypesOf, isIdentityNumber, toIdentityNumber } from './identity-documents.ts';

test.each([
  ['DNI', '12345678Z', true],
  ['DNI', '12.345.678-z', true],
  ['DNI', '00000000T', true],
  ['DNI', '12345678A', false],
  ['DNI', '1234567Z', false],
  ['NIE', 'X1234567L', true],
  ['NIE', 'y-1234567-x', true],
  ['NIE', 'Z1234567R', true],
  ['NIE', 'X1234567A', false],
  ['NIE', '12345678Z', false],
  ['PERSONALAUSWEIS', 'T22000129', true],
  ['PERSONALAUSWEIS', 'T220001293', true],
  ['PERSONALAUSWEIS', 'T220001294', false],
  ['PERSONALAUSWEIS', 'A22000129', false],
  ['PERSONALAUSWEIS', 'T2200012', false],
  ['PASAPORTE', 'PAA123456', true],
  ['PASAPORTE', '123456789', true],
  ['PASAPORTE', 'ABCDEFGH', false],
  ['PASAPORTE', 'P1', false],
  ['NIF_UE', '123456789', true],
  ['NIF_UE', 'ñ23456789', false],
  ['OTRO', 'MORGA657054SM9IJ', true],
  ['OTRO', 'abc', false],
] as const)('V10 %s takes %s: %s', (type, number, good) => {
  expect(isIdentityNumber(type, number)).toBe(good);
});

test('V10 exactly one of the 23 letters is valid for a DNI', () => {
  const letters = [...'TRWAGMYFPDXBNJZSQVHLCKE'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const figures = String(number).padStart(8, '0');
      expect(letters.filter((letter) => isIdentityNumber('DNI', figures + letter))).toHaveLength(1);
    }),
  );
});

test('V10 a single wrong digit of a German card with check digit is detected', () => {
  const good = 'T220001293';
  for (let place = 1; place < 9; place += 1) {
    const next = String((Number(good[place]) + 1) % 10);
    expect(isIdentityNumber('PERSONALAUSWEIS', good.slice(0, place) + next + good.slice(place + 1))).toBe(false);
  }
});

test('V10 numbers are compared without regard to formatting', () => {
  expect(toIdentityNumber(' 12.345.678-z ')).toBe('12345678Z');
});

test('V10 every country has documents, and all of them are known types', () => {
  for (const country of ['ES', 'DE', 'GB', 'PT', 'XX']) {
    expect(identityTypesOf(country).length).toBeGreaterThan(0);
    expect(identityTypesOf(country).every((type) => identityTypes.includes(type))).toBe(true);
  }
});
