import { absent } from '../../shared/errors.ts';
import { html } from '../../shared/html.ts';
import { toRowId } from '../../shared/ids.ts';
import { contentAt, contentPage, contentsPage, fieldOf, previewPage } from './contents.page.ts';
import { home } from './layout.ts';
import type { ContentDossier } from './ports.ts';
import type { Answer, Route, Texts, Tools, Visit } from './route.ts';
import { toLocale } from './visits.ts';

/** Terms of sale are long, and a form writes a letter of another alphabet in nine signs. */
const contentMaxBytes = 256 * 1024;
const longest = 20_000;

/** Which text is meant, in which language. */
async function find({ contents }: Tools, { id = '', locale = '' }: Texts) {
  const row = toRowId(id);
  const language = toLocale(locale);
  if (row === null || language === null) throw absent();
  return { id: row, locale: language, dossier: await contents.read(row, language) };
}

/** Line breaks as the shop keeps them; what no text has is no text. */
const clean = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Each role that the text has, and no other: what a page is made of is not invented here. */
function readTyped({ texts: known }: ContentDossier, fields: Texts) {
  const texts = Object.fromEntries(Object.keys(known).map((role) => [role, clean(fields[fieldOf(role)] ?? '')]));
  const wrong: Record<string, 'empty' | 'long'> = {};
  for (const [role, text] of Object.entries(texts)) {
    if (text === '' && known[role] !== '') wrong[role] = 'empty';
    else if (text.length > longest) wrong[role] = 'long';
  }
  return { texts, wrong };
}

async function show(tools: Tools, { desk, params, query }: Visit): Promise<Answer> {
  const { dossier, locale } = await find(tools, params);
  const says = desk.words.content;
  const told = { saved: says.saved, nothing: says.nothing }[query.done ?? ''];
  const said = told ? html`<p class="done" role="status">${told}</p>` : null;
  return { page: contentPage(desk, dossier, locale, { texts: dossier.texts, wrong: {}, said }) };
}

async function change(tools: Tools, { desk, params, fields }: Visit): Promise<Answer> {
  const { id, locale, dossier } = await find(tools, params);
  const { texts, wrong } = readTyped(dossier, fields);
  const version = toRowId(fields.version ?? '') ?? 0;
  const isWrong = Object.keys(wrong).length > 0;
  if (isWrong || desk.operator === null || fields.edit === 'yes')
    return {
      // What was typed goes on from the version that it was typed over.
      page: contentPage(desk, { ...dossier, version }, locale, { texts, wrong, said: null }),
      status: isWrong ? 422 : 200,
    };
  const isSame = Object.keys(texts).every((role) => texts[role] === dossier.texts[role]);
  if (isSame) return { to: `${contentAt(id, locale)}?done=nothing` };
  const isOld = version !== dossier.version;
  if (!isOld && fields.sure !== 'yes') return { page: previewPage(desk, dossier, locale, { texts, version }) };
  const operatorId = desk.operator.id;
  if (!isOld && (await tools.contents.change(id, locale, { texts, version, operatorId })))
    return { to: `${contentAt(id, locale)}?done=saved` };
  // Somebody else was first: both are shown, and whoever publishes now has seen what she replaces.
  const said = html`<p class="wrong" role="alert">${desk.words.content.taken}</p>`;
  const now = await tools.contents.read(id, locale);
  const preview = previewPage(desk, now, locale, { texts, version: now.version });
  return { page: { ...preview, body: [said, preview.body] }, status: 409 };
}

const url = `${home}/content/:id/:locale`;

export const contentRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: `${home}/content`,
    answer: async ({ contents }, { desk }) => ({ page: contentsPage(desk, await contents.list(desk.locale)) }),
  },
  { method: 'GET', url, answer: show },
  { method: 'POST', url, bodyLimit: contentMaxBytes, answer: change },
];
