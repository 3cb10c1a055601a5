import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { lineOutcomes } from 'contract/codes.ts';
import { orderKeys } from 'contract/order-keys.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import type { LineInput, LineResultWire } from 'contract/schemas/order-lines.ts';
import type { Answer } from '../../../kit/handlers.ts';
import { toMedia } from '../../../shared/media.mapper.ts';
import { toEuros } from '../../../shared/money.ts';
import type { Page } from '../../../shared/pagination.mapper.ts';
import { askedFor, freePieces } from '../book/articles.repository.ts';
import { availabilityOf } from '../book/bag.ts';
import { type Calendar, isInForce } from '../book/campaigns.ts';
import type { BookedClient } from '../book/clients.repository.ts';
import { pointsOf } from '../book/totals.ts';
import { toAlternative, toLine } from '../standing/line.mapper.ts';
import { toChange, toClock, toHead } from '../standing/order.mapper.ts';
import type { Standing } from '../standing/order.service.ts';
import { type Added, findLine, type NewLine } from './add-lines.service.ts';
import type { Edited, LineEdit } from './change-lines.service.ts';
import type { listSavedLists } from './pad.repository.ts';
import type { ListToKeep, Recent, Repeatable } from './pad.service.ts';
import type { PendingPage } from './pending.service.ts';
import type { Outcome } from './plan-lines.ts';
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

export const toTaking = (take: NonNullable<BodyOf<'listPendingOrders'>['tomar']>) =>
  'orden' in take ? { order: take.orden } : { campaign: take.campana };

export const toRepeatable = (body: BodyOf<'repeatLines'>): Repeatable =>
  'pedido' in body ? { order: body.pedido } : { list: body.lista };

export const toListToKeep = (body: Extract<BodyOf<'saveList'>, { nombre: string }>): ListToKeep => ({
  name: body.nombre,
  replaced: body.lista,
  lines: body.lineas?.map(({ codigo, cantidadPedida, cliente }) => ({
    code: codigo,
    quantity: cantidadPedida,
    client: cliente,
  })),
});

// Answers

export function toAdded({ told, outcomes }: Added, locale: Locale): Answer<AnswerOf<'addLines'>> {
  const resultados = outcomes.map((outcome) => toResult(outcome, told.standing, locale));
  return { datos: { resultados, ...toChange(told, locale) }, ...remarkOn(outcomes) };
}

function toResult(
  { key, outcome, asked, added, limit, at, alternatives }: Outcome,
  standing: Standing,
  locale: Locale,
): LineResultWire {
  const { bag, composed } = standing;
  const line = findLine(standing, at);
  return {
    clave: key,
    resultado: outcome,
    pedida: asked,
    agregada: added,
    ...(limit !== undefined && { tope: limit }),
    linea: line ? toLine(line, { locale, tax: bag.tax, arrival: composed.arrival }) : null,
    alternativas: alternatives.map((one) => toAlternative(one, { locale, tax: bag.tax })),
  };
}

/** Code 2 where stock is the reason, 3 where something else is. */
function remarkOn(outcomes: readonly Outcome[]) {
  const has = (...kinds: string[]) => outcomes.some(({ outcome }) => kinds.includes(outcome));
  if (outcomes.some(({ outcome, limit }) => outcome === lineOutcomes.reduced && limit === undefined))
    return { codigo: answerCodes.inventoryRemark, mensaje: orderKeys.stock };
  if (has(lineOutcomes.outOfStock)) return { codigo: answerCodes.inventoryRemark, mensaje: orderKeys.stock };
  if (outcomes.some(({ outcome }) => outcome !== lineOutcomes.added))
    return { codigo: answerCodes.otherRemark, mensaje: orderKeys.notAllAdded };
  return {};
}

export const toEdited = ({ told, reduced }: Edited, locale: Locale): Answer<AnswerOf<'updateLine'>> => ({
  datos: toChange(told, locale),
  ...(reduced && { codigo: answerCodes.inventoryRemark, mensaje: orderKeys.reduced }),
});

export function toActive(standing: Standing | null, calendar: Calendar, locale: Locale): AnswerOf<'readActiveOrder'> {
  if (!standing)
    return {
      orden: null,
      reloj: toClock(calendar.inForce, calendar, locale),
      minimo: toEuros(calendar.inForce.minimumCents),
    };
  const { order, moment, totals } = standing;
  return {
    orden: toHead(order, moment.campaign.code, totals),
    reloj: toClock(moment.campaign, calendar, locale),
    minimo: toEuros(totals.minimumCents),
  };
}

export const toPendingPage = (
  { pending, total, offered, now }: PendingPage,
  page: Page,
  locale: Locale,
): AnswerOf<'listPendingOrders'> => ({
  elementos: pending.map(({ order, standing }) => ({
    ...(standing
      ? toHead(order, standing.moment.campaign.code, standing.totals)
      : toHead(order, order.campaign_code, {
          units: order.units ?? 0,
          points: order.points ?? 0,
          totalCents: order.total_cents ?? 0,
        })),
    version: order.version,
    actualizada: order.changed_at.toISOString(),
    enMano: order.in_hand,
    reservadaHasta: order.reserved_until?.toISOString() ?? null,
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

export const toClientWire = ({ id, name, phone }: BookedClient) => ({ id: String(id), nombre: name, telefono: phone });

export const toRecentWire = (
  { articles, campaign, lastOrder }: Recent,
  locale: Locale,
): AnswerOf<'readRecentArticles'> => ({
  articulos: articles.flatMap((article) => {
    const cents = askedFor(article);
    if (cents === null) return [];
    return {
      codigo: article.code,
      referencia: article.reference,
      nombre: article.name[locale],
      codColor: article.color.code,
      nombreColor: article.color.name[locale],
      talla: article.size,
      foto: article.picture && toMedia(article.picture, article, article.color, locale),
      precio: toEuros(cents),
      puntos: pointsOf(cents, campaign.pointCents),
      unidades: freePieces(article),
      disponibilidad: availabilityOf(freePieces(article)),
    };
  }),
  ultimoPedido: lastOrder && {
    numero: lastOrder.number,
    fecha: lastOrder.at.toISOString(),
    lineas: lastOrder.lines,
    unidades: lastOrder.units,
  },
});

export const toListsWire = (lists: Awaited<ReturnType<typeof listSavedLists>>): AnswerOf<'listSavedLists'> => ({
  listas: lists.map(({ id, name, lines, units, at }) => ({
    id: String(id),
    nombre: name,
    lineas: lines,
    unidades: units,
    cambiada: at.toISOString(),
  })),
});

export function toSuggestionsWire({ complements, stepsUp }: Suggestions): AnswerOf<'readSuggestions'> {
  const toWires = (suggestions: readonly Suggestion[], motivo: string) =>
    suggestions.map(({ code, points, card }) => ({ producto: card, codigo: code, puntos: points, motivo }));
  return {
    complementarios: toWires(complements, orderKeys.sameLine),
    superiores: toWires(stepsUp, orderKeys.stepUp),
  };
}
