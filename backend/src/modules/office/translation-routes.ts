import { plainTextPattern, translatedTextMaxLength, translatedTitleMaxLength } from 'contract/rules.ts';
import { absent } from '../../shared/errors.ts';
import { html } from '../../shared/html.ts';
import { toRowId } from '../../shared/ids.ts';
import { tidyLine, tidyParagraphs } from '../../shared/text.ts';
import { home } from './layout.ts';
import { rowsOnPage } from './lists.page.ts';
import type { Answer, Route, Texts, Tools, Visit } from './route.ts';
import { type TypedTranslation, translationAt, translationPage, translationsPage } from './translations.page.ts';
import { requirePage, toLocale } from './visits.ts';

/** A form writes a letter of another alphabet in nine signs. */
const formMaxBytes = 32 * 1024;
const plainText = new RegExp(plainTextPattern);

async function showList({ translations }: Tools, { desk, query }: Visit): Promise<Answer> {
  const typed = (query.reference ?? '').trim().toUpperCase().slice(0, 20);
  if (typed !== '')
    return {
      page: translationsPage(desk, { rows: await translations.search(typed), page: 1, more: false, typed }),
    };
  const page = requirePage(query);
  const rows = await translations.list((page - 1) * rowsOnPage, rowsOnPage + 1);
  const listed = { rows: rows.slice(0, rowsOnPage), page, more: rows.length > rowsOnPage, typed };
  return { page: translationsPage(desk, listed) };
}

/** Which review is meant, and in which language. */
async function find({ translations }: Tools, { id = '', locale = '' }: Texts) {
  const row = toRowId(id);
  const language = toLocale(locale);
  if (row === null || language === null) throw absent();
  return { id: row, locale: language, dossier: await translations.read(row, language) };
}

async function show(tools: Tools, { desk, params, query }: Visit): Promise<Answer> {
  const { dossier, locale } = await find(tools, params);
  const { saved, removed, nothing } = desk.words.translation;
  const told = { saved, removed, nothing }[query.done ?? ''];
  const said = told ? html`<p class="done" role="status">${told}</p>` : null;
  const { title = '', body = '' } = dossier.translation ?? {};
  return { page: translationPage(desk, dossier, locale, { title, body, wrong: [], said }) };
}

function readTyped(fields: Texts): Pick<TypedTranslation, 'title' | 'body' | 'wrong'> {
  const title = tidyLine(fields.title ?? '');
  const body = tidyParagraphs(fields.body ?? '');
  const isNothing = title === '' && body === '';
  const isGood = (text: string, longest: number) => isNothing || (text.length <= longest && plainText.test(text));
  return {
    title,
    body,
    wrong: [
      ...(isGood(title, translatedTitleMaxLength) ? [] : (['title'] as const)),
      ...(isGood(body, translatedTextMaxLength) ? [] : (['body'] as const)),
    ],
  };
}

async function change(tools: Tools, { desk, params, fields }: Visit): Promise<Answer> {
  const { id, locale, dossier } = await find(tools, params);
  const { title, body, wrong } = readTyped(fields);
  if (wrong.length > 0 || desk.operator === null)
    return { page: translationPage(desk, dossier, locale, { title, body, wrong, said: null }), status: 422 };
  const { translation } = dossier;
  const at = translationAt(id, locale);
  if (title === (translation?.title ?? '') && body === (translation?.body ?? '')) return { to: `${at}?done=nothing` };
  const words = title === '' ? null : { title, body };
  const isOld = (fields.seen ?? '') !== (translation?.at.toISOString() ?? '');
  const by = { operatorId: desk.operator.id };
  if (!isOld && (await tools.translations.keep(id, locale, { words, by, seenAt: translation?.at ?? null })))
    return { to: `${at}?done=${words ? 'saved' : 'removed'}` };
  // Somebody else was first: what stands now is shown beside what was typed, and saving again replaces it.
  const said = html`<p class="wrong" role="alert">${desk.words.translation.taken}</p>`;
  const now = await tools.translations.read(id, locale);
  return { page: translationPage(desk, now, locale, { title, body, wrong, said }), status: 409 };
}

const url = `${home}/reviews/:id/:locale`;

export const translationRoutes: readonly Route[] = [
  { method: 'GET', url: `${home}/reviews`, answer: showList },
  { method: 'GET', url, answer: show },
  { method: 'POST', url, bodyLimit: formMaxBytes, answer: change },
];
