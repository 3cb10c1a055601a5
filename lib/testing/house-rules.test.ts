import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { locales } from '@/contract/public-codes';
import { brand } from '@/lib/brand';
import { findMessageUses } from './message-uses';
import { findSentences } from './sentences';

type Tree = { [key: string]: string | Tree };

const read = (path: string) => readFileSync(path, 'utf8');
const list = (...patterns: string[]) => globSync(patterns, { exclude: (name) => name.includes('node_modules') });
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('lib/testing/');
const storefront = list('{app,components,engine,lib}/**/*.{ts,tsx}').filter((path) => !isTest(path));

/** Gallery and measurement page are for developers only. */
const isForUs = (path: string) =>
  /^(app|components)\/(\[locale\]\/)?(\(\w+\)\/)?(dev|gallery|bench-floor)\//.test(path);

function keysOf(tree: Tree, path: string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : keysOf(value, [...path, key]),
  );
}

const messages = (locale: string): Tree => JSON.parse(read(`messages/${locale}.json`));

/** `*` stands for one or more parts of a key. */
const toPattern = (key: string) =>
  new RegExp(`^${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.+')}$`);

test.each(['en', 'de'])('the messages of %s have the same keys as the Spanish ones, none of them empty', (locale) => {
  expect(keysOf(messages(locale)).sort()).toEqual(keysOf(messages('es')).sort());
  const empty = (tree: Tree): string[] =>
    Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? (value ? [] : [key]) : empty(value)));
  expect(empty(messages(locale))).toEqual([]);
});

test('every message that the code uses exists', () => {
  const keys = keysOf(messages('es'));
  const uses = storefront.flatMap((path) => findMessageUses(read(path)).keys.map((key) => ({ path, key })));
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter(({ key }) => !keys.some((known) => toPattern(key).test(known)))).toEqual([]);
});

