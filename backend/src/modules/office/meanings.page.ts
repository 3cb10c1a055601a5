import { type Locale, locales } from 'contract/public-codes.ts';
import { type Html, type HtmlPart, html } from '../../shared/html.ts';
import { words } from '../../words/words.ts';
import { problem } from './form-parts.ts';
import { formatTime } from './formats.ts';
import { type Desk, formToken, home, link, type Page } from './layout.ts';
import type { MeaningChange, MeaningRow } from './ports.ts';

export const wordsOnPage = 50;
export const meaningsAt = (locale: Locale) => `${home}/meanings/${locale}`;
export const wordAt = (locale: Locale, phrase: string) =>
  `${meaningsAt(locale)}/word?${new URLSearchParams({ phrase })}`;

/** What somebody typed, and what the search knew when she began. */
export type Typed = {
  phrase: string;
  target: string;
  seen: string;
  isNew: boolean;
  wrong: {
    phrase?: 'emptyPhrase' | 'longPhrase';
    target?: 'emptyTarget' | 'manyTargets' | 'unknown';
    unknown?: string[];
  };
};
type Names = ReadonlyMap<string, string>;

const inLanguage = (text: string, locale: Locale) => `${text} · ${words[locale].languageFacts.name}`;

/** The names of what is typed as codes or as a path, in the order in which they lead. */
const sayTarget = (target: string, names: Names): string =>
  target === ''
    ? '–'
    : target
        .split(/(\s\+\s|\s)/)
        .map((part) => names.get(part) ?? (part === ' ' ? ', ' : part))
        .join('');

/** Beside the lists of money. */
export const meaningsSection = ({ words: { meaning: says } }: Desk): Html =>
  html`<section aria-labelledby="meanings"><h2 id="meanings">${says.title}</h2><p class="hint">${says.explained}</p>
<p>${locales.map((locale) => html`${link(meaningsAt(locale), inLanguage(says.open, locale))} `)}</p></section>`;

type Listed = {
  typed: string;
  page: number;
  /** One more than a page, where there are more. */
  rows: readonly MeaningRow[];
  names: Names;
  changes: readonly MeaningChange[];
  done: string | undefined;
};

export function meaningsPage(desk: Desk, locale: Locale, { typed, page, rows, names, changes, done }: Listed): Page {
  const { meaning: says, search, content } = desk.words;
  const told = { saved: says.saved, forgotten: says.forgotten, nothing: content.nothing }[done ?? ''];
  const to = (which: number, text: string) =>
    link(`${meaningsAt(locale)}?${new URLSearchParams({ q: typed, page: String(which) })}`, text);
  const toRow = ({
    phrase,
    target,
    tryAt,
  }: MeaningRow) => html`<tr><th scope="row" lang="${locale}">${link(wordAt(locale, phrase), phrase)}</th>
<td lang="${locale}">${sayTarget(target, names)} <span class="hint">${target}</span></td>
<td><a href="${tryAt}" rel="noreferrer" aria-label="${says.tryIt}: ${phrase}">${says.tryIt}</a></td></tr>`;
  return {
    title: inLanguage(says.title, locale),
    body: [
      told ? html`<p class="done" role="status">${told}</p>` : null,
      html`<p class="hint">${says.explained}</p>
<form class="search" method="get" action="${desk.path}" role="search"><div><label for="q">${says.find}</label><input id="q" name="q" value="${typed}" maxlength="80" autocomplete="off"></div><button>${search.send}</button></form>
<p>${link(`${meaningsAt(locale)}/word`, says.add)}</p>`,
      rows.length === 0
        ? html`<p role="status">${says.nothingFound}</p>`
        : html`<div class="scroll" role="region" aria-label="${says.title}" tabindex="0"><table>
<thead><tr><th scope="col">${says.phrase}</th><th scope="col">${says.target}</th><th scope="col">${says.shop}</th></tr></thead>
<tbody>${rows.slice(0, wordsOnPage).map(toRow)}</tbody></table></div>`,
      html`<p>${page > 1 ? to(page - 1, says.earlier) : null} ${rows.length > wordsOnPage ? to(page + 1, says.later) : null}</p>`,
      toHistory(desk, locale, changes, names),
    ],
  };
}

const keep = ({ phrase, target, seen, isNew }: Typed): Html =>
  html`<input type="hidden" name="phrase" value="${phrase}"><input type="hidden" name="target" value="${target}"><input type="hidden" name="seen" value="${seen}">${isNew ? html`<input type="hidden" name="new" value="yes">` : null}`;

type Known = { names: Names; changes: readonly MeaningChange[] };

