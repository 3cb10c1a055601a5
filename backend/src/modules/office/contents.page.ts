import { type Locale, locales } from 'contract/public-codes.ts';
import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { words } from '../../words/words.ts';
import { formatTime } from './formats.ts';
import { type Desk, formToken, home, link, type Page } from './layout.ts';
import type { ContentDossier, ContentRow } from './ports.ts';

export const contentAt = (id: number, locale: Locale) => `${home}/content/${id}/${locale}`;
/** What a field is called in a form, so that no text of the shop can stand in a form's own place. */
export const fieldOf = (role: string) => `text-${role}`;

type Typed = {
  texts: Record<string, string>;
  /** The texts that cannot stay as they are, and why. */
  wrong: Record<string, 'empty' | 'long'>;
  said: HtmlPart;
};

/** Beside the lists of money. */
export const contentsSection = ({ words: { content: says } }: Desk): Html =>
  html`<section aria-labelledby="content"><h2 id="content">${says.title}</h2><p class="hint">${says.explained}</p>
<p>${link(`${home}/content`, says.open)}</p></section>`;

export function contentsPage(desk: Desk, rows: readonly ContentRow[]): Page {
  const { content: says } = desk.words;
  const toRow = ({ id, screen, code, title }: ContentRow) =>
    html`<tr><td>${screen}</td><th scope="row">${title} <span class="hint">${code}</span></th><td>${locales.map(
      (locale) =>
        html`<a href="${contentAt(id, locale)}" hreflang="${locale}" aria-label="${title}, ${words[locale].languageFacts.name}">${locale}</a> `,
    )}</td></tr>`;
  return {
    title: says.title,
    body: html`<p class="hint">${says.explained}</p>
<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr><th scope="col">${says.screen}</th><th scope="col">${says.text}</th><th scope="col">${desk.words.attempt.locale}</th></tr></thead>
<tbody>${rows.map(toRow)}</tbody></table></div>`,
  };
}

const titleOf = (desk: Desk, { title }: ContentDossier, locale: Locale): string =>
  `${title} · ${desk.words.content.inLanguage.replace('{language}', words[locale].languageFacts.name)}`;

function toField({ words: { content: says } }: Desk, role: string, { texts, wrong }: Typed, locale: Locale): Html {
  const problem = wrong[role];
  const id = fieldOf(role);
  const text = texts[role] ?? '';
  const rows = Math.min(30, 2 + Math.ceil(text.length / 70) + text.split('\n').length);
  // A browser drops the first line break of a field.
  return html`<div><label for="${id}">${role}</label>${problem ? html`<p class="wrong" id="${id}-wrong">${says[problem]}</p>` : null}
<textarea id="${id}" name="${id}" lang="${locale}" rows="${rows}"${problem ? html` aria-invalid="true" aria-describedby="${id}-wrong"` : null}>
${text}</textarea></div>`;
}

/** The texts as they are, or as somebody has typed them. */
export function contentPage(desk: Desk, dossier: ContentDossier, locale: Locale, typed: Typed): Page {
  const { content: says } = desk.words;
  return {
    title: titleOf(desk, dossier, locale),
    body: [
      typed.said,
      html`<form class="stacked" method="post" action="${desk.path}">${formToken(desk)}
<input type="hidden" name="version" value="${dossier.version}">
${Object.keys(dossier.texts).map((role) => toField(desk, role, typed, locale))}
<button>${says.preview}</button></form>`,
      html`<p>${link(`${home}/content`, says.open)}</p>`,
      toHistory(desk, dossier, locale),
    ],
  };
}

/** Paragraphs as the shop sets them; of HTML its source, because nothing that was typed runs here. */
const toReading = (texts: Record<string, string>, headingRole: string, locale: Locale): Html =>
  html`<div lang="${locale}">${Object.entries(texts).map(([role, text]) => {
    if (role === headingRole) return html`<h3>${text}</h3>`;
    if (role === 'html') return html`<pre>${text}</pre>`;
    return text.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`);
  })}</div>`;

/** What was typed as it will be read, beside what the shop shows now. */
export function previewPage(
  desk: Desk,
  dossier: ContentDossier,
  locale: Locale,
  { texts, version }: { texts: Record<string, string>; version: number },
): Page {
  const { content: says } = desk.words;
  const kept = Object.entries(texts).map(
    ([role, text]) => html`<input type="hidden" name="${fieldOf(role)}" value="${text}">`,
  );
  const toForm = (more: HtmlPart) =>
    html`<form method="post" action="${desk.path}">${formToken(desk)}<input type="hidden" name="version" value="${version}">${kept}${more}</form>`;
  return {
    title: titleOf(desk, dossier, locale),
    body: [
      html`<h2>${says.previewTitle}</h2>`,
      'html' in texts ? html`<p class="hint">${says.previewHint}</p>` : null,
      toReading(texts, dossier.headingRole, locale),
      toForm(html`<input type="hidden" name="sure" value="yes"><button>${says.publish}</button>`),
      toForm(html`<input type="hidden" name="edit" value="yes"><button class="quiet">${says.edit}</button>`),
      html`<h2>${says.was}</h2>`,
      toReading(dossier.texts, dossier.headingRole, locale),
    ],
  };
}

function toHistory(desk: Desk, { changes }: ContentDossier, locale: Locale): Html {
  const { content: says, column } = desk.words;
  if (changes.length === 0) return html`<h2>${says.history}</h2><p>${says.historyEmpty}</p>`;
  return html`<h2>${says.history}</h2><div class="scroll" role="region" aria-label="${says.history}" tabindex="0"><table>
<thead><tr><th scope="col">${column.at}</th><th scope="col">${says.who}</th><th scope="col">${says.before}</th></tr></thead>
<tbody>${changes.map(
    ({ at, operator, before, after }) =>
      html`<tr><th scope="row">${formatTime(desk, at)}</th><td>${operator}</td><td lang="${locale}">${Object.keys(after)
        .filter((role) => before[role] !== after[role])
        .map((role) => html`<p>${before[role] ?? ''}</p>`)}</td></tr>`,
  )}</tbody></table></div>`;
}
