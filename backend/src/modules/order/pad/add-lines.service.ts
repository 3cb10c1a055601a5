import { answerCodes, lineOutcomes } from 'contract/codes.ts';
import { orderKeys } from 'contract/order-keys.ts';
import type { LineInput, LineResultWire } from 'contract/schemas/order-lines.ts';
import type { Db } from '../../../schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { toRowId } from '../../../shared/ids.ts';
import { unique } from '../../../shared/unique.ts';
import { toAlternative } from '../book/alternatives.ts';
import {
  type Article,
  askedFor,
  listArticlesByCode,
  listArticlesByReference,
  listArticlesOfProducts,
  type Moment,
} from '../book/articles.repository.ts';
import { maximumOf } from '../book/bag.ts';
import { lockBuyer } from '../book/buyers.repository.ts';
import { type Calendar, campaignOf, readCalendar } from '../book/campaigns.ts';
import { findOwnClients, toOwnClient } from '../book/clients.repository.ts';
import { findInHand, listLines, type OrderRow, openDraft, putLines, touchOrder } from '../book/draft.repository.ts';
import type { Rewards } from '../ports.ts';
import { toLine } from '../standing/order.mapper.ts';
import { requireStanding, type Standing, toChange } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { type Outcome, type Proposal, planLines } from './plan-lines.ts';
import { listSlips, resolveArticle, toCode } from './resolve-article.ts';

/** So many unknown codes of a call are compared with codes that look alike. */
const mostSlips = 50;

/** Adds lines to the order in hand, or to a new one. To be called in a transaction. */
export async function addLines(trx: Db, rewards: Rewards, inputs: readonly LineInput[], viewer: Viewer) {
  const { buyer, locale, now } = viewer;
  await lockBuyer(trx, buyer);
  const order = await takeDraft(trx, viewer);
  const calendar = await readCalendar(trx, now, order.campaign_code);
  const moment = { campaign: campaignOf(calendar, order.campaign_code), now };
  const proposals = await findProposals(trx, inputs, { buyer, moment });
  const meant = proposals.flatMap(({ found }) => (found.kind === 'article' ? [found.article] : []));
  const { outcomes, changes } = planLines(proposals, {
    lines: await listLines(trx, [order.id]),
    siblings: await listSiblings(trx, meant, moment),
    elsewhere: await listElsewhere(trx, meant, calendar),
  });
  await putLines(trx, order, changes);
  if (changes.length > 0) await touchOrder(trx, order.id, moment.campaign.code, now);

  const standing = await requireStanding(trx, viewer);
  const change = await toChange(trx, rewards, standing, viewer);
  const resultados = outcomes.map((outcome) => toResult(outcome, standing, locale));
  return { datos: { resultados, ...change }, ...remarkOn(outcomes) };
}

async function takeDraft(trx: Db, { buyer, now }: Viewer): Promise<OrderRow> {
  const inHand = await findInHand(trx, buyer);
  if (inHand) return inHand;
  const { inForce } = await readCalendar(trx, now);
  return openDraft(trx, buyer, inForce.code, now);
}

type Asked = { buyer: Buyer; moment: Moment };

/** Three queries for the lines of a call, a fourth where a code is unknown. */
async function findProposals(trx: Db, inputs: readonly LineInput[], { buyer, moment }: Asked): Promise<Proposal[]> {
  const codes = unique(inputs.flatMap(({ codigo }) => (codigo === undefined ? [] : [toCode(codigo)])));
  const byCode = new Map(
    (await listArticlesByCode(trx, codes, moment)).map((article) => [toCode(article.code), article]),
  );
  const references = unique([
    ...inputs.flatMap(({ referencia }) => (referencia === undefined ? [] : [toCode(referencia)])),
    ...codes.filter((code) => !byCode.has(code)),
  ]);
  const styles = await listArticlesByReference(trx, references, moment);
  const byReference = Map.groupBy(styles, ({ reference }) => toCode(reference));
  const clients = await findOwnClients(
    trx,
    buyer,
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
      similar: similar.filter(({ code }) => slips.has(toCode(code))),
    };
  });
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
    return { codigo: answerCodes.inventoryRemark, mensaje: orderKeys.stock };
  if (outcomes.some(({ outcome }) => outcome !== lineOutcomes.added))
    return { codigo: answerCodes.otherRemark, mensaje: orderKeys.notAllAdded };
  return {};
}
