import { giftType, lineKinds, type offerType } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { lineCents, linePoints, type PricedLine } from '../core/totals.ts';

/** A gift or reduced offer of a campaign from a threshold on, and how much of it was chosen. */
export type CampaignOfferRule = {
  id: string;
  kind: typeof giftType | typeof offerType;
  name: Localized;
  fromCents: number;
  fromPoints: number;
  choose: number;
  chosen: number;
};

export type GiftBasis = { salesCents: number; points: number };

/** Gifts are earned by sales lines, not by other gifts. */
export function giftBasisOf(lines: readonly PricedLine[]): GiftBasis {
  const sales = lines.filter(({ type, omitted }) => type === lineKinds.sale && !omitted);
  return {
    salesCents: sales.reduce((sum, line) => sum + lineCents(line), 0),
    points: sales.reduce((sum, line) => sum + linePoints(line), 0),
  };
}

/** What is missing to earn it; both zero means earned. */
export const missingFor = ({ fromCents, fromPoints }: CampaignOfferRule, { salesCents, points }: GiftBasis) => ({
  cents: Math.max(0, fromCents - salesCents),
  points: Math.max(0, fromPoints - points),
});

export function isEarned(rule: CampaignOfferRule, earning: GiftBasis): boolean {
  const { cents, points } = missingFor(rule, earning);
  return cents === 0 && points === 0;
}

/** Gifts that may still be chosen; offers are not counted. */
export const countPendingGifts = (rules: readonly CampaignOfferRule[], earning: GiftBasis): number =>
  rules
    .filter((rule) => rule.kind === giftType && isEarned(rule, earning))
    .reduce((sum, { choose, chosen }) => sum + Math.max(0, choose - chosen), 0);
