import { expect, jest, test } from '@jest/globals';
import { createListeners } from './store';

test('all subscribers are called with the arguments, until they unsubscribe', () => {
  const { notify, subscribe } = createListeners<[word: string]>();
  const heard: string[] = [];
  const leave = subscribe((word) => heard.push(`first ${word}`));
  subscribe((word) => heard.push(`second ${word}`));
  notify('a');
  leave();
  notify('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});

test('a subscriber that unsubscribes during a call does not affect the others', () => {
  const { notify, subscribe } = createListeners();
  const last = jest.fn();
  const leave = subscribe(() => leave());
  subscribe(last);
  notify();
  expect(last).toHaveBeenCalledTimes(1);
});

test('the source is watched from the first subscriber to the last, and again for the next', () => {
  const steps: string[] = [];
  const { subscribe } = createListeners(() => {
    steps.push('watch');
    return () => steps.push('leave');
  });
  const leave = [subscribe(() => {}), subscribe(() => {})];
  expect(steps).toEqual(['watch']);
  for (const each of leave) each();
  expect(steps).toEqual(['watch', 'leave']);
  subscribe(() => {});
  expect(steps).toEqual(['watch', 'leave', 'watch']);
});
