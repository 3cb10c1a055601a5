import { basePath } from 'contract/call.ts';
import type { AnswerOf, ParamsOf, QueryOf } from 'contract/calls/table.ts';
import { type OrderState, orderStates } from 'contract/codes.ts';
import type { OrderHeadWire } from 'contract/order/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { type Page, toPageWire } from '../../../shared/pagination.mapper.ts';
import { paymentDeadline } from '../../../shared/sale.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { toLines, toOrderHead, toOrderWire } from '../pricing/order.mapper.ts';
import { toClientLists } from './confirmed-order.mapper.ts';
import { isCancellable, isHeld, type OrderRecord } from './placed-order-view.ts';
import type { CampaignName, HistoryEvent, PlacedFilter, PlacedRow } from './placed-orders.repository.ts';
import { type SplitParcel, toSplitParcels } from './split-parcels.ts';

/** As agreed when it was placed. */
export const toAgreedHead = (order: OrderRow): OrderHeadWire =>
  toOrderHead(order, order.campaign_code, {
    units: order.units ?? 0,
    points: order.points ?? 0,
    totalCents: order.total_cents ?? 0,
  });

export const toPlacedFilter = ({ x, estado, texto }: ParamsOf<'listOrders'> & QueryOf<'listOrders'>): PlacedFilter => ({
  campaign: x === 'todas' ? null : x,
  state: estado ?? null,
  text: texto?.trim() || null,
});

type OrderHistoryPage = { orders: PlacedRow[]; total: number; campaigns: CampaignName[] };

export const toOrderList = (
  { orders, total, campaigns }: OrderHistoryPage,
  page: Page,
  locale: Locale,
): AnswerOf<'listOrders'> => ({
  ...toPageWire(
    orders.map((order) => ({
      ...toAgreedHead(order),
      clientes: order.clients,
      retenida: isHeld(order),
      reservadaHasta: paymentDeadline(order)?.toISOString() ?? null,
      cancelable: isCancellable(order),
      // Not promised yet, because there is no rule for returns and their deadline.
      devolucionHasta: null,
    })),
    page,
    total,
  ),
  campanas: campaigns.map(({ code, name }) => ({ codigo: code, nombre: name[locale] })),
});

export function toPlacedWire(record: OrderRecord, locale: Locale): AnswerOf<'readOrder'> {
  const { priced, phones, history, payments, invoices } = record;
  const { order } = priced;
  return {
    orden: toOrderWire(record, locale),
    listas: toClientLists(priced, phones, locale),
    envios: toParcels(record, locale),
    pagos: payments,
    historia: history.map((event) => ({
      estado: event.state,
      fecha: event.at.toISOString(),
      quien: event.account ?? event.actor ?? toNobody(event),
      por: event.account === null ? null : event.actor,
      motivo: event.reason,
    })),
    documentos: [
      { tipo: 'order', url: `${papers}/documentoOrden/${order.number}` },
      { tipo: 'packingLists', url: `${papers}/documentoListas/${order.number}` },
      ...invoices.map(({ number, corrects }) => ({
        tipo: corrects === null ? 'invoice' : 'creditNote',
        url: `${papers}/documentoFactura/${number}`,
        numero: number,
      })),
      ...payments
        .flatMap(({ reembolsos }) => reembolsos ?? [])
        .map(({ id }) => ({ tipo: 'refund', url: `${papers}/documentoReembolso/${id}` })),
    ].slice(0, 100),
    devolucionHasta: null,
    cancelable: isCancellable(order),
  };
}

const papers = `${basePath}/api/socia`;
const moneyEvents = ['pay', 'payLate', 'resume', 'refund'];

const toNobody = ({ event }: HistoryEvent): string => (moneyEvents.includes(event) ? 'payment.provider' : 'shop');

const parcelStates: Partial<Record<OrderState, AnswerOf<'readOrder'>['envios'][number]['estado']>> = {
  [orderStates.paid]: 'PREPARANDO',
  [orderStates.sent]: 'EN_CAMINO',
  [orderStates.delivered]: 'ENTREGADO',
  [orderStates.returning]: 'ENTREGADO',
  [orderStates.refused]: 'DEVUELTO',
};

const splitStates = {
  packed: 'PREPARANDO',
  left: 'EN_CAMINO',
  arrived: 'ENTREGADO',
  returned: 'DEVUELTO',
  dropped: 'NO_ENVIADO',
} as const;

/** Unless the office split it, there is one parcel, or one of each warehouse if that was agreed. */
function toParcels(
  { priced, history, dispatches, parcels: stored }: OrderRecord,
  locale: Locale,
): AnswerOf<'readOrder'>['envios'] {
  const [dispatch] = dispatches;
  const { order } = priced;
  const settled = order.state === orderStates.pending && order.settled_at !== null;
  const state = settled ? 'PREPARANDO' : parcelStates[order.state];
  const since = history.at(-1)?.at ?? order.changed_at;
  if (!state) return [];
  const split = toSplitParcels(order.state, stored);
  if (split.length > 0) return split.map((parcel) => toSplitWire(order, parcel, locale));
  const lines = toLines(priced, locale).filter(({ omitida }) => !omitida);
  const parcels = order.partial ? [...Map.groupBy(lines, ({ bodega }) => bodega).values()] : [lines];
  return parcels.map((held, at) => ({
    numero: `${order.number}-${at + 1}`,
    transportista: dispatch?.carrier ?? order.shipping?.name[locale] ?? '',
    // Only one number is recorded: the first parcel's.
    seguimiento: at === 0 ? (dispatch?.tracking ?? null) : null,
    enlace: at === 0 ? (dispatch?.url ?? null) : null,
    salida: dispatch?.leftOn ?? null,
    estado: state,
    fecha: since.toISOString(),
    lineas: held.map(({ id, cantidadPedida }) => ({ linea: id, cantidad: cantidadPedida })),
  }));
}

const toSplitWire = ({ number, shipping }: OrderRow, parcel: SplitParcel, locale: Locale) => ({
  numero: `${number}-${parcel.position}`,
  transportista: parcel.dispatch?.carrier ?? shipping?.name[locale] ?? '',
  seguimiento: parcel.dispatch?.tracking ?? null,
  enlace: parcel.dispatch?.url ?? null,
  salida: parcel.dispatch?.leftOn ?? null,
  estado: splitStates[parcel.state],
  fecha: parcel.at.toISOString(),
  lineas: parcel.lines.map(({ line, quantity }) => ({ linea: String(line), cantidad: quantity })),
});
