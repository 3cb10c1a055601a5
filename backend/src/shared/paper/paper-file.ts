import type { PaperFile } from 'contract/common/schemas.ts';
import { failureKeys } from 'contract/envelope.ts';
import { createFairQueue, QueueFull } from '../../kit/fair-queue.ts';
import type { Buyer } from '../buyer.ts';
import { Refusal } from '../errors.ts';
import { drawPapers } from './draw-paper.ts';
import type { PaperContent } from './paper-content.ts';

const longestMs = 10_000;
// A long order takes a third of a second of this process and some thirty megabytes.
const takeTurn = createFairQueue({ atOnce: 1, mostOfOne: 3, mostOfAll: 40 });

/** A document as a file. One is drawn at a time, so that many requests cost no more than one. */
export const toPaperFile = (reader: Pick<Buyer, 'id'>, sheet: PaperContent): Promise<PaperFile> =>
  toCombinedPaperFile(reader, sheet.name, [sheet]);

/** Several sheets in one document, each on pages of its own. */
export async function toCombinedPaperFile(
  { id }: Pick<Buyer, 'id'>,
  name: string,
  sheets: readonly PaperContent[],
): Promise<PaperFile> {
  const visitor = { name: id, signal: AbortSignal.timeout(longestMs) };
  try {
    return { name: `${name}.pdf`, bytes: await takeTurn(visitor, () => drawPapers(sheets)) };
  } catch (error) {
    if (error instanceof QueueFull) throw new Refusal(503, failureKeys.busy, undefined, 5);
    throw error;
  }
}
