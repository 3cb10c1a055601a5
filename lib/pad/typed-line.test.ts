import { expect, test } from '@jest/globals';
import { readTyped } from './typed-line';

const code = (text: string, quantity: number | null = null) => ({ kind: 'code', code: text, quantity });

test.each([
  ['', { kind: 'nothing' }],
  ['  ', { kind: 'nothing' }],
  ['10423011', code('10423011')],
  [' sj1045 ', code('SJ1045')],
  ['3*10423011', code('10423011', 3)],
  ['3x10423011', code('10423011', 3)],
  ['12 × 10423011', code('10423011', 12)],
  ['10423011*3', code('10423011', 3)],
  ['sj1045x2', code('SJ1045', 2)],
  ['0*10423011', code('10423011', 0)],
  ['9999*10423011', code('10423011', 9999)],
  // Either may be the code: the quantity is refused in both cases.
  ['10423011*9999', code('9999', 10423011)],
  ['-1*10423011', code('10423011', -1)],
  ['10423011 x -1', code('10423011', -1)],
  ['2,5*10423011', code('10423011', 2.5)],
  ['10423011 10423011', { kind: 'words' }],
  ['Ana', { kind: 'name', name: 'Ana' }],
  ['Ana Belén Ortiz:', { kind: 'name', name: 'Ana Belén Ortiz' }],
  ['para Ana', { kind: 'name', name: 'Ana' }],
  ['für mich', { kind: 'name', name: 'mich' }],
  ["Maria d'Angelo", { kind: 'name', name: "Maria d'Angelo" }],
  // May still become a code, a sentence, or text that is no name.
  ['S', { kind: 'words' }],
  ['85B', { kind: 'words' }],
  ['Hola guapa, ¿qué tal?', { kind: 'words' }],
  ['2 del 10423 talla 85B para Ana', { kind: 'words' }],
  ['uno dos tres cuatro cinco seis', { kind: 'words' }],
])('R13 F096 %p in the field of a line is %j', (text, expected) => {
  expect(readTyped(text)).toEqual(expected);
});
