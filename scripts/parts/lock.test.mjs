import { expect, test } from '@jest/globals';
import { readLock } from './lock.mjs';

const good = { version: '1.0.0', integrity: 'sha512-abc' };
const read = (entry) => readLock({ packages: { '': { name: 'shop' }, 'node_modules/a': entry } });

test.each([
  [{ ...good, version: undefined }, 'has no version'],
  [{ ...good, resolved: 'https://packages.example/a-1.0.0.tgz' }, 'names a host'],
  [{ ...good, integrity: undefined }, 'has no sha512'],
  [{ ...good, integrity: 'sha1-abc' }, 'has no sha512'],
  [{ version: '1.0.0', optional: true }, 'has no sha512'],
  [{ version: '1.0.0', os: ['darwin'] }, 'has no sha512'],
  [{ version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, 'has no sha512'],
])('the lock entry %j is refused', (entry, problem) => {
  expect(read(entry)).toEqual({ problems: [expect.stringContaining(problem)], elsewhere: [] });
});

test.each([
  [{ os: ['darwin'], cpu: ['x64'] }],
  [{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  [{ cpu: ['wasm32'] }],
])('an optional package of %j is told apart: no machine of ours takes it', (platform) => {
  const entry = { version: '1.0.0', optional: true, ...platform };
  expect(read(entry)).toEqual({ problems: [], elsewhere: ['node_modules/a'] });
});

test('a whole entry and a workspace are fine', () => {
  expect(read(good)).toEqual({ problems: [], elsewhere: [] });
  expect(read({ link: true, resolved: 'backend' })).toEqual({ problems: [], elsewhere: [] });
});
