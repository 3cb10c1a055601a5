import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (path: string) => readFileSync(path, 'utf8');
const list = (...patterns: string[]) => globSync(patterns, { exclude: (name) => name.includes('node_modules') });

const pagesIn = (folder: string) => list(`${folder}/*.md`).filter((path) => !path.endsWith('/README.md'));
const changePages = pagesIn('docs/changing');
const withoutBlocks = (page: string) => page.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
const pathsIn = (page: string) =>
  (withoutBlocks(page).match(/(?<=`)[^`\s]+(?=`)/g) ?? []).filter((name) => /\/|\.tsx?$/.test(name));
test('every path on the pages of ordinary changes exists', () => {
  expect(changePages).toHaveLength(20);
  const paths = list('docs/changing/*.md').flatMap((path) => pathsIn(read(path)));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every page of an ordinary change quotes code that is in the file it names', () => {
  const excerpts = changePages.map((page) => [
    page,
    [...read(page).matchAll(/^From `(.+)`:\n\n```\w+\n([\s\S]+?)```$/gm)].map(
      ([, path = '', code = '']) => read(path).includes(code) || `not in ${path}`,
    ),
  ]);
  expect(excerpts).toEqual(changePages.map((page) => [page, [true]]));
});

test('every source file that names the second line of an address is on its page of ordinary changes', () => {
  const named = pathsIn(read('docs/changing/address-field.md'));
  const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('lib/testing/');
  const sources = list('{app,backend/src,components,contract,engine,lib}/**/*.{ts,tsx}').filter(
    (path) => !isTest(path),
  );
  const knowing = sources.filter(
    (path) => !/^contract\/.+\/examples\.ts$/.test(path) && /\bline2\b|\blinea2\b/.test(read(path)),
  );
  expect(knowing.length).toBeGreaterThan(15);
  expect(knowing.filter((path) => !named.includes(path))).toEqual([]);
});

test.each(['docs/changing', 'docs/operating'])('the list in %s names every page of the folder once', (folder) => {
  const links = read(`${folder}/README.md`).match(/(?<=\]\()[\w-]+\.md(?=\))/g) ?? [];
  expect(links.toSorted()).toEqual(
    pagesIn(folder)
      .map((path) => path.replace(`${folder}/`, ''))
      .toSorted(),
  );
});

test('the page of settings names every setting of .env.example', () => {
  const names = read('.env.example').match(/(?<=^#? ?)[A-Z][A-Z\d_]+(?==)/gm) ?? [];
  expect(names.length).toBeGreaterThan(40);
  const page = read('docs/operating/settings.md');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('every path of the repository in the guides exists', () => {
  const guides = list('*.md', 'docs/*.md', 'docs/operating/*.md');
  const top =
    /^(app|backend|bench|components|contract|demo|deploy|docs|e2e|engine|lib|messages|public|scripts)\/[^*<{]*$/;
  const madeAtStart = ['backend/.data/database', 'backend/.data/pictures', 'backend/pictures'];
  const paths = guides.flatMap((guide) =>
    pathsIn(read(guide))
      .filter((path) => top.test(path) && !madeAtStart.includes(path))
      .map((path) => ({ guide, path })),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ path }) => !existsSync(path))).toEqual([]);
});
