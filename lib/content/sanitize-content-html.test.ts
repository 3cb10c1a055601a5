import { expect, test } from '@jest/globals';
import { sanitizeContentHtml } from './sanitize-content-html';

const ours = (href: string) => (/^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href) ? href : null);
const clean = (html: string) => sanitizeContentHtml(html, ours);

test('E04 headings, lists, tables and links of an owner’s text are kept', () => {
  const html =
    '<h2>Uno</h2><p>Dos <strong>tres</strong><br />cuatro</p><ul><li>cinco</li></ul><table><tbody><tr><td colspan="2">6</td></tr></tbody></table><a href="/love">7</a>';
  expect(clean(html)).toBe(html);
});

test('the page has its own first heading, so that a template’s becomes a second-level one', () => {
  expect(clean('<h1 class="x" style="color:red" id="content">A</h1>')).toBe('<h2>A</h2>');
});

test('a link to a new window gets no reference to ours', () => {
  expect(clean('<a href="https://a.example" target="_blank">a</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
  );
  expect(clean('<a href="/love" target="_top" rel="opener">a</a>')).toBe('<a href="/love">a</a>');
});

const hostile: [string, string][] = [
  ['<script>alert(1)</script>x', 'x'],
  ['<SCRIPT SRC=//evil.example></SCRIPT>x', 'x'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>x', ''],
  ['<p onclick="alert(1)" onmouseover=alert(1)>x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<svg onload=alert(1)><animate onbegin=alert(1)></svg>x', 'x'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
  ['<object data="data:text/html,x"></object><embed src=x>x', 'x'],
  ['<style>body{display:none}</style>x', 'x'],
  [
    '<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example>x',
    'x',
  ],
  ['<form action="//evil.example"><input name=q><button formaction="javascript:alert(1)">x</button></form>', 'x'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" &#1;javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<p style="background:url(javascript:alert(1))">x</p>', '<p>x</p>'],
  ['<p><!--><script>alert(1)</script>-->x</p>', ''],
  ['<video src=x onerror=alert(1)><source onerror=alert(1)></video>x', 'x'],
  ['<details open ontoggle=alert(1)>x</details>', 'x'],
  ['<template><script>alert(1)</script></template>x', 'x'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<p lang="es" id="content" name="x" class="skip-link" data-consent>x</p>', '<p lang="es">x</p>'],
  ['<textarea><script>alert(1)</script></textarea>x', 'x'],
];

test.each(hostile)('E04 nothing executable is left of %s', (html, harmless) => {
  const cleaned = clean(html);
  expect(cleaned).not.toMatch(/<(script|style|iframe|object|embed|svg|math|form|input|img|video|link|meta|base)/i);
  expect(cleaned).not.toMatch(/<[^>]*\s(on\w+|style|id|class|srcdoc)\s*=/i);
  expect(cleaned).not.toMatch(/<[^>]*(javascript|data):/i);
  if (harmless) expect(cleaned).toContain(harmless);
});

test('endless nesting in a template is cut off', () => {
  expect(clean(`${'<blockquote>'.repeat(500)}x`).split('<blockquote>').length).toBeLessThan(40);
});
