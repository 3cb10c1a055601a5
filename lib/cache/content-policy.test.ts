import { createHash } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { joinScripts, noncePolicy, staticPolicy } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const scripts = async (html: string) => (await staticPolicy(html)).split('; ')[0];

test('a static page names the hash of each of its inline scripts, once', async () => {
  const html = `<script>one()</script><p>x</p><script async="">two("ñ €")</script><script>one()</script>`;
  await expect(scripts(html)).resolves.toBe(`script-src 'self' ${hash('one()')} ${hash('two("ñ €")')}`);
});

test('a page without inline scripts allows its own files only', async () => {
  await expect(scripts('<p>none</p><script src="/a.js"></script><script async src="/b.js"></script>')).resolves.toBe(
    "script-src 'self'",
  );
});

test('pictures come from here, and from where the operator says that pictures of content lie', async () => {
  const pictures = async () => (await staticPolicy('')).split('; ').find((each) => each.startsWith('img-src'));
  await expect(pictures()).resolves.toBe("img-src 'self' data: blob:");
  const replaced = jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    PICTURE_ORIGINS: 'https://a.example, https://b.example/',
  });
  await expect(pictures()).resolves.toBe("img-src 'self' data: blob: https://a.example https://b.example");
  replaced.restore();
});

test('K16 a container’s addresses, none of them a whole host, stand on open pages alone, and only where one is set', async () => {
  const page = '<script>a()</script>';
  const without = await staticPolicy(page);
  await expect(staticPolicy(page, { isOpen: true })).resolves.toBe(without);
  const replaced = jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    GTM_ID: 'GTM-ABC1234',
    GTM_ORIGIN: 'https://tags.example',
    GTM_ADDRESSES: 'https://count.example/g/collect https://*.count.example/a',
  });
  await expect(staticPolicy(page)).resolves.toBe(without);
  expect(noncePolicy('abc')).not.toContain('tags.example');
  const open = (await staticPolicy(page, { isOpen: true })).split('; ');
  replaced.restore();
  expect(open[0]).toBe(`script-src 'self' ${hash('a()')} https://tags.example/gtm.js https://tags.example/gtag/js`);
  expect(open).toContain("connect-src 'self' https://count.example/g/collect https://*.count.example/a");
  expect(open).toContain("img-src 'self' data: blob: https://count.example/g/collect https://*.count.example/a");
});

test.each([
  ['text over several lines', '<script>\n  a();\n\n  b();\n</script>', '\n  a();\n\n  b();\n'],
  ['an empty script', '<script></script>', ''],
  ['an identifier', '<script id="x">a()</script>', 'a()'],
  ['a module', '<script type="module">a()</script>', 'a()'],
  ['capital letters', '<SCRIPT>a()</SCRIPT>', 'a()'],
  ['data that is no program', '<script type="application/json">{"a":1}</script>', '{"a":1}'],
  ['a source named in a data attribute', '<script data-src="/a.js">a()</script>', 'a()'],
  ['the word src= in its text', '<script>x = " src=1"</script>', 'x = " src=1"'],
  ['a comparison', '<script>if (a < b) c("<p>")</script>', 'if (a < b) c("<p>")'],
])('a script with %s is hashed as it stands', async (_, html, text) => {
  await expect(scripts(`<html>${html}</html>`)).resolves.toBe(`script-src 'self' ${hash(text)}`);
});

test('inline scripts that follow one another are one script, in their order', () => {
  expect(joinScripts('<script>a()</script><script>b("<p>") // c</script><script>d()</script><p>x</p>')).toBe(
    '<script>a();\nb("<p>") // c;\nd()</script><p>x</p>',
  );
});

test.each([
  ['one that loads a file', '<script src="/a.js" async=""></script><script>b()</script>'],
  ['one of another kind', '<script>a()</script><script type="application/ld+json">{}</script><script>b()</script>'],
  ['others with something between them', '<script>a()</script><p>x</p><script>b()</script>'],
])('an inline script is not joined with %s', (_, html) => {
  expect(joinScripts(html)).toBe(html);
});

test('structured data needs no permission, for nothing runs it', async () => {
  await expect(scripts('<script type="application/ld+json">{"@type":"Product"}</script>')).resolves.toBe(
    "script-src 'self'",
  );
});

test('any text of a script is allowed and no other', async () => {
  const text = fc
    .string({ unit: 'grapheme' })
    .filter((value) => !/<\/?script|\r|\0/i.test(value) && value.isWellFormed());
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      await expect(scripts(`<script>${value}</script>`)).resolves.toBe(`script-src 'self' ${hash(value)}`);
    }),
  );
});

test.each([
  ['static', staticPolicy('<script>a()</script>')],
  ['personal', noncePolicy('abc')],
])('the policy of a %s page lets nothing foreign in and nothing out', async (_, given) => {
  const policy = await given;
  const parts = policy.split('; ');
  expect(parts).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'none'",
      "connect-src 'self'",
    ]),
  );
  expect(parts[0]).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(new Set(parts.map((part) => part.split(' ')[0])).size).toBe(parts.length);
});

test('only development may evaluate text', () => {
  expect(noncePolicy('abc')).not.toContain('unsafe-eval');
  expect(noncePolicy('abc', { evaluate: true })).toContain("'unsafe-eval'");
});
