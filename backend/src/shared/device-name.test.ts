import { expect, test } from '@jest/globals';
import { toDeviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox · Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Mac',
  ],
  ['curl/8.9', ''],
  ['', ''],
  [undefined, ''],
])('C041 for %s a session stores "%s"', (userAgent, device) => {
  expect(toDeviceName(userAgent)).toBe(device);
});
