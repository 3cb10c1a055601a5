import type { AnswerOf } from 'contract/calls/table.ts';
import type { Kit } from '../../../kit/kit.ts';
import { type ViewerInput, viewerOf } from '../pricing/viewer.ts';
import { toActiveOrder } from './pad.mapper.ts';
import { readActiveOrder } from './pending-orders.service.ts';

/** The order in hand, for its own call and for the list of pending tasks. */
export const readActiveOrderWire =
  ({ db, now }: Kit) =>
  async (input: ViewerInput): Promise<AnswerOf<'readActiveOrder'>> => {
    const { priced, calendar } = await readActiveOrder(db, viewerOf(input, now()));
    return toActiveOrder(priced, calendar, input.locale);
  };
