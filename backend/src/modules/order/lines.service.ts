import type { BodyOf } from 'contract/calls.ts';
import { answerCodes, lineOutcomes } from 'contract/codes.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import type { LineInput, LineResultWire } from 'contract/schemas/order-lines.ts';
import type { Db } from '../../schema.ts';
import { absent, conflict, invalid } from '../../shared/errors.ts';
import { toRowId } from '../../shared/ids.ts';
import { toAlternative } from './alternatives.ts';
import {
  type Article,
  askedFor,
  listArticlesByCode,
  listArticlesByReference,
  listArticlesOfProducts,
  type Moment,
} from './articles.repository.ts';
import { type BagLine, maximumOf } from './bag.ts';
import { type Calendar, campaignOf, readCalendar } from './campaigns.ts';
import { findOwnClients } from './clients.repository.ts';
import {
  findInHand,
  listLines,
  lockExecutive,
  moveLine,
  type OrderRow,
  omitClient,
  openDraft,
  putLines,
  removeLines,
  requireInHand,
  touchOrder,
} from './draft.repository.ts';
import type { Neighbours } from './neighbours.ts';
import { toLine } from './order.mapper.ts';
import { type Standing, standOrder, toChange, type Viewer } from './order.service.ts';
import { type Outcome, type Proposal, planLines } from './plan-lines.ts';
import { listSlips, resolveArticle, toCode } from './resolve-article.ts';

/** So many unknown codes of a call are compared with codes that look alike. */
const mostSlips = 50;

/** Adds lines to the order in hand, or to a new one. To be called in a transaction. */
export async function addLines(trx: Db, neighbours: Neighbours, inputs: readonly LineInput[], viewer: Viewer) {
  const { executiveId, locale, now } = viewer;
  await lockExecutive(trx, executiveId);
  const order = await takeDraft(trx, viewer);
  const calendar = await readCalendar(trx, now, order.campaign_code);
  const moment = { campaign: campaignOf(calendar, order.campaign_code), now };
  const proposals = await findProposals(trx, inputs, { executiveId, moment });
  const meant = proposals.flatMap(({ found }) => (found.kind === 'article' ? [found.article] : []));
  const { outcomes, changes } = planLines(proposals, {
    lines: await listLines(trx, [order.id]),
    siblings: await listSiblings(trx, meant, moment),
    elsewhere: await listElsewhere(trx, meant, calendar),
  });
  await putLines(trx, order, changes);
  if (changes.length > 0) await touchOrder(trx, order.id, moment.campaign.code, now);

  const standing = await standAgain(trx, order, viewer);
  const change = await toChange(trx, neighbours, standing, viewer);
  const resultados = outcomes.map((outcome) => toResult(outcome, standing, locale));
  return { datos: { resultados, ...change }, ...remarkOn(outcomes) };
}

async function takeDraft(trx: Db, { executiveId, now }: Viewer): Promise<OrderRow> {
  const inHand = await findInHand(trx, executiveId);
  if (inHand) return inHand;
  const { inForce } = await readCalendar(trx, now);
  return openDraft(trx, executiveId, inForce.code, now);
}

/** What was written is read again, so that the answer is what the database holds. */
async function standAgain(trx: Db, { executive_id }: OrderRow, viewer: Viewer): Promise<Standing> {
  const order = await findInHand(trx, executive_id);
  if (!order) throw absent();
  return standOrder(trx, order, viewer);
}

type Asked = { executiveId: string; moment: Moment };

/** Three queries for the lines of a call, a fourth where a code is unknown. */
async function findProposals(
  trx: Db,
  inputs: readonly LineInput[],
  { executiveId, moment }: Asked,
): Promise<Proposal[]> {
  const codes = unique(inputs.flatMap(({ codigo }) => (codigo === undefined ? [] : [toCode(codigo)])));
  const byCode = new Map((await listArticlesByCode(trx, codes, moment)).map((article) => [article.code, article]));
  const references = unique([
    ...inputs.flatMap(({ referencia }) => (referencia === undefined ? [] : [toCode(referencia)])),
    ...codes.filter((code) => !byCode.has(code)),
  ]);
  const styles = await listArticlesByReference(trx, references, moment);
  const byReference = Map.groupBy(styles, ({ reference }) => toCode(reference));
  const clients = await findOwnClients(
    trx,
    executiveId,
    inputs.flatMap(({ cliente }) => toRowId(cliente ?? '') ?? []),
  );
  const found = inputs.map((input) => ({ input, found: resolveArticle(input, { byCode, byReference }) }));
  const similar = await listSimilar(
    trx,
    found.flatMap(({ input, found: { kind } }) => (kind === 'unknown' ? toCode(input.codigo ?? '') : [])),
    moment,
  );
  return found.map(({ input, found: resolution }) => {
    const slips = resolution.kind === 'unknown' ? new Set(listSlips(toCode(input.codigo ?? ''))) : new Set<string>();
    return {
      key: input.clave,
      quantity: input.cantidadPedida,
      client: toOwnClient(input.cliente, clients),
      note: input.nota,
      found: resolution,
      similar: similar.filter(({ code }) => slips.has(code)),
    };
  });
}

