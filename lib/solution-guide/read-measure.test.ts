import { expect, test } from '@jest/globals';
import { readMeasure } from './read-measure';

test.each([
  ['72', 720],
  ['72,5', 725],
  ['72.5', 725],
  [' 72 cm ', 720],
  ['72,25cm', 723],
])('a measure typed as %s is %i millimetres', (typed, millimetres) => {
  expect(readMeasure('underbust', typed)).toEqual({ ok: true, millimetres });
});

test.each([
  ['underbust', '', 'empty', {}],
  ['underbust', 'around 72', 'number', {}],
  ['underbust', '-72', 'number', {}],
  ['underbust', '28', 'inches', { typed: '28', cm: 71 }],
  ['bust', '36', 'inches', { typed: '36', cm: 91 }],
  ['waist', '720', 'millimetres', { typed: '720', cm: 72 }],
  ['hips', '12', 'small', { from: 65, to: 190 }],
  ['hips', '250', 'large', { from: 65, to: 190 }],
] as const)('%s of %s is answered with %s', (measure, typed, why, values) => {
  expect(readMeasure(measure, typed)).toEqual({ ok: false, why, values });
});

test('a bust that is not larger than the underbust was probably typed in the wrong order', () => {
  expect(readMeasure('bust', '74', { underbust: 750 })).toMatchObject({ why: 'order', values: { underbust: '75' } });
  expect(readMeasure('bust', '76', { underbust: 750 })).toMatchObject({ ok: true });
});
