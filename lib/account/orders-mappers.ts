import type { AnswerOf, QueryOf } from '@/contract/calls/table';
import { orderStates } from '@/contract/codes';
import { toClientList } from '@/lib/checkout/placed/placed-mappers';
import { orderStateNames } from '@/lib/order/order-codes';
import { toOrder, toOrderHead } from '@/lib/order/order-mappers';
import { toPaymentResult } from '@/lib/payment/payment-mappers';
import type { ChangedBy, OrderList, ParcelState, PlacedOrder } from './orders';
import type { OrdersFilter } from './orders-filter';

export const toOrderList = (wire: AnswerOf<'listOrders'>): OrderList => ({
  orders: wire.elementos.map((head) => ({
    ...toOrderHead(head),
    clients: head.clientes,
    held: head.retenida,
    reservedUntil: head.reservadaHasta ?? null,
  })),
  page: wire.pagina,
  pages: wire.totalPaginas,
  campaigns: (wire.campanas ?? []).map(({ codigo, nombre }) => ({ code: codigo, name: nombre })),
});

export const toOrdersInput = (
  { campaign, state, text }: OrdersFilter,
  page: number,
): { params: { x: string }; query: QueryOf<'listOrders'> } => ({
  params: { x: campaign || 'todas' },
  query: {
    pagina: String(page),
    tamano: '20',
    ...(state && { estado: orderStates[state] }),
    ...(text && { texto: text }),
  },
});

const parcelStates = {
  PREPARANDO: 'preparing',
  EN_CAMINO: 'onItsWay',
  ENTREGADO: 'delivered',
  DEVUELTO: 'returned',
  NO_ENVIADO: 'dropped',
} as const satisfies Record<AnswerOf<'readOrder'>['envios'][number]['estado'], ParcelState>;

function toDoer({ quien, por }: AnswerOf<'readOrder'>['historia'][number]): ChangedBy {
  if (quien === 'shop') return { kind: 'shop' };
  return quien === 'payment.provider' ? { kind: 'payment' } : { kind: 'person', name: quien, actor: por };
}

export const toPlacedOrder = (wire: AnswerOf<'readOrder'>): PlacedOrder => ({
  order: toOrder(wire.orden),
  lists: wire.listas.map(toClientList),
  parcels: wire.envios.map(({ numero, transportista, seguimiento, enlace, salida, estado, fecha, lineas }) => ({
    number: numero,
    carrier: transportista,
    tracking: seguimiento,
    url: enlace ?? null,
    leftOn: salida ?? null,
    state: parcelStates[estado],
    at: fecha,
    units: lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
  })),
  payments: wire.pagos.map(toPaymentResult),
  history: wire.historia.map((entry) => ({
    state: orderStateNames[entry.estado],
    at: entry.fecha,
    doer: toDoer(entry),
  })),
  invoices: wire.documentos.flatMap(({ tipo, numero }) =>
    numero === undefined ? [] : [{ number: numero, corrects: tipo === 'creditNote' }],
  ),
  cancellable: wire.cancelable,
});
