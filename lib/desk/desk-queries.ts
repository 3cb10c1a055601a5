import 'server-only';
import { cache } from 'react';
import type { AnswerOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import type { ActiveOrder } from '@/lib/order/order';
import { toActiveOrder } from '@/lib/order/order-mappers';
import { mapResult, type Result } from '@/lib/result';
import { askOrderAtHand, askWaiting } from '@/lib/sign-in/session-queries';
import type { DeskTasks } from './waiting';

/** The numbers in the desk's layout: read once per page, in one call. */
export const getWaiting = async (token: string, locale: Locale): Promise<Result<DeskTasks>> =>
  mapResult(await askWaiting(token, locale), toWaiting);

/** The order in hand. */
export const getOrderAtHand = cache(
  async (token: string, locale: Locale): Promise<Result<ActiveOrder>> =>
    mapResult(await askOrderAtHand(token, locale), toActiveOrder),
);

type Wire = AnswerOf<'readWaiting'>;

const reasons = { PIDIO: 'asked', CUMPLE: 'birthday', AGOTA: 'runsOut' } as const;

const toWaiting = ({ solicitudes, responderAntesDe, porContactar, clientas }: Wire): DeskTasks => ({
  requests: solicitudes,
  answerBy: responderAntesDe,
  toContact: porContactar,
  contacts: clientas.map(({ id, nombre, motivo, fecha }) => ({
    id,
    name: nombre,
    reason: reasons[motivo],
    day: fecha,
  })),
});
