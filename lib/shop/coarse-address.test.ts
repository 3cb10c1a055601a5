import { expect, test } from '@jest/globals';
import { toCoarseIp } from './visitor-country';

test.each([
  ['192.0.2.7', '192.0.2.0'],
  ['::ffff:192.0.2.7', '192.0.2.0'],
  ['2001:db8:de:42:1:2:3:4', '2001:db8:de::'],
  ['2001:db8::1', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['not an address', null],
  ['', null],
])('C007 %j is shortened to %j', (address, coarse) => {
  expect(toCoarseIp(address)).toBe(coarse);
});
