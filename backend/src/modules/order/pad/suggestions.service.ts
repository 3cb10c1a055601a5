import type { ProductCardWire } from 'contract/catalogue/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import type { CardsPort } from '../../catalogue/cards/cards.mapper.ts';
import { pointsOf } from '../core/totals.ts';
import { priceOpenOrder } from '../pricing/price-order.service.ts';
import { listSameCollection, listUpgrades, type SuggestedProduct } from '../pricing/suggestions.repository.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { referenceOf } from './card-reference.mapper.ts';

/** An article with its product's card and what it earns. */
export type Suggestion = { code: string; points: number; card: ProductCardWire };
export type Suggestions = { complements: Suggestion[]; stepsUp: Suggestion[] };

/** Articles that go with the order in hand, and upgrades. Empty without an order. */
export async function readSuggestions(db: Db, cards: CardsPort, viewer: Viewer): Promise<Suggestions> {
  const priced = await priceOpenOrder(db, viewer);
  if (!priced) return { complements: [], stepsUp: [] };
  const { bag } = priced;
  const complements = await listSameCollection(db, bag);
  const steps = await listUpgrades(db, bag);
  const shown = await cards.read(
    db,
    [...complements, ...steps].map(({ productId }) => productId),
    viewer.locale,
    viewer.now,
  );
  const byReference = new Map(shown.map((card) => [referenceOf(card), card]));
  const withCards = (suggested: SuggestedProduct[]) =>
    suggested.flatMap(({ reference, code, cents }) => {
      const card = byReference.get(reference);
      return card ? [{ code, points: pointsOf(cents, bag.campaign.pointCents), card }] : [];
    });
  return { complements: withCards(complements), stepsUp: withCards(steps) };
}