/** Null is the executive herself, undefined nobody whom she has. */
function toOwnClient(
  asked: string | null | undefined,
  clients: ReadonlyMap<number, string>,
): number | null | undefined {
  if (asked === undefined || asked === null) return null;
  const id = toRowId(asked);
  return id !== null && clients.has(id) ? id : undefined;
}

const listSimilar = (trx: Db, codes: readonly string[], moment: Moment): Promise<Article[]> =>
  listArticlesByCode(trx, unique(codes.slice(0, mostSlips).flatMap(listSlips)), moment);

/** For what cannot be had as it was asked for. */
async function listSiblings(trx: Db, articles: readonly Article[], moment: Moment): Promise<Article[]> {
  const scarce = articles.filter((article) => maximumOf(article, 0) < article.maxQuantity);
  return listArticlesOfProducts(trx, unique(scarce.map(({ productId }) => productId)), moment);
}

async function listElsewhere(trx: Db, articles: readonly Article[], { next, now }: Calendar) {
  const absentNow = articles.filter((article) => askedFor(article) === null);
  const later = new Map<number, { article: Article; campaign: string }>();
  if (next === null || absentNow.length === 0) return later;
  const codes = unique(absentNow.map(({ code }) => code));
  for (const article of await listArticlesByCode(trx, codes, { campaign: next, now }))
    if (askedFor(article) !== null) later.set(article.id, { article, campaign: next.code });
  return later;
}

function toResult(
  { key, outcome, asked, added, at, alternatives }: Outcome,
  standing: Standing,
  locale: Viewer['locale'],
): LineResultWire {
  const { bag, composed } = standing;
  const line = bag.lines.find(
    ({ row }) => row.type === 'VENTA' && row.article_id === at?.articleId && row.client_id === at.clientId,
  );
  return {
    clave: key,
    resultado: outcome,
    pedida: asked,
    agregada: added,
    linea: line ? toLine(line, { locale, tax: bag.tax, arrival: composed.arrival }) : null,
    alternativas: alternatives.map((one) => toAlternative(one, { locale, tax: bag.tax })),
  };
}

/** Code 2 where stock is the reason, 3 where something else is. */
function remarkOn(outcomes: readonly Outcome[]) {
  const has = (...kinds: string[]) => outcomes.some(({ outcome }) => kinds.includes(outcome));
  if (has(lineOutcomes.outOfStock, lineOutcomes.reduced))
    return { codigo: answerCodes.inventoryRemark, mensaje: 'order.remark.stock' };
  if (outcomes.some(({ outcome }) => outcome !== lineOutcomes.added))
    return { codigo: answerCodes.otherRemark, mensaje: 'order.remark.notAllAdded' };
  return {};
}

