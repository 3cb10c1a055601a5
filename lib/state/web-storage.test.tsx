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

test('the device and the tab keep texts apart, until they are taken away', () => {
  expect([deviceStorage.write('name', 'device'), tabStorage.write('name', 'tab')]).toEqual([true, true]);
  expect([localStorage.getItem('name'), sessionStorage.getItem('name')]).toEqual(['device', 'tab']);
  expect(deviceStorage.write('name', null)).toBe(true);
  expect([deviceStorage.read('name'), tabStorage.read('name')]).toEqual([null, 'tab']);
});

test('a full store says that it kept nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(deviceStorage.write('name', 'text')).toBe(false);
});

test('a store that is closed says so, and nobody falls over it', () => {
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
  ['what is no JSON', '{', null],
])('%s is read as JSON', (_, text, value) => {
  deviceStorage.write('name', text);
  expect(deviceStorage.readJson('name')).toEqual(value);
});
