import type { Envelope } from '@/contract/envelope';
import { answerCodes } from '@/contract/public-codes';
import { type FailureKind, failure, type Result } from '@/lib/result';

const remarks = {
  [answerCodes.success]: 'none',
  [answerCodes.inventoryRemark]: 'inventory',
  [answerCodes.otherRemark]: 'other',
} as const;

/** X01. The only place that interprets response codes and statuses. */
export function toResult<T>(status: number, body: unknown, retryAfter: string | null = null): Result<T> {
  if (!isEnvelope(body)) {
    // Not from the backend but from a server in front of it: in particular such a 404 does not mean "no data".
    const kind = status === 429 || status === 503 ? 'busy' : 'broken';
    return failure(kind, 'error.broken', { retryAfter: seconds(retryAfter) });
  }
  if (status >= 400 || body.codigo === answerCodes.error) {
    return failure(kindOf(status), body.mensaje, {
      fields: body.campos ?? {},
      requestId: body.idPeticion,
      retryAfter: seconds(retryAfter),
    });
  }
  return { ok: true, data: body.datos as T, remark: remarks[body.codigo], messageKey: body.mensaje };
}

export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { codigo, mensaje, idPeticion } = value as Partial<Envelope>;
  const known = typeof codigo === 'number' && codigo >= 0 && codigo <= 3 && Number.isInteger(codigo);
  return known && typeof mensaje === 'string' && typeof idPeticion === 'string';
}

function kindOf(status: number): FailureKind {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'refused';
  if (status === 404 || status === 410) return 'absent';
  if (status === 409) return 'conflict';
  if (status === 429 || status === 503) return 'busy';
  if (status >= 500) return 'broken';
  return 'invalid';
}

function seconds(header: string | null): number | null {
  const value = Number(header);
  return header !== null && Number.isFinite(value) ? value : null;
}
