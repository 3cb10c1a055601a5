import type { Envelope } from 'contract/envelope.ts';
import { answerCodes } from 'contract/public-codes.ts';
import type { Answer } from '../kit/handlers.ts';
import type { Refusal } from './errors.ts';

export function toEnvelope<T>(answer: Answer<T>, requestId: string): Envelope<T> {
  return {
    codigo: answer.codigo ?? answerCodes.success,
    mensaje: answer.mensaje ?? 'ok',
    datos: answer.datos,
    idPeticion: requestId,
  };
}

export function toFailure(refusal: Pick<Refusal, 'key' | 'fields'>, requestId: string): Envelope<null> {
  return {
    codigo: answerCodes.error,
    mensaje: refusal.key,
    datos: null,
    ...(refusal.fields && { campos: refusal.fields }),
    idPeticion: requestId,
  };
}
