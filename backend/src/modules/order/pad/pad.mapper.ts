import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { lineOutcomes } from 'contract/codes.ts';
import { toEuros } from 'contract/money.ts';
import type { LineInput, LineResultWire } from 'contract/order/line-schemas.ts';
import { orderKeys } from 'contract/order/message-keys.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import type { Answer } from '../../../kit/handlers.ts';
import { toMedia } from '../../../shared/media.mapper.ts';
import type { Page } from '../../../shared/pagination.mapper.ts';
import { paymentDeadline } from '../../../shared/sale.ts';
import { currentPriceOf, freePieces } from '../core/articles.repository.ts';
import { availabilityOf } from '../core/bag.ts';
import { type Calendar, isInForce } from '../core/campaigns.ts';
import type { BookedClient } from '../core/clients.repository.ts';
import { pointsOf } from '../core/totals.ts';
import { toAlternative, toLineWire } from '../pricing/line.mapper.ts';
import { toCampaignClock, toOrderChange, toOrderHead } from '../pricing/order.mapper.ts';
import type { PricedOrder } from '../pricing/price-order.service.ts';
import { type AddedLines, findLine, type NewLine } from './add-lines.service.ts';
import type { LineChangeResult, LineEdit } from './change-lines.service.ts';
import type { listSavedLists } from './pad.repository.ts';
import type { RecentArticles } from './pad.service.ts';
import type { PendingPage } from './pending-orders.service.ts';
import type { PlannedLine } from './plan-lines.ts';
import type { Suggestion, Suggestions } from './suggestions.service.ts';

// Requests

export const toNewLine = (line: LineInput): NewLine => ({
  key: line.clave,
  ...(line.codigo !== undefined && { code: line.codigo }),
  ...(line.referencia !== undefined && { reference: line.referencia }),
  ...(line.codColor !== undefined && { color: line.codColor }),
  ...(line.talla !== undefined && { size: line.talla }),
  quantity: line.cantidadPedida,
  client: line.cliente,
  note: line.nota,
});

export const toLineEdit = (body: BodyOf<'updateLine'>): LineEdit => ({
  line: body.linea,
  version: body.version,
  quantity: body.cantidadPedida,
  code: body.codigo,
  client: body.cliente,
  note: body.nota,
});

export const toOrderToOpen = (take: NonNullable<BodyOf<'listPendingOrders'>['tomar']>) =>
  'orden' in take ? { order: take.orden } : { campaign: take.campana };

// Answers

export function toAddLinesAnswer({ view, outcomes }: AddedLines, locale: Locale): Answer<AnswerOf<'addLines'>> {
  const resultados = outcomes.map((outcome) => toResult(outcome, view.priced, locale));
  return { datos: { resultados, ...toOrderChange(view, locale) }, ...remarkOn(outcomes) };
}

function toResult(
  { key, outcome, asked, added, limit, at, alternatives }: PlannedLine,
  priced: PricedOrder,
  locale: Locale,
): LineResultWire {
  const { bag, composed } = priced;
  const line = findLine(priced, at);
  return {
    clave: key,
    resultado: outcome,
    pedida: asked,
    agregada: added,
    ...(limit !== undefined && { tope: limit }),
    linea: line ? toLineWire(line, { locale, tax: bag.tax, arrival: composed.arrival }) : null,
    alternativas: alternatives.map((one) => toAlternative(one, { locale, tax: bag.tax })),
  };
}

/** Code 2 if stock is the reason, 3 otherwise. */
function remarkOn(outcomes: readonly PlannedLine[]) {
  const has = (...kinds: string[]) => outcomes.some(({ outcome }) => kinds.includes(outcome));
  if (outcomes.some(({ outcome, limit }) => outcome === lineOutcomes.reduced && limit === undefined))
    return { codigo: answerCodes.inventoryRemark, mensaje: orderKeys.stock };
  if (has(lineOutcomes.outOfStock)) return { codigo: answerCodes.inventoryRemark, mensaje: orderKeys.stock };
  if (outcomes.some(({ outcome }) => outcome !== lineOutcomes.added))
    return { codigo: answerCodes.otherRemark, mensaje: orderKeys.notAllAdded };
  return {};
}

