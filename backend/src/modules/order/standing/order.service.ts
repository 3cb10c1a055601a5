import type { Locale } from 'contract/codes.ts';
import { orderKeys } from 'contract/order-keys.ts';
import type { OrderWire, TotalsWire, UnitsWireSchema } from 'contract/schemas/order.ts';
import type { OrderLineWire } from 'contract/schemas/order-lines.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../schema.ts';
import { absent } from '../../../shared/errors.ts';
import { toEuros } from '../../../shared/money.ts';
import { listSubstitutes } from '../book/alternatives.ts';
import { listArticlesOfProducts, type Moment } from '../book/articles.repository.ts';
import { type Bag, keepThere, loadBag } from '../book/bag.ts';
import { type Calendar, campaignOfOrder, readCalendar, toClock } from '../book/campaigns.ts';
import { findInHand, type OrderRow } from '../book/draft.repository.ts';
import { addUp, neutralTerms, type Totals } from '../book/totals.ts';
import type { Rewards } from '../ports.ts';
import { type Composed, composeConditions, readTaxRule } from '../terms/conditions.ts';
import { listDifferences, missesPieces } from './differences.ts';
import { toClientTotals, toHead, toLine, toTotals } from './order.mapper.ts';
import { listReaching } from './suggestions.repository.ts';
import type { Viewer } from './viewer.ts';

/** An order with all that belongs to it, as it stands now. */
export type Standing = {
  order: OrderRow;
  calendar: Calendar;
  moment: Moment;
  bag: Bag;
  /** As she put it together, with pieces that may be missing. */
  wanted: Bag;
  composed: Composed;
  totals: Totals;
};

/** So many lines with missing pieces get suggestions of what to take instead. */
const mostWithAlternatives = 40;

/** A few bounded queries, whatever the number of lines. */
export async function standOrder(db: Db, order: OrderRow, viewer: Viewer): Promise<Standing> {
  const { now, placing } = viewer;
  const calendar = await readCalendar(db, now, order.campaign_code);
  const moment = { campaign: campaignOfOrder(calendar, order), now };
  const wanted = await loadBag(db, order, moment, await readTaxRule(db, order, viewer));
  const bag = placing ? keepThere(wanted, moment) : wanted;
  const composed = await composeConditions(db, bag, viewer);
  const totals = addUp(
    bag.lines.map(({ priced }) => priced),
    composed.terms,
  );
  return { order, calendar, moment, bag, wanted, composed, totals };
}

export async function requireStanding(db: Db, viewer: Viewer): Promise<Standing> {
  const order = await findInHand(db, viewer.buyer);
  if (!order) throw absent();
  return standOrder(db, order, viewer);
}

export const toLines = ({ bag, composed }: Standing, locale: Locale): OrderLineWire[] =>
  bag.lines.map((line) => toLine(line, { locale, tax: bag.tax, arrival: composed.arrival }));

export async function toOrderWire(db: Db, rewards: Rewards, standing: Standing, viewer: Viewer): Promise<OrderWire> {
  const { order, calendar, moment, bag, composed, totals } = standing;
  return {
    ...toHead(order, moment.campaign.code, totals),
    version: order.version,
    reloj: toClock(moment.campaign, calendar, viewer.locale),
    lineas: toLines(standing, viewer.locale),
    clientes: toClientTotals(bag),
    totales: toTotals(totals),
    premios: await preview(db, rewards, standing, viewer),
    regalosPendientes: composed.regalosPendientes,
    cupon: composed.cupon && { ...composed.cupon, descuento: toEuros(totals.discountCents) },
    entrega: composed.entrega,
    pago: composed.pago,
    reservadaHasta: order.reserved_until?.toISOString() ?? null,
    diferencias: await readDifferences(db, standing, viewer.locale),
    avisos: remarksOf(standing),
  };
}

/** What a change to the bag gives back. */
export async function toChange(
  db: Db,
  rewards: Rewards,
  standing: Standing,
  viewer: Viewer,
  lineId: number | null = null,
) {
  const { order, bag, composed, totals } = standing;
  const line = bag.lines.find(({ row }) => row.id === lineId);
  return {
    version: order.version,
    linea: line ? toLine(line, { locale: viewer.locale, tax: bag.tax, arrival: composed.arrival }) : null,
    clientes: toClientTotals(bag),
    totales: toTotals(totals),
    premios: await preview(db, rewards, standing, viewer),
    regalosPendientes: composed.regalosPendientes,
    avisos: remarksOf(standing),
  };
}

export async function readDifferences(db: Db, { wanted, moment, composed }: Standing, locale: Locale) {
  const missing = wanted.lines.filter(missesPieces).slice(0, mostWithAlternatives);
  const products = [...new Set(missing.map(({ article }) => article.productId))];
  const siblings = await listArticlesOfProducts(db, products, moment);
  const instead = (article: Parameters<typeof listSubstitutes>[0]) => listSubstitutes(article, siblings);
  return [...listDifferences(wanted, { locale, instead }), ...composed.diferencias];
}

function remarksOf({ order, moment, composed }: Standing): OrderWire['avisos'] {
  const moved = order.campaign_code !== moment.campaign.code;
  return [
    ...(moved
      ? [{ clave: orderKeys.campaignMoved, valores: { antes: order.campaign_code, ahora: moment.campaign.code } }]
      : []),
    ...composed.avisos,
  ];
}

function preview(db: Db, rewards: Rewards, { order, bag, moment, totals }: Standing, viewer: Viewer) {
  const { buyer, locale } = viewer;
  return rewards.preview(db, {
    executiveId: buyer.id,
    orderId: order.id,
    campaign: moment.campaign.code,
    earned: totals.points,
    locale,
    listArticles: () => listReaching(db, bag, { locale }),
  });
}

// What the header and the pad ask for often

export async function readUnits(db: Db, viewer: Viewer): Promise<Static<typeof UnitsWireSchema>> {
  const order = await findInHand(db, viewer.buyer);
  if (!order) return { unidades: 0, lineas: 0, clientes: 0, total: 0, puntos: 0, version: 0 };
  const { bag, totals } = await standOrder(db, order, viewer);
  const clients = new Set(bag.lines.flatMap(({ row }) => row.client_id ?? []));
  return {
    unidades: totals.units,
    lineas: totals.lines,
    clientes: clients.size,
    total: toEuros(totals.totalCents),
    puntos: totals.points,
    version: order.version,
  };
}

/** Without an order in hand there is nothing to pay, and all of the minimum still to go. */
export async function readTotals(db: Db, viewer: Viewer): Promise<TotalsWire> {
  const order = await findInHand(db, viewer.buyer);
  if (order) return toTotals((await standOrder(db, order, viewer)).totals);
  const { inForce } = await readCalendar(db, viewer.now);
  return toTotals(addUp([], { ...neutralTerms, minimumCents: inForce.minimumCents }));
}
