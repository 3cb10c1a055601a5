import { differenceTypes, lineKinds } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { orderLinesMax } from 'contract/rules.ts';
import type { Alternative } from '../core/alternatives.ts';
import type { Article } from '../core/articles.repository.ts';
import { type Bag, type BagLine, toOrderPrice } from '../core/bag.ts';
import { type Difference, orderDifference } from '../terms/difference.ts';

type DifferenceContext = {
  locale: Locale;
  /** Substitutes for an article that is not available. */
  instead: (article: Article) => Alternative[];
};

/** Lines of which not every piece is available. */
export const hasMissingPieces = ({ there, row }: BagLine): boolean => there < row.quantity;

/** N21: how a draft differs from what the buyer saw, by line and amount; omitted lines are reported once placed. */
export function listDifferences({ lines, tax }: Bag, { locale, instead }: DifferenceContext): Difference[] {
  const differences = lines.flatMap((line): Difference[] => {
    if (line.row.unit_cents !== null || line.row.omitted) return [];
    const { row, article, askedCents, there } = line;
    const cents = (quantity: number, unit: number) => quantity * toOrderPrice(unit, tax);
    const common = {
      lineId: row.id,
      code: article.code,
      name: article.name[locale],
      size: article.size,
      client: row.client_id === null ? null : { id: row.client_id, name: row.client_name ?? '' },
    };
    const found: Difference[] = [];
    if (row.type === lineKinds.sale && askedCents !== null && askedCents !== row.seen_cents) {
      const beforeCents = cents(row.quantity, row.seen_cents);
      const nowCents = cents(row.quantity, askedCents);
      const type = askedCents > row.seen_cents ? differenceTypes.priceUp : differenceTypes.priceDown;
      found.push(orderDifference(type, { ...common, beforeCents, nowCents, changeCents: nowCents - beforeCents }));
    }
    if (hasMissingPieces(line)) {
      const unit = askedCents ?? row.seen_cents;
      found.push(
        orderDifference(typeOfMissing(line), {
          ...common,
          beforeCents: cents(row.quantity, unit),
          nowCents: cents(there, unit),
          changeCents: -cents(row.quantity - there, unit),
          quantityBefore: row.quantity,
          quantityNow: there,
          alternatives: instead(article),
        }),
      );
    }
    return found;
  });
  return differences.slice(0, orderLinesMax);
}

function typeOfMissing({ askedCents, there }: BagLine): Difference['type'] {
  if (askedCents === null) return differenceTypes.notInCampaign;
  return there === 0 ? differenceTypes.outOfStock : differenceTypes.fewer;
}