/** Changes one sales line; gifts are chosen, not edited. */
export async function updateLine(trx: Db, neighbours: Neighbours, asked: BodyOf<'C069'>, viewer: Viewer) {
  const { executiveId, now } = viewer;
  const order = await requireInHand(trx, executiveId, asked.version);
  const standing = await standOrder(trx, order, viewer);
  const lineId = toRowId(asked.linea);
  const line = standing.bag.lines.find(({ row }) => row.id === lineId && row.type === 'VENTA');
  if (!line) throw absent();

  const client =
    asked.cliente === undefined ? line.row.client_id : await requireClient(trx, executiveId, asked.cliente);
  const article = await requireSibling(trx, line.article, asked.codigo, standing.moment);
  const moved = article.id !== line.article.id || client !== line.row.client_id;
  const twin = moved
    ? standing.bag.lines.find(
        ({ row }) => row.type === 'VENTA' && row.article_id === article.id && row.client_id === client,
      )
    : undefined;
  const wanted = (asked.cantidadPedida ?? line.row.quantity) + (twin?.row.quantity ?? 0);
  const quantity = withinReach(standing.bag.lines, { line, twin, article, wanted });
  const note = asked.nota ?? twin?.row.note ?? line.row.note;
  if (twin) await removeLines(trx, order, [line.row.id]);
  else if (moved) await moveLine(trx, order, line.row.id, { articleId: article.id, clientId: client });
  await putLines(trx, order, [
    {
      articleId: article.id,
      clientId: client,
      quantity,
      note: note === '' ? null : note,
      seenCents: askedFor(article) ?? line.row.seen_cents,
    },
  ]);
  await touchOrder(trx, order.id, standing.moment.campaign.code, now);

  const after = await standAgain(trx, order, viewer);
  const changed = after.bag.lines.find(
    ({ row }) => row.type === 'VENTA' && row.article_id === article.id && row.client_id === client,
  );
  return {
    datos: await toChange(trx, neighbours, after, viewer, changed?.row.id ?? null),
    ...(quantity < wanted && { codigo: answerCodes.inventoryRemark, mensaje: 'order.remark.reduced' }),
  };
}

type Reach = { line: BagLine; twin: BagLine | undefined; article: Article; wanted: number };

/** As many as the article's maximum and the stock allow. What stands in the bag already may always be made less. */
function withinReach(lines: readonly BagLine[], { line, twin, article, wanted }: Reach): number {
  const others = lines
    .filter((one) => one !== line && one !== twin && one.article.id === article.id)
    .reduce((sum, { row }) => sum + row.quantity, 0);
  const stood = article.id === line.article.id ? line.row.quantity + (twin?.row.quantity ?? 0) : 0;
  const maximum = Math.max(maximumOf(article, others), Math.min(stood, article.maxQuantity));
  if (maximum === 0) throw conflict('order.outOfStock');
  return Math.min(wanted, maximum);
}

async function requireClient(trx: Db, executiveId: string, asked: string | null): Promise<number | null> {
  const id = toRowId(asked ?? '');
  const client = toOwnClient(asked, await findOwnClients(trx, executiveId, id === null ? [] : [id]));
  if (client === undefined) throw invalid({ cliente: fieldKeys.choice });
  return client;
}

/** Another colour or size of the same style that is sold in this campaign. */
async function requireSibling(trx: Db, article: Article, code: string | undefined, moment: Moment): Promise<Article> {
  if (code === undefined || toCode(code) === article.code) return article;
  const [other] = await listArticlesByCode(trx, [toCode(code)], moment);
  if (other?.productId !== article.productId) throw invalid({ codigo: fieldKeys.choice });
  if (askedFor(other) === null) throw conflict('order.notInCampaign');
  return other;
}

/** What is not there any more needs no removing: a second click is no error. */
export async function dropLines(trx: Db, neighbours: Neighbours, asked: BodyOf<'C070'>, viewer: Viewer) {
  const order = await requireInHand(trx, viewer.executiveId, asked.version);
  const removed = await removeLines(
    trx,
    order,
    asked.lineas.flatMap((id) => toRowId(id) ?? []),
  );
  return answerChange(trx, neighbours, { order, viewer, really: removed > 0 });
}

export async function omit(trx: Db, neighbours: Neighbours, asked: { client: string; omit: boolean }, viewer: Viewer) {
  const order = await requireInHand(trx, viewer.executiveId);
  const id = toRowId(asked.client);
  const own = id === null ? new Map() : await findOwnClients(trx, viewer.executiveId, [id]);
  if (id === null || !own.has(id)) throw absent();
  const really = await omitClient(trx, order, id, asked.omit);
  return answerChange(trx, neighbours, { order, viewer, really });
}

type Changed = { order: OrderRow; viewer: Viewer; really: boolean };

async function answerChange(trx: Db, neighbours: Neighbours, { order, viewer, really }: Changed) {
  if (really) {
    const calendar = await readCalendar(trx, viewer.now, order.campaign_code);
    await touchOrder(trx, order.id, campaignOf(calendar, order.campaign_code).code, viewer.now);
  }
  return { datos: await toChange(trx, neighbours, await standAgain(trx, order, viewer), viewer) };
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
