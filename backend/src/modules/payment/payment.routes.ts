import {
  type OrderState,
  orderStates,
  type PaymentState,
  paymentOrigins,
  paymentStates,
  tenderCodes,
} from 'contract/codes.ts';
import type { PaymentMethodWire } from 'contract/schemas/payment.ts';
import type { Handlers, Identity } from '../../handlers.ts';
import type { Db } from '../../schema.ts';
import { type Buyer, executiveBuyer } from '../../shared/buyer.ts';
import { absent } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { readAccount } from '../../shared/ledger.ts';
import { toCents, toEuros } from '../../shared/money.ts';
import { listMethods, type Method, type ToPay } from './methods.ts';
import { findOrderPayment, listWaiting } from './payment.repository.ts';

/** What the order in hand would cost without a surcharge; null where there is none. */
export type ReadOrderInHand = (
  buyer: Buyer,
) => Promise<{ cents: number; place: ToPay['place']; paymentMode: 'CONTADO' | 'CREDITO' } | null>;

/** The least that is worth a payment on the account. */
const leastPaymentCents = 2_000;

export function paymentHandlers(db: Db, readOrderInHand: ReadOrderInHand, now: () => Date): Handlers {
  const buyerIn = (identity: Identity | null) => executiveBuyer(requireIdentity(identity).accountId);

  return {
    readPaymentTerms: async ({ identity }) => {
      const order = await readOrderInHand(buyerIn(identity));
      // Nothing is chosen before the button is pressed.
      return { datos: { modoPago: order?.paymentMode ?? 'CONTADO', metodo: null, usaSaldo: false } };
    },

    readAmountDue: async ({ identity }) => {
      const buyer = buyerIn(identity);
      const { balanceCents, overdueCents } = await readAccount(db, buyer.id, now());
      const waiting = await listWaiting(db, buyer);
      const last = waiting.at(-1);
      return {
        datos: {
          orden: last ? { numero: last.number, importe: toEuros(last.dueCents) } : null,
          saldo: toEuros(balanceCents),
          vencido: toEuros(overdueCents),
          minimo: toEuros(Math.min(leastPaymentCents, Math.max(0, balanceCents))),
          opciones: toOptions({ balanceCents, overdueCents, waiting }),
        },
      };
    },

    listPaymentMethods: async ({ identity, params: { x: origin }, query }) => {
      const buyer = buyerIn(identity);
      const order = origin === paymentOrigins.checkout ? await readOrderInHand(buyer) : null;
      const owed = async () => Math.max(0, (await readAccount(db, buyer.id, now())).balanceCents);
      const cents =
        query.importe !== undefined
          ? toCents(Number(query.importe))
          : (order?.cents ?? (origin === paymentOrigins.balance ? await owed() : 0));
      const methods = listMethods({ cents, origin, place: order?.place ?? null });
      return { datos: { importe: toEuros(cents), metodos: methods.map(toMethodWire) } };
    },

    readOrderPayment: async ({ identity, params }) => {
      const order = await findOrderPayment(db, buyerIn(identity), params.x);
      if (!order) throw absent();
      const estado = toPaymentState(order);
      const total = order.total_cents ?? 0;
      const paid = estado === paymentStates.paid ? total : 0;
      return {
        datos: {
          orden: order.number,
          origen: paymentOrigins.checkout,
          estado,
          metodo: order.tender,
          importe: toEuros(total),
          pagado: toEuros(paid),
          diferencia: toEuros(paid - total),
          fecha: estado === paymentStates.paid ? order.changed_at.toISOString() : null,
          motivo: null,
          reintentable: estado === paymentStates.none,
          pendiente: null,
        },
      };
    },
  };
}

type Due = { balanceCents: number; overdueCents: number; waiting: { number: string; dueCents: number }[] };

function toOptions({ balanceCents, overdueCents, waiting }: Due) {
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
function toPaymentState(order: { state: OrderState; tender: string | null; settled_at: Date | null }): PaymentState {
  const atTheDoor = order.tender === tenderCodes.cashOnDelivery && order.settled_at !== null;
  const onItsWay = order.state === orderStates.pending || order.state === orderStates.sent;
  return atTheDoor && onItsWay ? paymentStates.waiting : stateOf[order.state];
}

export const toMethodWire = ({ code, reason, surchargeCents, belowCents, remarks }: Method): PaymentMethodWire => ({
  codigo: code,
  disponible: reason === null,
  motivo: reason,
  recargo: toEuros(surchargeCents),
  desde: null,
  hasta: belowCents === null ? null : toEuros(belowCents),
  avisos: remarks,
});
