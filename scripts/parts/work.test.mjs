import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { watchTurns } from './work.mjs';

const text = `[${'0,'.repeat(128 * 1024)}0]`;
function parse(times) {
  for (let time = 0; time < times; time += 1) JSON.parse(text);
}

test('the longest turn is reported as a multiple of the known work, and the work of several turns is not added up', async () => {
  const turns = watchTurns();
  turns.takeLongest();
  parse(60);
  await nextTurn();
  expect(turns.takeLongest()).toBeGreaterThan(30);
  for (let turn = 0; turn < 6; turn += 1) {
    parse(10);
    await nextTurn();
  }
  expect(turns.takeLongest()).toBeLessThan(30);
});
