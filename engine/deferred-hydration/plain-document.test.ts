import { expect, test } from '@jest/globals';
import { deferDocumentScripts, toPlainDocument } from './plain-document.ts';

const starter = '/_next/static/wake-0123456789ab.js';

const page = [
  '<html><head><link rel="preload" as="image" href="/p.webp"/><link rel="stylesheet" href="/a.css"/>',
  '<link rel="stylesheet" href="/b.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/>',
  '<script src="/_next/static/chunks/1.js" async=""></script><script src="/_next/static/chunks/1.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Words</p>',
  '<script type="application/ld+json">{"a":"</p>"}</script>',
  '<script src="/_next/static/chunks/m.js" id="_R_" async=""></script><script>push("<b>1")</script><script>push(2)</script></body></html>',
].join('');

test('a page keeps its text, styles, pictures and structured data; its scripts are removed', () => {
  const { html, data } = toPlainDocument(page, starter, (text) => `/data-of-${text.length}`);
  expect(data).toBe('push("<b>1");\npush(2)');
  expect(html).toMatch(/<p>Words<\/p><script type="application\/ld\+json">{"a":"<\/p>"}<\/script><\/body>/);
  expect(html).toContain('<link rel="preload" as="image" href="/p.webp"/>');
  expect(html).not.toContain('as="script"');
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([
    expect.stringMatching(
      / src="\/_next\/static\/wake-[\w-]{12}\.js" data-page="\/data-of-21" data-scripts="1\.js m\.js">$/,
    ),
    '<script type="application/ld+json">',
  ]);
  expect(html.indexOf('wake-')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('a page without styles gets the start script as well', () => {
  const { html } = toPlainDocument('<head></head><body></body><script>push(1)</script>', starter, () => '/data');
  expect(html).toMatch(
    /^<head><script src="[^"]+" data-page="\/data" data-scripts=""><\/script><\/head><body><\/body>$/,
  );
});

test('a page rendered per request keeps its data under its nonce; other scripts are removed', () => {
  const html = deferDocumentScripts(page, starter, 'n0');
  expect(html).toContain('<script>push("<b>1")</script><script>push(2)</script></body></html>');
  expect(html).not.toContain('as="script"');
  expect([...html.matchAll(/<script src="([^"]*)"([^>]*)>/g)].map(([, source, rest]) => [source, rest])).toEqual([
    [
      expect.stringMatching(/\/wake-[\w-]{12}\.js$/),
      ' nonce="n0" data-page="/_next/static/chunks/1.js" data-scripts="m.js"',
    ],
  ]);
});

test.each([
  ['<h1>Lace</h1>', 'title', '<h1 id="title">Lace</h1>'],
  ['<h1 class="a">Lace</h1>', 'title', '<h1 id="title" class="a">Lace</h1>'],
  ['<h1 id="hero">Lace</h1>', 'hero', '<h1 id="hero">Lace</h1>'],
])('nothing of a page is painted before its heading is parsed: %s', (heading, id, expected) => {
  const { html } = toPlainDocument(`<head></head><body>${heading}<h1>Second</h1></body>`, starter, () => '/data');
  expect(html).toMatch(
    new RegExp(`<link rel="expect" href="#${id}" blocking="render"/></head><body>${expected}<h1>Second</h1></body>$`),
  );
});
