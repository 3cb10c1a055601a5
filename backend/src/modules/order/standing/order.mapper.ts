import type { Locale } from 'contract/codes.ts';
import type { OrderHeadWire, OrderWire, TotalsWire } from 'contract/schemas/order.ts';
import type { OrderLineWire } from 'contract/schemas/order-lines.ts';
import { toMedia } from '../../../shared/media.ts';
import { toEuros, toEurosOrNull } from '../../../shared/money.ts';
import { type Bag, type BagLine, type TaxRule, taxed } from '../book/bag.ts';
import type { OrderRow } from '../book/draft.repository.ts';
import { addUpByClient, lineCents, linePoints, type Totals } from '../book/totals.ts';
import type { Composed } from '../terms/conditions.ts';

type Given = { locale: Locale; tax: TaxRule; arrival: Composed['arrival'] };

export function toLine(line: BagLine, { locale, tax, arrival }: Given): OrderLineWire {
  const { row, article, priced, warehouse } = line;
  const dates = arrival(warehouse);
  const open = row.unit_cents === null && row.type === 'VENTA';
  const reduced = open && article.salePrice !== null;
  const closing = open && article.closing !== line.askedCents ? article.closing : null;
  const asked = (cents: number | null) => toEurosOrNull(cents === null ? null : taxed(cents, tax));
  return {
    id: String(row.id),
    tipo: row.type,
    codigo: article.code,
    referencia: article.reference,
    nombre: article.name[locale],
    codColor: article.color.code,
    nombreColor: article.color.name[locale],
    talla: article.size,
    foto: article.picture && toMedia(article.picture, article, article.color, locale),
    cliente: toClient(row.client_id, row.client_name),
    omitida: row.omitted,
    cantidadPedida: row.quantity,
    cantidadMaxima: line.maximum,
    precio: toEuros(priced.unitCents),
    precioAntes: reduced ? asked(article.price) : null,
    lowest30: reduced ? asked(article.lowest30) : null,
    precioSubtotal: toEuros(lineCents(priced)),
    puntos: linePoints(priced),
    precioAlCierre: asked(closing),
    disponibilidad: line.availability,
    bodega: warehouse,
    entregaDesde: dates?.desde ?? null,
    entregaHasta: dates?.hasta ?? null,
    higieneSellada: article.sealed,
    nota: row.note,
  };
}

const toClient = (id: number | null, name: string | null) =>
  id === null ? null : { id: String(id), nombre: name ?? '' };

export const toTotals = (totals: Totals): TotalsWire => ({
  unidades: totals.units,
  lineas: totals.lines,
  subtotal: toEuros(totals.subtotalCents),
  descuento: toEuros(totals.discountCents),
  envio: toEuros(totals.shippingCents),
  recargoPago: toEuros(totals.surchargeCents),
  impuestos: totals.taxes.map(({ rate, baseCents, taxCents }) => ({
    tasa: rate / 100,
    base: toEuros(baseCents),
    cuota: toEuros(taxCents),
  })),
  sinIva: totals.withoutVat,
  total: toEuros(totals.totalCents),
  saldoAplicado: toEuros(totals.creditUsedCents),
  aPagar: toEuros(totals.dueCents),
  puntos: totals.points,
  minimo: toEuros(totals.minimumCents),
  faltaMinimo: toEuros(totals.missingCents),
});

export function toClientTotals({ lines }: Bag): OrderWire['clientes'] {
  const names = new Map(lines.map(({ row }) => [row.client_id, row.client_name]));
  return addUpByClient(lines.map(({ priced }) => priced)).map((part) => ({
    cliente: toClient(part.client, names.get(part.client) ?? null),
    unidades: part.units,
    subtotal: toEuros(part.subtotalCents),
    puntos: part.points,
    omitido: part.omitted,
  }));
}

type Agreed = Pick<Totals, 'units' | 'points' | 'totalCents'>;

export const toHead = (order: OrderRow, campaign: string, { units, points, totalCents }: Agreed): OrderHeadWire => ({
  id: order.id,
  numero: order.number,
  estado: order.state,
  campana: campaign,
  fecha: (order.confirmed_at ?? order.created_at).toISOString(),
  unidades: units,
  total: toEuros(totalCents),
  puntos: points,
});
