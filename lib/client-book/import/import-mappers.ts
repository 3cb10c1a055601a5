import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toEditWire } from '../client-book-mappers';
import type { ClientDraft } from '../client-form';
import type { RowOutcome } from './rows';

/** An imported client has not consented to anything, so no consents or sizes are sent. */
export function toImportedWire(key: string, draft: ClientDraft): BodyOf<'editClients'>['clientes'][number] {
  const { consentimientos: _, tallas: __, ...entry } = toEditWire(draft, null);
  return { ...entry, clave: key };
}

export const toRowOutcomes = ({ resultados }: AnswerOf<'editClients'>): Map<string, RowOutcome> =>
  new Map(resultados.map((result) => [result.clave, toRowOutcome(result)]));

function toRowOutcome({ resultado, id, motivo }: AnswerOf<'editClients'>['resultados'][number]): RowOutcome {
  if (resultado === 'REPETIDA' && id !== null) return { kind: 'known', id };
  if (resultado === 'REPETIDA' || resultado === 'RECHAZADA') return { kind: 'refused', reason: motivo ?? '' };
  return { kind: 'added', id };
}