export const toUpdateLineAnswer = (
  { view, reduced }: LineChangeResult,
  locale: Locale,
): Answer<AnswerOf<'updateLine'>> => ({
  datos: toOrderChange(view, locale),
  ...(reduced && { codigo: answerCodes.inventoryRemark, mensaje: orderKeys.reduced }),
});

export function toActiveOrder(
  priced: PricedOrder | null,
  calendar: Calendar,
  locale: Locale,
): AnswerOf<'readActiveOrder'> {
  if (!priced)
    return {
      orden: null,
      reloj: toCampaignClock(calendar.inForce, calendar, locale),
      minimo: toEuros(calendar.inForce.minimumCents),
    };
  const { order, moment, totals } = priced;
  return {
    orden: toOrderHead(order, moment.campaign.code, totals),
    reloj: toCampaignClock(moment.campaign, calendar, locale),
    minimo: toEuros(totals.minimumCents),
  };
}

export const toPendingPage = (
  { pending, total, offered, now }: PendingPage,
  page: Page,
  locale: Locale,
): AnswerOf<'listPendingOrders'> => ({
  elementos: pending.map(({ order, priced }) => ({
    ...(priced
      ? toOrderHead(order, priced.moment.campaign.code, priced.totals)
      : toOrderHead(order, order.campaign_code, {
          units: order.units ?? 0,
          points: order.points ?? 0,
          totalCents: order.total_cents ?? 0,
        })),
    version: order.version,
    actualizada: order.changed_at.toISOString(),
    enMano: order.in_hand,
    reservadaHasta: paymentDeadline(order)?.toISOString() ?? null,
  })),
  pagina: page.number,
  tamano: page.size,
  totalPaginas: Math.ceil(total / page.size),
  total,
  campanas: offered.map((campaign) => ({
    codigo: campaign.code,
    nombre: campaign.name[locale],
    inicio: campaign.startsAt.toISOString(),
    enCurso: isInForce(campaign, now),
  })),
});

export const toClientWire = ({ id, name, phone }: BookedClient) => ({ id: String(id), name, phone });

export const toRecentWire = (
  { articles, campaign, lastOrder }: RecentArticles,
  locale: Locale,
): AnswerOf<'readRecentArticles'> => ({
  articles: articles.flatMap((article) => {
    const cents = currentPriceOf(article);
    if (cents === null) return [];
    return {
      code: article.code,
      reference: article.reference,
      name: article.name[locale],
      colourCode: article.color.code,
      colourName: article.color.name[locale],
      size: article.size,
      picture: article.picture && toMedia(article.picture, article, article.color, locale),
      price: toEuros(cents),
      points: pointsOf(cents, campaign.pointCents),
      units: freePieces(article),
      availability: availabilityOf(freePieces(article)),
    };
  }),
  lastOrder: lastOrder && {
    number: lastOrder.number,
    date: lastOrder.at.toISOString(),
    lines: lastOrder.lines,
    units: lastOrder.units,
  },
});

export const toListsWire = (lists: Awaited<ReturnType<typeof listSavedLists>>): AnswerOf<'listSavedLists'> => ({
  lists: lists.map(({ id, at, ...list }) => ({ ...list, id: String(id), changedAt: at.toISOString() })),
});

export function toSuggestionsWire({ complements, stepsUp }: Suggestions): AnswerOf<'readSuggestions'> {
  const toWires = (suggestions: readonly Suggestion[], motivo: string) =>
    suggestions.map(({ code, points, card }) => ({ producto: card, codigo: code, puntos: points, motivo }));
  return {
    complementarios: toWires(complements, orderKeys.sameLine),
    superiores: toWires(stepsUp, orderKeys.stepUp),
  };
}
