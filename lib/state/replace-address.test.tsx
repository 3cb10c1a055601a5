import { expect, test } from '@jest/globals';
import { isReplacedAddress, replaceAddress } from './replace-address';

test('F008 an address set in place is known, and adds no history entry', () => {
  const steps = window.history.length;
  replaceAddress('/catalogue/alba/neg');
  replaceAddress('/catalogue/alba/mar');
  expect([window.location.pathname, window.history.length]).toEqual(['/catalogue/alba/mar', steps]);
  expect(isReplacedAddress('/catalogue/alba/mar')).toBe(true);
  expect(isReplacedAddress('/catalogue/mujer')).toBe(false);
});
