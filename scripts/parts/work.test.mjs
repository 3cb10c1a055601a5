import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { parseCostMs, watchTurns } from './work.mjs';

test('the longest turn is reported as a multiple of the unit, and the work of several turns is not added up', async () => {
  let worked = 0;
  const turns = watchTurns({ clock: () => worked, unit: () => 2 });
  worked += 60;
  await nextTurn();
  expect(turns.takeLongest()).toBe(30);
  for (let turn = 0; turn < 6; turn += 1) {
    worked += 10;
    await nextTurn();
  }
  expect(turns.takeLongest()).toBe(5);
});

test('the unit costs this thread some work', () => {
  expect(parseCostMs()).toBeGreaterThan(0);
});
