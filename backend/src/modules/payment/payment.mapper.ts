import type { AnswerOf } from 'contract/calls/table.ts';
import {
  type OrderState,
  orderStates,
  type PaymentState,
  paymentOrigins,
  paymentStates,
  type TenderCode,
} from 'contract/codes.ts';
import type { HandoverWire, PaymentMethodWire } from 'contract/schemas/payment.ts';
import type { Account } from '../../shared/ledger.ts';
import { toEuros } from '../../shared/money.ts';
import type { Sale } from '../../shared/sale.ts';
import type { PlacedOrder, WaitingOrder } from './ports.ts';
import type { Handover, Remark, Tender } from './tenders/tender.ts';
import { findTender } from './tenders/tenders.ts';

/** Under which a tender is refused. */
export const methodField = 'metodo';

export function toMethodWire(tender: Tender, sale: Sale): PaymentMethodWire {
  const reason = tender.refuse(sale);
  return {
    codigo: tender.code,
    disponible: reason === null,
    motivo: reason,
    recargo: toEuros(tender.surchargeCents),
    desde: null,
    hasta: tender.belowCents === null ? null : toEuros(tender.belowCents),
    avisos: tender.remarksOn(sale).map(toRemarkWire),
  };
}

export const toHandoverWire = (tender: TenderCode | null, dueCents: number, { action }: Handover): HandoverWire => ({
  intento: null,
  metodo: tender,
  importe: toEuros(dueCents),
  accion: action,
  url: null,
  campos: null,
  transferencia: null,
  vence: null,
});

const toRemarkWire = ({ key, cents }: Remark) => ({ clave: key, valores: { importe: toEuros(cents).toFixed(2) } });

/** The least that is worth a payment on the account. */
const leastPaymentCents = 2_000;

export function toAmountDueWire(
  { balanceCents, overdueCents }: Account,
  waiting: readonly WaitingOrder[],
): AnswerOf<'readAmountDue'> {
  const last = waiting.at(-1);
  return {
    orden: last ? { numero: last.number, importe: toEuros(last.dueCents) } : null,
    saldo: toEuros(balanceCents),
    vencido: toEuros(overdueCents),
    minimo: toEuros(Math.min(leastPaymentCents, Math.max(0, balanceCents))),
    opciones: toOptions({ balanceCents, overdueCents }, waiting),
  };
}

function toOptions(
  { balanceCents, overdueCents }: Pick<Account, 'balanceCents' | 'overdueCents'>,
  waiting: readonly WaitingOrder[],
): AnswerOf<'readAmountDue'>['opciones'] {
  const numbers = waiting.map(({ number }) => number);
  const waitingCents = waiting.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const all = Math.max(0, balanceCents) + waitingCents;
  return [
    ...(all > 0 ? [{ importe: toEuros(all), clave: 'TODO' as const, libera: numbers }] : []),
    ...(overdueCents > 0 ? [{ importe: toEuros(overdueCents), clave: 'VENCIDO' as const, libera: [] }] : []),
    ...waiting
      .slice(0, 8)
      .map(({ number, dueCents }) => ({ importe: toEuros(dueCents), clave: 'ORDEN' as const, libera: [number] })),
  ];
}

export function toOrderPaymentWire(order: PlacedOrder): AnswerOf<'readOrderPayment'> {
  const state = paymentStateOf(order);
  const paidCents = state === paymentStates.paid ? order.totalCents : 0;
  return {
    intento: null,
    orden: order.number,
    origen: paymentOrigins.checkout,
    estado: state,
    metodo: order.tender,
    importe: toEuros(order.totalCents),
    pagado: toEuros(paidCents),
    diferencia: toEuros(paidCents - order.totalCents),
    fecha: state === paymentStates.paid ? order.changedAt.toISOString() : null,
    motivo: null,
    reintentable: state === paymentStates.none,
    pendiente: null,
  };
}

const stateOf: Record<OrderState, PaymentState> = {
  [orderStates.draft]: paymentStates.none,
  [orderStates.pending]: paymentStates.none,
  [orderStates.paid]: paymentStates.paid,
  [orderStates.sent]: paymentStates.paid,
  [orderStates.delivered]: paymentStates.paid,
  [orderStates.cancelled]: paymentStates.cancelled,
  [orderStates.expired]: paymentStates.expired,
  [orderStates.refused]: paymentStates.denied,
  [orderStates.returning]: paymentStates.paid,
  [orderStates.refunded]: paymentStates.refunded,
  [orderStates.paidLate]: paymentStates.paidLate,
};

/** Cash is awaited from the moment that it was agreed until the parcel has arrived. */
function paymentStateOf({ state, tender, settledAt }: PlacedOrder): PaymentState {
  const atTheDoor = tender !== null && findTender(tender).paidAtTheDoor && settledAt !== null;
  const onItsWay = state === orderStates.pending || state === orderStates.sent;
  return atTheDoor && onItsWay ? paymentStates.waiting : stateOf[state];
}