test('every message is used by the code', () => {
  const found = [...storefront, ...list('{contract,backend/src}/**/*.ts')].map((path) => findMessageUses(read(path)));
  const patterns = found.flatMap(({ keys }) => keys.map(toPattern));
  const literals = new Set(found.flatMap((each) => each.literals));
  const unused = keysOf(messages('es')).filter(
    (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test('no file reads messages raw: getMessageGroup is type-checked and shows the key of a missing one', () => {
  expect(storefront.filter((path) => /\.raw\b/.test(read(path)))).toEqual([]);
});

test('no component contains hard-coded text', () => {
  const seen = storefront.filter((path) => path.endsWith('.tsx') && !isForUs(path));
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.flatMap((path) => findSentences(read(path)).map((sentence) => `${path}:${sentence}`))).toEqual([]);
});

test('at most ten lint rules are suppressed, each with its reason', () => {
  const suppressed = list('{app,backend,components,contract,demo,engine,lib,scripts}/**/*.{ts,tsx,mjs,css}')
    .filter((path) => !isTest(path))
    .flatMap((path) => read(path).match(/biome-ignore[^\n]*/g) ?? []);
  expect(suppressed.length).toBeLessThanOrEqual(10);
  expect(suppressed.filter((line) => !/^biome-ignore lint\/\w+\/\w+: \w/.test(line))).toEqual([]);
});

test('of the files of browser tests only the fixtures open a page with script', () => {
  const specs = list('e2e/**/*.ts');
  const opens = /\bbrowser(\(\))?\??\.(newPage\(|newContext\((?![^;]*javaScriptEnabled: false))|\.launch\(/;
  expect(specs.filter((path) => opens.test(read(path)))).toEqual(['e2e/fixtures.ts']);
});

test('test files with only server tests are named so, and no others are', () => {
  const files = list('backend/**/*.test.ts');
  const onServer = files.filter((path) => {
    const blocks = read(path).match(/^(test|describe|on[A-Z]\w+)\b/gm) ?? [];
    return blocks.length > 0 && blocks.every((block) => block === 'onServer');
  });
  expect(onServer.length).toBeGreaterThan(5);
  expect(onServer).toEqual(files.filter((path) => path.endsWith('.server.test.ts')));
});

test('the shop’s name is defined in one place', () => {
  const { name } = brand;
  const files = list('{app,components,engine,lib}/**/*.{ts,tsx,mjs}', 'messages/*.json');
  const others = files.filter((path) => !isTest(path) && !isForUs(path) && path !== 'lib/brand.ts');
  expect(read('contract/brand-name.ts')).toContain(name);
  expect(others.filter((path) => read(path).includes(name))).toEqual([]);
});

test('rules of a single language are in lib/i18n, to be found when a language is added', () => {
  const files = list('{app,components,engine,lib,contract,backend/src}/**/*.{ts,tsx}', 'middleware.ts');
  // The simulators stand for other companies, with texts of their own.
  const others = files.filter((path) => !isTest(path) && !/^lib\/i18n\/|^demo\/simulators\//.test(path));
  const asks = new RegExp(`\\b(locale|lang|language) [!=]== '(${locales.join('|')})'`);
  expect(files.filter((path) => asks.test(read(path)))).toContain('lib/i18n/date-locale.ts');
  expect(others.filter((path) => asks.test(read(path)))).toEqual([]);
});

test('one file uses Web Storage, apart from scripts that run before it is loaded', () => {
  const named = list('{app,components,engine,lib}/**/*.{ts,tsx,mjs}').filter(
    (path) => !isTest(path) && /\b(local|session)Storage\b/.test(read(path)),
  );
  expect(named.toSorted()).toEqual([
    'engine/deferred-hydration/hydrate-on-interaction.ts',
    'engine/deferred-hydration/reload-and-replay.ts',
    'lib/server/mark-personal-store.ts',
    'lib/state/web-storage.ts',
  ]);
});

test('components subscribe to external state through lib/state, and one file holds listeners', () => {
  const sync = storefront.filter((path) => /\buseSyncExternalStore\b/.test(read(path)));
  expect(sync.filter((path) => !path.startsWith('lib/state/'))).toEqual([]);
  const own = storefront.filter((path) => /new Set<\(/.test(read(path)));
  expect(own).toEqual(['lib/state/store.ts']);
});

test('every file of queries is closed to the browser', () => {
  const queries = storefront.filter((path) => path.endsWith('-queries.ts'));
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((path) => !read(path).startsWith(`import 'server-only';`))).toEqual([]);
});

test('every page with content exports metadata of its own', () => {
  const pages = list('app/**/page.tsx').filter((path) => !isForUs(path));
  // A page that only redirects has no title.
  const shows = pages.filter((path) => /<\w/.test(read(path)));
  expect(shows.length).toBeGreaterThan(5);
  expect(
    shows.filter(
      (path) => !/export (const (metadata|generateMetadata)|(async )?function generateMetadata)/.test(read(path)),
    ),
  ).toEqual([]);
});

test('.env.example names exactly the settings that the code reads', () => {
  const readers = ['config', 'mail-config', 'provider-config', 'verifactu-config'].map(
    (name) => `backend/src/kit/${name}.ts`,
  );
  const files = ['lib/env.ts', 'demo/simulators/config.ts', ...readers].filter(existsSync);
  expect(files).toHaveLength(6);
  // Set by the tools around us, never by an operator; and values that look like names.
  const byTools = [
    ...['NODE_ENV', 'NEXT_PHASE'],
    ...['HMAC_SHA512_V2', 'HMAC_SHA256_V1', 'SIMULATEDSHOP', 'SIMULATEDWEBHOOK1'],
  ];
  const inCode = files.flatMap(
    (path) => read(path).match(/(?<=process\.env\.|')[A-Z][A-Z\d]*(_[A-Z\d]+)*\b(?!\w*`)/g) ?? [],
  );
  const inExample = read('.env.example').match(/(?<=^#? ?)[A-Z][A-Z\d_]+(?==)/gm) ?? [];
  const sorted = (names: string[]) => [...new Set(names)].filter((name) => !byTools.includes(name)).sort();
  expect(sorted(inExample)).toEqual(sorted(inCode.filter((name) => name.length > 3)));
});

test('a payment method is named in its own file, by its provider, in texts, and where its page is opened', () => {
  const knowing = [
    /^backend\/src\/modules\/payment\/(tenders\/|redsys\/|paypal\/|transfers\/transfer-provider\.ts)/,
    // Each provider sends its notices to an address of its own.
    /^backend\/src\/modules\/payment\/payment\.routes\.ts$/,
    // The carrier's cash is an account of its own.
    /^backend\/src\/shared\/ledger\/posting-rules\.ts$/,
    /^backend\/src\/words\//,
    /^components\/payment\/method-names\.ts$/,
    /^contract\/(codes|tenders)\.ts$/,
    /^lib\/payment\/(provider-pages|payment-broadcast|paypal-button-page)\.ts$/,
  ];
  const sources = list('{app,backend/src,components,contract,engine,lib}/**/*.{ts,tsx}').filter(
    (path) => !isTest(path),
  );
  const named = sources.filter((path) => /\btenderCodes\.\w|\btenders\/(?!tenders?\.ts)/.test(read(path)));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !knowing.some((place) => place.test(path)))).toEqual([]);
});

test('only browser tests carry the id of a journey, because `npm run trace` accepts no other proof', () => {
  const unitTests = list('{app,backend,bench,components,contract,demo,engine,lib,scripts}/**/*.test.{ts,tsx,mjs}');
  const journey = /^\s*(?:test|it)(?:\.\w+)?\(\s*['"`][^'"`]*\bJ\d\d\b/m;
  expect(unitTests.filter((path) => journey.test(read(path)))).toEqual([]);
});
