import { createHash } from 'node:crypto';
import { type Locale, locales } from 'contract/public-codes.ts';
import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { type Words, words } from '../../words/words.ts';
import type { Operator } from './operators.repository.ts';

/** What an operator may do, by the words that say it. */
export type ActionName = keyof Words['office']['action'];

/** In whose words, for whom and where a page is made. */
export type Desk = {
  words: Words['office'];
  locale: Locale;
  /** Without its query. */
  path: string;
  /** What stands in the query but for the language: the same place in another one. */
  query: string;
  operator: Operator | null;
  formToken: string;
};

const style = `:root{color-scheme:light;font:1rem/1.5 system-ui,sans-serif;color:#1c1a1e;background:#fff}
body{margin:0}*{box-sizing:border-box}
header,main,footer{max-width:75rem;margin:0 auto;padding:.75rem 1rem}
header,footer{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}
header{border-bottom:1px solid #767676}footer{border-top:1px solid #767676}
header strong{flex:1}
a{color:#7a1541}a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid #7a1541;outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:#fff;padding:.5rem}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;margin:2rem 0 .25rem}h3{font-size:1rem;margin:1.25rem 0 .25rem}
.cash{font-size:1.6rem;line-height:1.25;border:2px solid #1c1a1e;padding:.5rem .75rem;margin:1rem 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #c9c5cc}
th{white-space:nowrap}.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{color:#55505a}dd{margin:0;overflow-wrap:anywhere}
form.stacked{max-width:34rem;display:grid;gap:.75rem}label{display:block}
input,textarea,select,button{font:inherit;padding:.5rem .7rem;border:1px solid #6b6570;border-radius:.25rem;min-height:2.75rem}
input:not([type=checkbox]),textarea,select{width:100%}input[type=checkbox]{min-height:0;width:1.25rem;height:1.25rem;margin-right:.5rem;vertical-align:middle}
button{background:#7a1541;color:#fff;border-color:#7a1541;cursor:pointer}button.quiet{background:#fff;color:#7a1541}
.hint{color:#55505a;font-size:.9rem}.wrong{border-left:4px solid #b00020;padding:.5rem .75rem;background:#fdeef0}.done{border-left:4px solid #14663a;padding:.5rem .75rem;background:#eaf6ee}
pre{white-space:pre-wrap;overflow-wrap:anywhere;max-height:24rem;overflow:auto;background:#f5f3f6;padding:.5rem}
.search{display:flex;gap:.5rem;align-items:end;max-width:34rem}.search div{flex:1}ul.deeds{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:0;list-style:none}
form+form{margin-top:1rem}.scroll+form,.scroll+button{margin-top:1.5rem}.parcel thead th:first-child{text-align:right}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}thead th{white-space:normal}tbody th{white-space:normal;min-width:7rem}.parcel{font-size:.85rem}.parcel tbody th{min-width:0}th,td{padding:.4rem .3rem}.parcel th,.parcel td{padding:.4rem .2rem}}`;

/** Nothing but its own style and its own forms; nobody keeps, frames or indexes it. */
export const officeHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

export const home = '/office';

export type Page = { title: string; body: HtmlPart };

export const formToken = ({ formToken }: Desk): Html => html`<input type="hidden" name="token" value="${formToken}">`;

export const link = (to: string, text: HtmlPart): Html => html`<a href="${to}">${text}</a>`;

/** What the office finds by a text: an order, a person, a payment. */
export const searchAt = (text: string): string => `${home}/search?q=${encodeURIComponent(text)}`;

/** To an order and everything by which somebody tried to pay it. */
export const orderLink = (text: string, shown: HtmlPart = text): Html => link(searchAt(text), shown);

const languages = ({ locale, path, query }: Desk): Html =>
  html`<nav aria-label="${locales.map((each) => words[each].languageFacts.name).join(', ')}">${locales.map((each) =>
    each === locale
      ? html`<span lang="${each}" aria-current="true">${words[each].languageFacts.name}</span> `
      : html`<a href="${path}?lang=${each}${query === '' ? '' : '&'}${query}" lang="${each}" hreflang="${each}">${words[each].languageFacts.name}</a> `,
  )}</nav>`;

const signedIn = (desk: Desk, { name }: Operator): Html => html`
<span>${desk.words.signIn.as} <b>${name}</b></span>
<form method="post" action="${home}/sign-out">${formToken(desk)}<button class="quiet">${desk.words.signIn.out}</button></form>`;

/** The frame around every page. */
export const toDocument = (desk: Desk, { title, body }: Page): string =>
  html`<!doctype html>
<html lang="${desk.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${title} · ${desk.words.title}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">${desk.words.skip}</a>
<header><strong>${desk.operator ? link(home, desk.words.title) : desk.words.title}</strong>${desk.operator === null ? null : signedIn(desk, desk.operator)}</header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
<footer>${languages(desk)}</footer>
</body>
</html>
`.text;
