import { absent } from '../../shared/errors.ts';
import { html } from '../../shared/html.ts';
import { home } from './layout.ts';
import { meaningsAt, meaningsPage, type Typed, teachPage, wordPage, wordsOnPage } from './meanings.page.ts';
import type { Answer, Route, Texts, Tools, Visit } from './route.ts';
import { requirePage, toLocale } from './visits.ts';

const longestPhrase = 80;
const mostCodes = 30;
const mostPages = 100;

const languageOf = ({ locale = '' }: Texts) => {
  const language = toLocale(locale);
  if (language === null) throw absent();
  return language;
};
/** One line, as somebody types it into the shop's field. */
const clean = (typed = ''): string => typed.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

async function list({ meanings }: Tools, { desk, params, query }: Visit): Promise<Answer> {
  const locale = languageOf(params);
  const page = requirePage(query, mostPages);
  const typed = clean(query.q).slice(0, longestPhrase);
  const rows = await meanings.list(locale, typed, (page - 1) * wordsOnPage, wordsOnPage + 1);
  const names = await meanings.names(locale);
  const changes = await meanings.changes(locale, null);
  return { page: meaningsPage(desk, locale, { typed, page, rows, names, changes, done: query.done }) };
}

async function showWord({ meanings }: Tools, { desk, params, query }: Visit): Promise<Answer> {
  const locale = languageOf(params);
  const phrase = clean(query.phrase).slice(0, longestPhrase);
  const target = phrase === '' ? '' : await meanings.find(locale, phrase);
  // Who follows an old link finds out that the word is forgotten.
  if (phrase !== '' && target === '') throw absent();
  const names = await meanings.names(locale);
  const changes = phrase === '' ? [] : await meanings.changes(locale, phrase);
  const typed: Typed = { phrase, target, seen: target, isNew: phrase === '', wrong: {} };
  return { page: wordPage(desk, locale, typed, { names, changes }) };
}

async function readTyped({ meanings }: Tools, fields: Texts): Promise<Typed> {
  const { seen = '' } = fields;
  const phrase = clean(fields.phrase);
  const target = clean(fields.target)
    .replaceAll(/\s*\+\s*/g, ' + ')
    .replaceAll(/\s*,\s*/g, ' ');
  const typed = { phrase, target, seen, isNew: fields.new === 'yes' };
  if (phrase.length > longestPhrase) return { ...typed, wrong: { phrase: 'longPhrase' } };
  if (target.split(' ').length > 2 * mostCodes) return { ...typed, wrong: { target: 'manyTargets' } };
  const { missing, unknown } = await meanings.check(phrase, target);
  return {
    ...typed,
    wrong: {
      ...(missing.includes('phrase') && { phrase: 'emptyPhrase' }),
      ...(missing.includes('codes') && { target: 'emptyTarget' }),
      ...(unknown.length > 0 && { target: 'unknown', unknown }),
    },
  };
}

/** Typed, looked at by its names, taught; or forgotten, asked about as well. */
async function teach(tools: Tools, { desk, params, fields }: Visit): Promise<Answer> {
  const { meanings } = tools;
  const locale = languageOf(params);
  const isForgotten = fields.forget === 'yes';
  const typed: Typed = isForgotten
    ? { phrase: clean(fields.phrase), target: '', seen: fields.seen ?? '', isNew: false, wrong: {} }
    : await readTyped(tools, fields);
  const { phrase, target } = typed;
  const isWrong = Object.keys(typed.wrong).length > 0;
  const names = await meanings.names(locale);
  if (isWrong || desk.operator === null || fields.edit === 'yes') {
    const changes = typed.isNew ? [] : await meanings.changes(locale, phrase);
    return { page: wordPage(desk, locale, typed, { names, changes }), status: isWrong ? 422 : 200 };
  }
  const now = await meanings.find(locale, phrase);
  if (isForgotten && now === '') throw absent();
  const toList = (done: string) => ({
    to: `${meaningsAt(locale)}?${new URLSearchParams({ q: isForgotten ? '' : phrase, done })}`,
  });
  if (now === target) return toList('nothing');
  if (now === typed.seen && fields.sure !== 'yes') return { page: teachPage(desk, locale, typed, names) };
  const done = await meanings.teach(locale, { phrase, target, seen: typed.seen, operatorId: desk.operator.id });
  if (done === 'done') return toList(isForgotten ? 'forgotten' : 'saved');
  // Somebody else was first, or it was known already: what is replaced is shown, and pressed again.
  const said = html`<p class="wrong" role="alert">${desk.words.meaning[done]}</p>`;
  const again = teachPage(desk, locale, { ...typed, seen: await meanings.find(locale, phrase) }, names);
  return { page: { ...again, body: [said, again.body] }, status: 409 };
}

const words = `${home}/meanings/:locale`;

export const meaningRoutes: readonly Route[] = [
  { method: 'GET', url: words, answer: list },
  { method: 'GET', url: `${words}/word`, answer: showWord },
  { method: 'POST', url: `${words}/word`, answer: teach },
];
