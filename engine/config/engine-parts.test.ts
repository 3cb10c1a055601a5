import { expect, test } from '@jest/globals';
import { engineParts, readDisabledParts, switchProblems } from './engine-parts.ts';

test('everything is on unless it is switched off', () => {
  expect([...readDisabledParts({}), ...readDisabledParts({ engine: 'on', parts: '' })]).toEqual([]);
  expect(switchProblems({ engine: 'on', parts: '' })).toEqual([]);
});

test('ENGINE=off switches all parts off, whatever else is named', () => {
  expect([...readDisabledParts({ engine: 'off', parts: 'hot-pages' })]).toEqual([...engineParts]);
});

test('ENGINE_OFF names single parts, by commas or spaces', () => {
  const switches = { parts: 'hot-pages,plain-documents page-policy' };
  expect([...readDisabledParts(switches)]).toEqual(['hot-pages', 'plain-documents', 'page-policy']);
  expect(switchProblems(switches)).toEqual([]);
});

test('an unknown part is named, with all parts that there are', () => {
  expect(switchProblems({ engine: 'of', parts: 'hot-page, page-policy' })).toEqual([
    'ENGINE is neither on nor off: of',
    expect.stringMatching(/^ENGINE_OFF: no part hot-page\. There are: static-files, .*page-policy\.$/),
  ]);
});
