import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { braBands, braCups } from './bra-data';
import { toSizeSystem } from './bra-sizes';
import { defaultSystems, sizeSystems } from './size-systems';
import { listTypedSizes, toLabelText, toReaderText } from './sizes-in-text';

/** The backend's table of searches: each typed text must become the text that is sent. */
const rows = readFileSync('contract/catalogue/search-questions.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [language = '', , question = '', asked = ''] = line.split('\t');
    return { language: language as keyof typeof defaultSystems, question, asked: asked === '=' ? question : asked };
  });

test('F007 every search of the table is sent with sizes of our labels, and otherwise unchanged', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  for (const { language, question, asked } of rows)
    expect({ question, asked: toLabelText(question, defaultSystems[language]) }).toEqual({ question, asked });
});

test.each([
  // The same letters and numbers are another size in another system.
  ['85B', 'es', '70B'],
  ['85B', 'eu', '85B'],
  ['85b', 'uk', '85B'],
  ['34DD', 'uk', '75E'],
  ['34DD', 'us', '75E'],
  ['34E', 'us', '75E'],
  ['34E', 'uk', '75F'],
  ['36ddd/f', 'us', '80F'],
  // A size that the reader's system lacks is read in ours.
  ['75B', 'es', '75B'],
  ['34B', 'eu', '75B'],
  ['sujetador 90 copa D negro', 'es', 'sujetador 75D negro'],
  ['75 Körbchen C', 'eu', '75C'],
  ['90-D', 'es', '75D'],
  ['70 de algodón', 'es', '70 de algodón'],
  ['SJ1010', 'es', 'SJ1010'],
  ['27919554', 'es', '27919554'],
  ['XL', 'uk', 'XL'],
  ['99Z', 'uk', '99Z'],
] as const)('F007 N22 %j is read in the system %s as %j', (text, system, label) => {
  expect(toLabelText(text, system)).toBe(label);
});

test('F007 sizes that were converted can be listed', () => {
  expect(listTypedSizes('negro 85B o 75C', 'es')).toEqual([
    { typed: '85B', system: 'es', label: '70B' },
    { typed: '75C', system: 'eu', label: '75C' },
  ]);
});

test('N26 a label converts to each system and back to the same label, in any text', () => {
  const labels = braBands.flatMap((band) => braCups.map((cup) => band.eu + cup.eu));
  for (const system of sizeSystems)
    for (const label of labels) {
      const own = toReaderText(`${label} o M`, system);
      expect({ label, system, own }).toEqual({ label, system, own: `${toSizeSystem(label, system)} o M` });
      expect(toLabelText(own, system)).toBe(`${label} o M`);
    }
});
