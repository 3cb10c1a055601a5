import type { AnswerOf } from 'contract/calls.ts';
import { orderKeys } from 'contract/order-keys.ts';
import type { Db } from '../../../schema.ts';
import { findInHand } from '../book/draft.repository.ts';
import { pointsOf } from '../book/totals.ts';
import type { Cards } from '../ports.ts';
import { standOrder } from '../standing/order.service.ts';
import { listSameLine, listStepsUp, type Suggested } from '../standing/suggestions.repository.ts';
import type { Viewer } from '../standing/viewer.ts';

/** What goes with the order in hand, and what would be a step up. Without an order there is nothing to go with. */
export async function readSuggestions(db: Db, cards: Cards, viewer: Viewer): Promise<AnswerOf<'readSuggestions'>> {
  const order = await findInHand(db, viewer.buyer);
  if (!order) return { complementarios: [], superiores: [] };
  const { bag } = await standOrder(db, order, viewer);
  const complements = await listSameLine(db, bag);
  const steps = await listStepsUp(db, bag);
  const shown = await cards.read(
    db,
    [...complements, ...steps].map(({ productId }) => productId),
    viewer.locale,
    viewer.now,
  );
  const toSuggestions = (suggested: Suggested[], motivo: string) =>
    suggested.flatMap(({ reference, code, cents }) => {
      const producto = shown.find(({ referencia }) => referencia === reference);
      return producto ? [{ producto, codigo: code, puntos: pointsOf(cents, bag.campaign.pointCents), motivo }] : [];
    });
  return {
    complementarios: toSuggestions(complements, orderKeys.sameLine),
    superiores: toSuggestions(steps, orderKeys.stepUp),
  };
}
