import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { orderStates } from '@/contract/codes';
import { toCents } from '@/contract/money';
import type { OpenOrders, OrderToResume } from './open-orders';

export const toOpenOrders = ({ elementos, campanas = [] }: AnswerOf<'listPendingOrders'>): OpenOrders => ({
  orders: elementos.map(({ id, campana, unidades, total, actualizada, enMano }) => ({
    id,
    campaign: campana,
    units: unidades,
    totalCents: toCents(total),
    changedAt: actualizada,
    inHand: enMano,
  })),
  campaigns: campanas.map(({ codigo, nombre, inicio, enCurso }) => ({
    code: codigo,
    name: nombre,
    start: inicio,
    inForce: enCurso,
  })),
});

export const draftsOnly = { estados: [orderStates.draft] } satisfies BodyOf<'listPendingOrders'>;

export const toResumeWire = (taken: OrderToResume): BodyOf<'listPendingOrders'> => ({
  ...draftsOnly,
  tomar: 'order' in taken ? { orden: taken.order } : { campana: taken.campaign },
});
