import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales } from '@/contract/public-codes';
import { wordsAskedFor } from '@/lib/testing/asked-words';
import { messagesOf } from '@/lib/testing/server-components';
import { forbiddenWords, lawRules } from './rules';

type Tree = { [key: string]: string | Tree };
const find = (tree: Tree, key: string) =>
  key.split('.').reduce<string | Tree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree);
/** `*` in a pattern stands for one or more parts of a key. */
const isAskedBy = (key: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.+')}$`).test(key);

test('each rule has a unique name, a source, a date from which it applies and a place where it is shown', () => {
  expect(new Set(lawRules.map(({ id }) => id)).size).toBe(lawRules.length);
  for (const { id, source, since, texts, words, pages, screens = [] } of lawRules) {
    expect([id, /\d/.test(source) && Number.isFinite(Date.parse(since))]).toEqual([id, true]);
    expect([id, texts.length + Object.keys(words ?? {}).length > 0]).toEqual([id, true]);
    expect([id, pages.length + screens.length > 0]).toEqual([id, true]);
  }
});

test.each(lawRules.filter(({ texts }) => texts.length > 0).map((rule) => [rule.id, rule] as const))(
  'the legal texts of %s exist in three languages, in the law’s own words where it prescribes them',
  async (_, { texts, words }) => {
    for (const locale of locales) {
      const messages = await messagesOf({ locale });
      const said = texts.map((key) => find(messages, key));
      expect(said.filter((text) => typeof text !== 'string' || text === '')).toEqual([]);
      for (const fixed of words?.[locale] ?? []) expect(said).toContain(fixed);
    }
  },
);

const screens = lawRules.flatMap(({ id, texts, screens = [] }) => screens.map((screen) => ({ id, texts, screen })));
test.each(screens)('the legal texts of $id are used by $screen', ({ texts, screen }) => {
  const asked = wordsAskedFor(screen);
  expect(texts.filter((key) => !asked.some((pattern) => isAskedBy(key, pattern)))).toEqual([]);
});

test('every page of the shop is below a layout that uses the texts of the footer’s legal topics', () => {
  const layouts = globSync('app/**/layout.tsx');
  const framed = layouts.filter((path) =>
    wordsAskedFor(path).some((pattern) => isAskedBy('layout.footer.topics.imprint', pattern)),
  );
  const bare = layouts.filter((path) => !framed.includes(path)).map((path) => path.replace('app/[locale]/', ''));
  // The two outermost layouts: each page has one of the others below them.
  expect(bare).toEqual(['layout.tsx', '(personal)/layout.tsx'].filter((path) => bare.includes(path)));
  const pages = globSync('app/**/page.tsx').filter((path) => !/\/(dev|bench-floor)\//.test(path));
  expect(pages.length).toBeGreaterThan(40);
  const isFramed = (path: string) => framed.some((layout) => path.startsWith(layout.replace('layout.tsx', '')));
  expect(pages.filter((path) => !isFramed(path))).toEqual([]);
});

test.each(forbiddenWords)('no text contains what $source forbids: $id', ({ never }) => {
  const files = globSync(['messages/*.json', 'demo/{seed,words}/**/*.ts', 'backend/src/**/*mail*.ts']);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => never.test(readFileSync(path, 'utf8')))).toEqual([]);
});
