import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import * as first from '@/lib/access/public-script-paths';
import * as access from '@/lib/access/route-access';

const rooms = 'app/[locale]/(personal)';
const read = (path: string) => readFileSync(path, 'utf8');
const find = (name: string) => globSync(`app/*/(personal)/**/${name}`);

/** Code that belongs in the layout or in `personal-page.ts`, so that no page can forget it. */
const ritual = /\brobots\b|\binstant\b|\bconnection\b|\brequireAccess\b|'next\/headers'/;

const pages = find('page.tsx').map((file) => {
  const path = file.slice(rooms.length, -'/page.tsx'.length).replace('[alias]', 'invited');
  const [, kind, said = ''] = read(file).match(/^export default (\w+)(?:<[^>]*>)?\((?:('[^']+'|\w+),)?/m) ?? [];
  const names: Record<string, unknown> = { ...access, ...first };
  return { file, path, kind, said: said.startsWith("'") ? said.slice(1, -1) : names[said] };
});

test('R34 R35 R36 each personal page is in the table, and guarded exactly when the table says so', () => {
  expect(pages.length).toBeGreaterThan(20);
  const expected = pages.map(({ file, path }) => {
    const rule = access.findAccess(path);
    if (!rule) return { file, kind: 'a rule in route-access.ts' };
    return rule.session === 'none' ? { file, kind: 'perRequestPage' } : { file, kind: 'guardedPage', said: path };
  });
  expect(pages.map(({ file, kind, said }) => (kind === 'guardedPage' ? { file, kind, said } : { file, kind }))).toEqual(
    expected,
  );
});

test('all personal pages are noindex by the one layout, and none repeats it', () => {
  const [own, ...others] = find('layout.tsx').toSorted((one, other) => one.length - other.length);
  expect(own).toBe(`${rooms}/layout.tsx`);
  expect(others.filter((file) => ritual.test(read(file)))).toEqual([]);
  const layout = read(`${rooms}/layout.tsx`);
  expect(layout).toContain('export const metadata: Metadata = { robots: { index: false } };');
  expect(layout).toContain('export const instant = false;');
  expect(pages.map(({ file }) => file).filter((file) => ritual.test(read(file)))).toEqual([]);
});

test('each section of personal pages has a frame', () => {
  const sections = new Set(pages.map(({ path }) => path.split('/')[1]));
  const frames = [...sections].map((section) => read(`${rooms}/${section}/layout.tsx`).match(/<(\w+Frame)>/)?.[1]);
  expect(frames).not.toContain(undefined);
});
