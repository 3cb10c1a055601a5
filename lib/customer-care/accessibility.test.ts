import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales } from '@/contract/public-codes';
import { everyPage } from '@/lib/testing/every-page';
import { findings } from './accessibility';

test('the statement of accessibility speaks of exactly the pages that the shop has, for whom it has them', () => {
  const stated = findings.pages.map(({ name, visitors }) => [name, visitors]);
  expect(stated).toEqual(everyPage.map(({ name, visitors }) => [name, [...visitors].toSorted()]));
  expect([...findings.languages].toSorted()).toEqual([...locales].toSorted());
});

test('it names what looked as it is installed: another one looks again first', () => {
  const { version } = JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8'));
  expect(findings.engine).toBe(`axe-core ${version}`);
  expect(findings.rules).toBeGreaterThan(50);
});

test('what it found is of pages that it names, with the day since when it is known', () => {
  const names = findings.pages.map(({ name }) => name);
  for (const { page, rule, since } of findings.violations) {
    expect(names).toContain(page);
    expect([rule, since <= findings.day]).toEqual([rule, true]);
  }
});
