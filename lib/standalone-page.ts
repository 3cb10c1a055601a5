// The server around Next loads this file as it is: no alias, and only erasable types.

import { brand } from './brand.ts';
import type { Locale } from './i18n/routing.ts';

/** The page runs no script and loads nothing. */
export const standalonePagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

type Frame = {
  language: Locale;
  title: string;
  text: string;
  /** The link or form below the text, as HTML. */
  way: string;
  note?: string;
  /** More for the head, as HTML. */
  head?: string;
};
export type StandalonePage = Omit<Frame, 'way'> & { href: string; action: string };

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** For text of HTML and XML, and for attributes in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** For the head of a page with a form. */
export const formStyle = `<style>
  form, dl { margin: 1.5rem 0; display: grid; gap: .25rem; } dt { margin-top: .75rem; color: #66564d; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; } label { margin-top: 1rem; }
  input, textarea, select { font: inherit; padding: .6rem .8rem; border: 1px solid #6b5a50; border-radius: .25rem; background: #fff; }
  .wrong { margin: 0; color: #a3122c; } .quiet { background: none; color: #6d1f35; border: 1px solid; }
</style>\n`;

/** A page in the shop's design that needs neither Next nor script nor backend. */
export const standalonePage = ({ href, action, ...frame }: StandalonePage): string =>
  standaloneFrame({ ...frame, way: `<a href="${escapeHtml(href)}">${escapeHtml(action)}</a>` });

/** The same with other HTML in place of the link. */
export const standaloneFrame = ({ language, title, text, way, note = '', head = '' }: Frame): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${escapeHtml(title)} · ${brand.name}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
    background: #faf6f0; color: #2b2320; font: 1.125rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; }
  .name { font: 1.375rem/1 Georgia, serif; margin: 0 0 2.5rem; color: #6d1f35; }
  h1 { font: 400 2.5rem/1.15 Georgia, serif; margin: 0 0 1rem; }
  a, button { display: inline-block; margin-top: 1rem; padding: .8rem 1.6rem; border: 0; border-radius: 999px;
    background: #6d1f35; color: #fff; font: inherit; text-decoration: none; cursor: pointer; }
  a.quiet { margin: 0; padding: 0; background: none; color: #6d1f35; text-decoration: underline; }
  :is(a, button):focus-visible { outline: 3px solid #6d1f35; outline-offset: 3px; }
  small { display: block; margin-top: 2rem; font-size: 1rem; color: #66564d; }
</style>
<main>
  <p class="name">${brand.name}</p>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(text)}</p>
  ${way}
  ${note && `<small>${escapeHtml(note)}</small>`}
</main>
</html>
`;
