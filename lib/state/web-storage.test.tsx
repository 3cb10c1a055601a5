import { afterEach, expect, jest, test } from '@jest/globals';
import { deviceStorage, tabStorage } from './web-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};

test('device and tab storage are separate, and a text stays until it is removed', () => {
  expect([deviceStorage.write('name', 'device'), tabStorage.write('name', 'tab')]).toEqual([true, true]);
  expect([localStorage.getItem('name'), sessionStorage.getItem('name')]).toEqual(['device', 'tab']);
  expect(deviceStorage.write('name', null)).toBe(true);
  expect([deviceStorage.read('name'), tabStorage.read('name')]).toEqual([null, 'tab']);
});

test('a full storage reports that nothing was stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(deviceStorage.write('name', 'text')).toBe(false);
});

test('a blocked storage reports it and never throws', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
  expect([tabStorage.read('name'), tabStorage.readJson('name'), tabStorage.write('name', null)]).toEqual([
    undefined,
    null,
    false,
  ]);
});

test.each([
  ['a list', '[1]', [1]],
  ['nothing', null, null],
  ['invalid JSON', '{', null],
])('%s is read as JSON', (_, text, value) => {
  deviceStorage.write('name', text);
  expect(deviceStorage.readJson('name')).toEqual(value);
});
