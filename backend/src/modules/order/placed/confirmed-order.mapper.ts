import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toArticleWire } from '../../../shared/media.mapper.ts';
import { lineCents } from '../core/totals.ts';
import { toClient } from '../pricing/line.mapper.ts';
import { toLines, toOrderWire } from '../pricing/order.mapper.ts';
import type { PricedOrder } from '../pricing/price-order.service.ts';
import type { ConfirmedOrder } from './placed-order-view.ts';

export const toConfirmedWire = (
  { phones, dropped, payment, charge, email, ...view }: ConfirmedOrder,
  locale: Locale,
): AnswerOf<'readConfirmedOrder'> => ({
  orden: toOrderWire(view, locale),
  listas: toClientLists(view.priced, phones, locale),
  caidas: dropped.map(({ article, quantity, client }) => ({
    ...toArticleWire(article, locale),
    cantidad: quantity,
    cliente: client && toClient(client.id, client.name),
  })),
  pago: payment,
  cargo: charge && {
    importe: toEuros(charge.cents),
    pendiente: toEuros(charge.openCents),
    vence: charge.dueOn,
  },
  correo: email ?? '',
});

/** One list per client, to pack and collect by; the executive's own part has nothing to collect. */
export function toClientLists(priced: PricedOrder, phones: ConfirmedOrder['phones'], locale: Locale) {
  const wires = new Map(toLines(priced, locale).map((line) => [line.id, line]));
  const byClient = Map.groupBy(priced.bag.lines, ({ row }) => row.client_id);
  return [...byClient].map(([client, lines]) => {
    const own = lines.flatMap(({ row }) => wires.get(String(row.id)) ?? []);
    const cents = lines.reduce((sum, { priced }) => sum + lineCents(priced), 0);
    return {
      cliente: own[0]?.cliente ?? null,
      telefono: client === null ? null : (phones.get(client) ?? null),
      lineas: own,
      porCobrar: client === null ? 0 : toEuros(cents),
    };
  });
}
