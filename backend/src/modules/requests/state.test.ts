import { expect, test } from '@jest/globals';
import { requestStates as states } from 'contract/codes.ts';
import { isOpen, nextLineState, stateAt, stateOf } from './state.ts';

const { fresh, accepted, changed, waiting, declined, expired, withdrawn } = states;

test('a line changes only while it is open, and only by the side that it waits for', () => {
  const events = ['accepted', 'changed', 'offered', 'declined', 'agreed', 'refused', 'withdrawn'] as const;
  const table = Object.values(states).map((state) => [
    state,
    events.filter((event) => nextLineState(state, event) !== null),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    [fresh]: ['accepted', 'changed', 'offered', 'declined', 'withdrawn'],
    [waiting]: ['agreed', 'refused', 'withdrawn'],
    [accepted]: [],
    [changed]: [],
    [declined]: [],
    [expired]: [],
    [withdrawn]: [],
  });
  expect(nextLineState(waiting, 'agreed')).toBe(fresh);
});

test.each([
  [[fresh, waiting, accepted], fresh],
  [[waiting, accepted, declined], waiting],
  [[accepted, accepted], accepted],
  [[accepted, declined], changed],
  [[changed], changed],
  [[accepted, expired], changed],
  [[declined, declined], declined],
  [[declined, expired], expired],
  [[declined, withdrawn], withdrawn],
  [[accepted, withdrawn], changed],
])('lines that are %j make the request %s', (lines, state) => {
  expect(stateOf(lines)).toBe(state);
});

test('a request is expired from its deadline on, and answered lines stay as they are', () => {
  const end = new Date('2026-11-22T08:40:00Z');
  const before = new Date(end.getTime() - 1);
  expect(stateAt(fresh, end, before)).toBe(fresh);
  expect(stateAt(fresh, end, end)).toBe(expired);
  expect(stateAt(accepted, end, end)).toBe(accepted);
  expect(Object.values(states).filter(isOpen)).toEqual([fresh, waiting]);
});
