import { expect, test } from '@jest/globals';
import { passwordProblem } from './passwords.ts';

test.each([
  ['velvet-Harbour-42', null],
  ['una frase larga de ejemplo', null],
  ['password is a long sentence here', null],
  ['short', 'tooShort'],
  ['x1y2'.repeat(33), 'tooLong'],
  ['aaaaaaaaaaaa', 'weak'],
  ['ababababab', 'weak'],
  ['Password1!', 'weak'],
  ['contraseña1', 'weak'],
  ['12345678', 'weak'],
  ['carmen.vidal', 'weak'],
  ['Carmen.Vidal2026!', 'weak'],
  ['Cármen-Vidál-77', 'weak'],
  ['VidalCarmen1984', 'weak'],
  ['Velia2026!!', 'weak'],
  ['velia-carmen-1', 'weak'],
  ['1975-Ana-1975', 'weak'],
  ['velia sings to carmen', null],
] as const)('V10 the new password %j is %s', (password, problem) => {
  expect(passwordProblem(password, ['carmen.vidal', 'Ana'])).toBe(problem);
});
