import type { AnswerOf } from '@/contract/calls/table';
import type { DeskTasks } from './waiting';

type Wire = AnswerOf<'readWaiting'>;

const reasons = { PIDIO: 'asked', CUMPLE: 'birthday', AGOTA: 'runsOut' } as const;

export const toWaiting = ({ solicitudes, responderAntesDe, porContactar, clientas }: Wire): DeskTasks => ({
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
