import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales } from '@/contract/public-codes';
import { everyPage } from '@/lib/testing/every-page';
import { accessibilityFindings } from './accessibility';

test('the accessibility statement covers exactly the shop’s pages, for the roles that see them', () => {
  const stated = accessibilityFindings.pages.map(({ name, visitors }) => [name, visitors]);
  expect(stated).toEqual(everyPage.map(({ name, visitors }) => [name, [...visitors].toSorted()]));
  expect([...accessibilityFindings.languages].toSorted()).toEqual([...locales].toSorted());
});

test('the accessibility statement names the installed engine: after an update the check has to run again', () => {
  const { version } = JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8'));
  expect(accessibilityFindings.engine).toBe(`axe-core ${version}`);
  expect(accessibilityFindings.rules).toBeGreaterThan(50);
});

test('the findings of the statement are on pages that it lists, with the day since when they are known', () => {
  const names = accessibilityFindings.pages.map(({ name }) => name);
  for (const { page, rule, since } of accessibilityFindings.violations) {
    expect(names).toContain(page);
    expect([rule, since <= accessibilityFindings.day]).toEqual([rule, true]);
  }
});
