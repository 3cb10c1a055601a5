import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { mapResult, type Result } from '@/lib/result';
import { toEditWire } from '../client-book-mappers';
import { sendEdits } from '../client-book-mutations';
import type { ClientDraft } from '../client-form';
import type { RowOutcome } from './import-rows';

/** The outcome of each row, by its key. */
export const addClients = async (
  rows: { key: string; draft: ClientDraft }[],
): Promise<Result<Map<string, RowOutcome>>> =>
  mapResult(await sendEdits(rows.map(({ key, draft }) => toImportedWire(key, draft))), toRowOutcomes);

/** An imported client has not consented to anything, so no consents or sizes are sent. */
export function toImportedWire(key: string, draft: ClientDraft): BodyOf<'editClients'>['clientes'][number] {
  const { consentimientos: _, tallas: __, ...entry } = toEditWire(draft, null);
  return { ...entry, clave: key };
}

const toRowOutcomes = ({ resultados }: AnswerOf<'editClients'>): Map<string, RowOutcome> =>
  new Map(resultados.map((result) => [result.clave, toRowOutcome(result)]));

function toRowOutcome({ resultado, id, motivo }: AnswerOf<'editClients'>['resultados'][number]): RowOutcome {
  if (resultado === 'REPETIDA' && id !== null) return { kind: 'known', id };
  if (resultado === 'REPETIDA' || resultado === 'RECHAZADA') return { kind: 'refused', reason: motivo ?? '' };
  return { kind: 'added', id };
}
