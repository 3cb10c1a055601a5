import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const read = (file: string) => readFileSync(file, 'utf8');
const list = (...patterns: string[]) => globSync(patterns, { exclude: (name) => name.includes('node_modules') });
const documents = list('*.md', '{app,backend,bench,components,contract,demo,deploy,docs,engine,lib,scripts}/**/*.md');

/** Brackets in code are no links. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
const linksIn = (text: string) => [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
const isRelative = (target: string) => !/^[a-z]+:/.test(target);

/** A heading's anchor, as code hosts generate it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const hasAnchor = (file: string, anchor: string) =>
  (read(file).match(/^#{1,6} .+$/gm) ?? []).some((line) => toAnchor(line.replace(/^#+ /, '')) === anchor);

function resolves(document: string, target: string): boolean {
  const [file = '', anchor] = decodeURI(target).split('#');
  const found = file === '' ? document : path.join(path.dirname(document), decodeURIComponent(file));
  return existsSync(found) && (anchor === undefined || !found.endsWith('.md') || hasAnchor(found, anchor));
}

test('every relative link of a document leads to a file, and to a heading if it names one', () => {
  const links = documents.flatMap((document) =>
    linksIn(read(document))
      .filter(isRelative)
      .map((target) => ({ document, target })),
  );
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter(({ document, target }) => !resolves(document, target))).toEqual([]);
});

test('every decision record and every page of rules is listed in the map of the documents', () => {
  const pages = list('docs/adr/*.md', 'docs/rules/*.md');
  const inMap = linksIn(read('docs/README.md'));
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter((page) => !inMap.includes(page.replace('docs/', '')))).toEqual([]);
});

test('every decision number in a page of rules or a comment exists', () => {
  const numbers = new Set(list('docs/adr/*.md').map((page) => Number(path.basename(page).slice(0, 4))));
  const named = list('docs/rules/*.md').flatMap((page) =>
    [...read(page).matchAll(/^.*Records: ([\d, ]+)\.$/gm)].flatMap(([, records = '']) =>
      records.split(', ').map((number) => ({ page, number: Number(number) })),
    ),
  );
  const sources = list('{app,backend,components,contract,engine,lib}/**/*.{ts,tsx,sql,md}');
  const cited = sources.flatMap((page) =>
    [...read(page).matchAll(/\bADR (\d{4})\b/g)].map(([, number]) => ({ page, number: Number(number) })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(cited.length).toBeGreaterThan(20);
  expect([...named, ...cited].filter(({ number }) => !numbers.has(number))).toEqual([]);
});
