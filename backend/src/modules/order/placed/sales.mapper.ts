import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Calendar } from '../core/campaigns.ts';
import { toCampaignClock } from '../pricing/order.mapper.ts';
import type { SoldInCampaign, SoldInCategory, SoldToClient } from './sales.repository.ts';

type Sales = {
  calendar: Calendar;
  campaigns: SoldInCampaign[];
  categories: SoldInCategory[];
  clients: SoldToClient[];
};

export const toSales = (
  { calendar, campaigns, categories, clients }: Sales,
  locale: Locale,
): AnswerOf<'readSalesSummary'> => ({
  reloj: toCampaignClock(calendar.inForce, calendar, locale),
  campanas: campaigns.map((sold) => ({
    codigo: sold.code,
    nombre: sold.name[locale],
    pedidos: sold.orders,
    ganancia: toEuros(sold.gainedCents),
    ...toFigures(sold),
  })),
  // Women's and men's parts can have the same name.
  categorias: categories.map((sold) => ({
    codigo: sold.code,
    nombre: `${sold.gender[locale]} · ${sold.name[locale]}`,
    ...toFigures(sold),
  })),
  clientes: clients.map((sold) => ({
    id: sold.id === null ? null : String(sold.id),
    nombre: sold.name ?? '',
    ...toFigures(sold),
  })),
});

const toFigures = ({ cents, units, points }: { cents: number; units: number; points: number }) => ({
  ventas: toEuros(cents),
  unidades: units,
  puntos: points,
});
