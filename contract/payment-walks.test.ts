import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { byHand } from '../backend/test/by-hand.ts';
import { scenarios as atBank } from '../demo/simulators/bank/scenarios.ts';
import { scenarios as atPayPal } from '../demo/simulators/paypal/scenarios.ts';
import { allWalks, walks } from '../e2e/payment-walks.ts';
import { locales } from './public-codes.ts';

// Each scenario is played against the backend elsewhere. These are also walked in a browser.

const tables = { bank: atBank, paypal: atPayPal, byHand };

test('at least thirty scenarios of the tables are walked in a browser, in three languages', () => {
  const unknown = allWalks.filter(({ where, scenario }) => !tables[where].some(({ name }) => name === scenario));
  expect(unknown).toEqual([]);
  expect(new Set(allWalks.map(({ where, scenario }) => `${where} ${scenario}`)).size).toBeGreaterThanOrEqual(30);
  // About as many in each.
  for (const locale of locales) {
    const walked = allWalks
      .filter((walk) => walk.locale === locale)
      .map(({ where, scenario }) => `${where} ${scenario}`);
    expect(new Set(walked).size).toBeGreaterThanOrEqual(15);
  }
});

test('each group of scenarios is used by a spec', () => {
  const folder = new URL('../e2e/', import.meta.url);
  const specs = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const read = new Set(specs.match(/walks\.\w+|of \w+|guestWalks/g));
  const groups = ['refusals', 'otherReturns', 'expiredTransfers'].map((name) => `of ${name}`);
  const tied = [...Object.keys(walks).map((key) => `walks.${key}`), ...groups, 'guestWalks'];
  expect(tied.filter((name) => !read.has(name))).toEqual([]);
});
