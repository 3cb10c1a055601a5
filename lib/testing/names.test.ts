import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const glossary = readFileSync('docs/glossary.md', 'utf8').split('## Names of folders and files')[1] ?? '';
const rows = [...glossary.matchAll(/^\| ([a-z0-9, -]+) \| ([^|]+) \|(?: [^|]+ \|)?$/gm)].map(
  ([line, names = '', where = '']) => ({ names: names.split(', '), where, isNoun: line.split('|').length === 4 }),
);
const nouns = rows
  .filter(({ isNoun, where }) => isNoun && !/^(-|what it is)/.test(where))
  .flatMap(({ names }) => names);

const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const filesOf = (path: string, ending: RegExp) =>
  readdirSync(path).flatMap((file) => (ending.test(file) && !file.includes('.test.') ? file.replace(ending, '') : []));

const places: Record<string, string[]> = {
  components: foldersOf('components'),
  lib: foldersOf('lib'),
  messages: Object.keys(JSON.parse(readFileSync('messages/es.json', 'utf8'))).map(toKebab),
  contract: foldersOf('contract').filter((folder) => folder !== 'node_modules'),
  modules: foldersOf('backend/src/modules'),
  tables: filesOf('backend/src/database/tables', /\.ts$/),
  e2e: filesOf('e2e', /\.spec\.ts$/),
};

/** Names that the glossary lacks for this place, and glossary names that are unused. */
function faultsOf(place: string, names: string[]) {
  const others = rows.filter(({ isNoun, where }) => !isNoun && where.trim() === place).flatMap((row) => row.names);
  const unknown = names.filter((name) => !nouns.includes(name) && !others.includes(name));
  return [...unknown, ...others.filter((name) => !names.includes(name) || nouns.includes(name))];
}

test.each(Object.entries(places))('in %s the folders, files or groups have names of the glossary', (place, names) =>
  expect(faultsOf(place, names)).toEqual([]),
);

test('a second name for a noun is reported, and so is an exception that is no longer needed', () => {
  for (const [place, names] of Object.entries(places)) {
    expect(faultsOf(place, [...names, 'purchase'])).toEqual(['purchase']);
    const needed = names.filter((name) => !nouns.includes(name));
    expect(
      faultsOf(
        place,
        names.filter((name) => nouns.includes(name)),
      ),
    ).toEqual(expect.arrayContaining(needed));
  }
});

test('each noun of the glossary names a folder, a file or a group of messages', () => {
  const there = Object.values(places).flat();
  expect(nouns.length).toBeGreaterThan(20);
  expect(nouns.filter((noun) => !there.includes(noun))).toEqual([]);
});

test('D01 the top level matches the design card, plus the listed additions', () => {
  const card = ['app', 'components', 'e2e', 'lib', 'messages', 'public'];
  const added = ['backend', 'bench', 'contract', 'demo', 'deploy', 'docs', 'engine', 'scripts'];
  const made = ['node_modules', 'test-results', 'coverage'];
  const folders = foldersOf('.').filter((folder) => !folder.startsWith('.') && !made.includes(folder));
  expect(folders.toSorted()).toEqual([...card, ...added].toSorted());
  for (const file of ['package.json', 'next.config.ts', 'tsconfig.json', 'middleware.ts', 'README.md'])
    expect(readdirSync('.')).toContain(file);
  expect(readdirSync('public')).toEqual(expect.arrayContaining(['.well-known', 'favicon.ico', 'icon.svg']));
});