/** A word as it is, or as somebody has typed it. */
export function wordPage(desk: Desk, locale: Locale, typed: Typed, { names, changes }: Known): Page {
  const { meaning: says } = desk.words;
  const { phrase, target, seen, isNew, wrong } = typed;
  const describe = (id: string, isWrong: boolean) =>
    html` aria-describedby="${isWrong ? `${id}-wrong ` : ''}${id}-hint"${isWrong ? html` aria-invalid="true"` : null}`;
  const phraseField = isNew
    ? html`<div><label for="phrase">${says.phrase}</label>${problem('phrase', wrong.phrase ? says[wrong.phrase] : '', wrong.phrase !== undefined)}
<input id="phrase" name="phrase" lang="${locale}" value="${phrase}" autocomplete="off"${describe('phrase', wrong.phrase !== undefined)}><p class="hint" id="phrase-hint">${says.phraseHint}</p><input type="hidden" name="new" value="yes"></div>`
    : html`<input type="hidden" name="phrase" value="${phrase}">`;
  const known = html`<details><summary>${says.codes}</summary><dl>${[...names].map(
    ([code, name]) => html`<dt>${code}</dt><dd lang="${locale}">${name}</dd>`,
  )}</dl></details>`;
  const wrongTarget = wrong.target ? says[wrong.target].replace('{codes}', (wrong.unknown ?? []).join(', ')) : '';
  return {
    title: inLanguage(isNew ? says.add : phrase, locale),
    body: [
      html`<form class="stacked" method="post" action="${desk.path}">${formToken(desk)}<input type="hidden" name="seen" value="${seen}">
${phraseField}
<div><label for="target">${says.target}</label>${problem('target', wrongTarget, wrong.target !== undefined)}
<input id="target" name="target" value="${target}" autocomplete="off" spellcheck="false"${describe('target', wrong.target !== undefined)}><p class="hint" id="target-hint">${says.targetHint}</p></div>
${known}
<button>${says.preview}</button></form>`,
      isNew
        ? null
        : html`<form method="post" action="${desk.path}">${formToken(desk)}${keep({ ...typed, target: '' })}<input type="hidden" name="forget" value="yes"><button class="quiet">${says.forget}</button></form>`,
      isNew ? null : toHistory(desk, locale, changes, names),
      html`<p>${link(meaningsAt(locale), inLanguage(says.open, locale))}</p>`,
    ],
  };
}

/** By its names, beside what the search understands now. */
export function teachPage(desk: Desk, locale: Locale, typed: Typed, names: Names): Page {
  const { meaning: says } = desk.words;
  const { phrase, target, seen } = typed;
  const isForgotten = target === '';
  const toForm = (more: HtmlPart) =>
    html`<form method="post" action="${desk.path}">${formToken(desk)}${keep(typed)}${more}</form>`;
  return {
    title: inLanguage(phrase, locale),
    body: [
      html`<h2>${isForgotten ? says.forgetTitle : says.previewTitle}</h2>
<p lang="${locale}"><b>${phrase}</b>: ${sayTarget(target, names)}</p>
<h2>${says.was}</h2><p lang="${locale}">${sayTarget(seen, names)}</p>`,
      toForm(
        html`${isForgotten ? html`<input type="hidden" name="forget" value="yes">` : null}<input type="hidden" name="sure" value="yes"><button>${isForgotten ? says.forget : says.save}</button>`,
      ),
      isForgotten
        ? html`<p>${link(wordAt(locale, phrase), says.back)}</p>`
        : toForm(html`<input type="hidden" name="edit" value="yes"><button class="quiet">${says.back}</button>`),
    ],
  };
}

function toHistory(desk: Desk, locale: Locale, changes: readonly MeaningChange[], names: Names): Html {
  const { meaning: says, content, column } = desk.words;
  if (changes.length === 0) return html`<h2>${content.history}</h2><p>${content.historyEmpty}</p>`;
  return html`<h2>${content.history}</h2><div class="scroll" role="region" aria-label="${content.history}" tabindex="0"><table>
<thead><tr><th scope="col">${column.at}</th><th scope="col">${content.who}</th><th scope="col">${says.phrase}</th><th scope="col">${content.before}</th><th scope="col">${says.after}</th></tr></thead>
<tbody>${changes.map(
    ({ at, operator, phrase, before, after }) =>
      html`<tr><th scope="row">${formatTime(desk, at)}</th><td>${operator}</td><td lang="${locale}">${phrase}</td><td lang="${locale}">${sayTarget(before ?? '', names)}</td><td lang="${locale}">${sayTarget(after ?? '', names)}</td></tr>`,
  )}</tbody></table></div>`;
}
