import { type Locale, locales } from 'contract/public-codes.ts';
import { translatedTextMaxLength, translatedTitleMaxLength } from 'contract/rules.ts';
import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { words } from '../../words/words.ts';
import { problem } from './form-parts.ts';
import { formatTime } from './formats.ts';
import { type Desk, formToken, home, link, type Page } from './layout.ts';
import { type Fact, toFacts } from './payment.page.ts';
import type { ReviewDossier, ReviewRow } from './ports.ts';

export const translationAt = (id: number, locale: Locale) => `${home}/reviews/${id}/${locale}`;

/** Beside the lists of money. */
export const translationsSection = ({ words: { translation: says } }: Desk): Html =>
  html`<section aria-labelledby="translations"><h2 id="translations">${says.title}</h2><p class="hint">${says.explained}</p>
<p>${link(`${home}/reviews`, says.open)}</p></section>`;

const searchForm = ({ words: { translation: says, search } }: Desk, typed: string): Html => html`
<form class="search" role="search" action="${home}/reviews"><div><label for="reference">${says.reference}</label>
<input id="reference" name="reference" value="${typed}" maxlength="20" autocomplete="off"></div>
<button>${search.send}</button></form>`;

function toRow(desk: Desk, { id, reference, title, locale, at, translated }: ReviewRow): Html {
  const ways = locales
    .filter((each) => each !== locale)
    .map((each) => {
      const state = translated.includes(each) ? desk.words.translation.there : desk.words.translation.lacking;
      return html`<a href="${translationAt(id, each)}" aria-label="${title}, ${words[each].languageFacts.name}, ${state}">${each}</a> ${state} `;
    });
  return html`<tr><th scope="row" lang="${locale}">${title}</th><td>${reference}</td><td>${words[locale].languageFacts.name}</td><td>${ways}</td><td>${formatTime(desk, at)}</td></tr>`;
}

type Listed = { rows: readonly ReviewRow[]; page: number; more: boolean; typed: string };

export function translationsPage(desk: Desk, { rows, page, more, typed }: Listed): Page {
  const { translation: says, list, search, column, attempt } = desk.words;
  const to = (which: number, text: string) => link(`${home}/reviews?page=${which}`, text);
  const columns = [says.review, says.reference, attempt.locale, says.translations, column.at];
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>${searchForm(desk, typed)}
${
  rows.length === 0
    ? html`<p role="status">${typed === '' ? says.empty : search.nothing}</p>`
    : html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => toRow(desk, row))}</tbody></table></div>`
}
<p>${page > 1 ? to(page - 1, list.newer) : null} ${more ? to(page + 1, list.older) : null}</p>`,
  };
}

export type TypedTranslation = {
  title: string;
  body: string;
  wrong: readonly ('title' | 'body')[];
  said: HtmlPart;
};

const introduce = (desk: Desk, { reference, stars, name, locale, at }: ReviewDossier): Fact[] => [
  [desk.words.translation.reference, reference],
  [desk.words.translation.stars, `${stars} / 5`],
  [desk.words.withdrawal.name, name],
  [desk.words.attempt.locale, words[locale].languageFacts.name],
  [desk.words.column.at, formatTime(desk, at)],
];

const toReading = (locale: Locale, { title, body }: { title: string; body: string }): Html =>
  html`<div lang="${locale}"><h3>${title}</h3>${body.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}</div>`;

/** What was written, and what it says in the other language as it is or as somebody has typed it. */
export function translationPage(desk: Desk, dossier: ReviewDossier, locale: Locale, typed: TypedTranslation): Page {
  const { translation: says, content } = desk.words;
  const { translation } = dossier;
  const isWrong = (field: 'title' | 'body') => typed.wrong.includes(field);
  const aria = (field: 'title' | 'body') =>
    isWrong(field) ? html` aria-invalid="true" aria-describedby="${field}-wrong"` : null;
  return {
    title: `${says.one} · ${content.inLanguage.replace('{language}', words[locale].languageFacts.name)}`,
    body: [
      typed.said,
      toFacts(introduce(desk, dossier)),
      html`<h2>${says.original}</h2>`,
      toReading(dossier.locale, dossier),
      html`<h2>${says.one}</h2><p class="hint">${says.hint}</p>
<form class="stacked" method="post" action="${desk.path}">${formToken(desk)}
<input type="hidden" name="seen" value="${translation?.at.toISOString() ?? ''}">
<div><label for="title">${says.heading}</label>${problem('title', says.badTitle, isWrong('title'))}
<input id="title" name="title" lang="${locale}" value="${typed.title}" maxlength="${translatedTitleMaxLength}" autocomplete="off"${aria('title')}></div>
<div><label for="body">${says.text}</label>${problem('body', says.badText, isWrong('body'))}
<textarea id="body" name="body" lang="${locale}" rows="8" maxlength="${translatedTextMaxLength}"${aria('body')}>
${typed.body}</textarea></div>
<button>${says.send}</button></form>`,
      translation && [
        html`<h2>${content.was}</h2><p class="hint">${translation.by}, ${formatTime(desk, translation.at)}</p>`,
        toReading(locale, translation),
      ],
      html`<p>${link(`${home}/reviews`, says.open)}</p>`,
    ],
  };
}
