import { lineKinds } from 'contract/codes.ts';
import { toEuros, toEurosOrNull } from 'contract/money.ts';
import type { LineResultWire, OrderLineWire } from 'contract/order/line-schemas.ts';
import type { OrderWire } from 'contract/order/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toArticleWire, toMedia } from '../../../shared/media.mapper.ts';
import type { Alternative } from '../core/alternatives.ts';
import { currentPriceOf, freePieces } from '../core/articles.repository.ts';
import { type Bag, type BagLine, type TaxRule, toOrderPrice } from '../core/bag.ts';
import { computeClientTotals, lineCents, linePoints } from '../core/totals.ts';
import type { OrderConditions } from '../terms/conditions.ts';
import type { Difference } from '../terms/difference.ts';

/** Context of a displayed line: language, tax and arrival. */
export type LineContext = { locale: Locale; tax: TaxRule; arrival: OrderConditions['arrival'] };

export function toLineWire(line: BagLine, { locale, tax, arrival }: LineContext): OrderLineWire {
  const { row, article, priced, warehouse } = line;
  const counting = toCounting(line);
  const dates = arrival(warehouse);
  const open = row.unit_cents === null && row.type === lineKinds.sale;
  const reduced = open && article.salePrice !== null;
  const closing = open && article.closing !== line.askedCents ? article.closing : null;
  const asked = (cents: number | null) => toEurosOrNull(cents === null ? null : toOrderPrice(cents, tax));
  return {
    id: String(row.id),
    tipo: row.type,
    ...toArticleWire(article, locale),
    foto: article.picture && toMedia(article.picture, article, article.color, locale),
    cliente: toClient(row.client_id, row.client_name),
    omitida: row.omitted,
    cantidadPedida: row.quantity,
    cantidadMaxima: line.maximum,
    precio: toEuros(priced.unitCents),
    precioAntes: reduced ? asked(article.price) : null,
    lowest30: reduced ? asked(article.lowest30) : null,
    precioSubtotal: toEuros(lineCents(counting)),
    puntos: linePoints(counting),
    precioAlCierre: asked(closing),
    disponibilidad: line.availability,
    bodega: warehouse,
    entregaDesde: dates?.from ?? null,
    entregaHasta: dates?.to ?? null,
    higieneSellada: article.sealed,
    nota: row.note,
  };
}

/** A missing piece costs nothing. */
const toCounting = ({ priced, there }: BagLine) => ({ ...priced, quantity: there });

export const toClient = (id: number | null, name: string | null) =>
  id === null ? null : { id: String(id), nombre: name ?? '' };

export function toClientTotals({ lines }: Bag): OrderWire['clientes'] {
  const names = new Map(lines.map(({ row }) => [row.client_id, row.client_name]));
  return computeClientTotals(lines.map(toCounting)).map((part) => ({
    cliente: toClient(part.client, names.get(part.client) ?? null),
    unidades: part.units,
    subtotal: toEuros(part.subtotalCents),
    puntos: part.points,
    omitido: part.omitted,
  }));
}

export const toAlternative = (
  { article, reason, campaign }: Alternative,
  { locale, tax }: Pick<LineContext, 'locale' | 'tax'>,
): LineResultWire['alternativas'][number] => ({
  motivo: reason,
  ...toArticleWire(article, locale),
  precio: toEuros(toOrderPrice(currentPriceOf(article) ?? 0, tax)),
  unidades: freePieces(article),
  campana: campaign,
});

export const toDifference = (
  difference: Difference,
  telling: Pick<LineContext, 'locale' | 'tax'>,
): OrderWire['diferencias'][number] => ({
  tipo: difference.type,
  linea: difference.lineId === null ? null : String(difference.lineId),
  codigo: difference.code,
  nombre: difference.name,
  ...(difference.size !== null && { talla: difference.size }),
  ...(difference.client !== null && { cliente: toClient(difference.client.id, difference.client.name) }),
  importeAntes: toEurosOrNull(difference.beforeCents),
  importeAhora: toEurosOrNull(difference.nowCents),
  cantidadAntes: difference.quantityBefore,
  cantidadAhora: difference.quantityNow,
  diferencia: toEuros(difference.changeCents),
  ...(difference.overGrams !== null && { sobreGramos: difference.overGrams }),
  alternativas: difference.alternatives.map((one) => toAlternative(one, telling)),
});
