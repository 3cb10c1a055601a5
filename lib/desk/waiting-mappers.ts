import type { AnswerOf } from '@/contract/calls/table';
import type { Waiting } from './waiting';

type Wire = AnswerOf<'readWaiting'>;

const reasons = { PIDIO: 'asked', CUMPLE: 'birthday', AGOTA: 'runsOut' } as const;

export const toWaiting = ({ solicitudes, responderAntesDe, porContactar, clientas }: Wire): Waiting => ({
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
