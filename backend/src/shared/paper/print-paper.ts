import { failureKeys } from 'contract/envelope.ts';
import type { PaperFile } from 'contract/schemas/common.ts';
import { createTurns, NoTurn } from '../../kit/turns.ts';
import type { Buyer } from '../buyer.ts';
import { Refusal } from '../errors.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Sheet } from './sheet.ts';

const longestMs = 10_000;
// A long order takes a third of a second of this process and some thirty megabytes.
const takeTurn = createTurns({ atOnce: 1, mostOfOne: 3, mostOfAll: 40 });

/** A paper as it is saved on a device. One is drawn at a time, so that many who ask cost no more than one. */
export async function printPaper(buyer: Buyer, sheet: Sheet): Promise<PaperFile> {
  const visitor = { name: buyer.id, signal: AbortSignal.timeout(longestMs) };
  try {
    return { name: `${sheet.name}.pdf`, bytes: await takeTurn(visitor, () => drawSheet(sheet)) };
  } catch (error) {
    if (error instanceof NoTurn) throw new Refusal(503, failureKeys.busy, undefined, 5);
    throw error;
  }
}
