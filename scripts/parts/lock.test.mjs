import { expect, test } from '@jest/globals';
import { readLock } from './lock.mjs';

const good = { version: '1.0.0', integrity: 'sha512-abc' };
const read = (entry) => readLock({ packages: { '': { name: 'shop' }, 'node_modules/a': entry } });

test.each([
  [{ ...good, version: undefined }, 'has no version'],
  [{ ...good, resolved: 'https://packages.example/a-1.0.0.tgz' }, 'names a host'],
  [{ ...good, integrity: undefined }, 'has no sha512'],
  [{ ...good, integrity: 'sha1-abc' }, 'has no sha512'],
  [{ version: '1.0.0', optional: true, os: ['darwin'], cpu: ['x64'] }, 'has no sha512'],
])('the lock entry %j is refused', (entry, problem) => {
  expect(read(entry)).toEqual([expect.stringContaining(problem)]);
});

test('a complete entry and a workspace pass', () => {
  expect(read(good)).toEqual([]);
  expect(read({ link: true, resolved: 'backend' })).toEqual([]);
});
