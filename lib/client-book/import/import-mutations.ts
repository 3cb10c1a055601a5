import { mapResult, type Result } from '@/lib/result';
import { sendEdits } from '../client-book-mutations';
import type { ClientDraft } from '../client-form';
import { toImportedWire, toRowOutcomes } from './import-mappers';
import type { RowOutcome } from './rows';

/** The outcome of each row, by its key. */
export const addClients = async (
  rows: { key: string; draft: ClientDraft }[],
): Promise<Result<Map<string, RowOutcome>>> =>
  mapResult(await sendEdits(rows.map(({ key, draft }) => toImportedWire(key, draft))), toRowOutcomes);
