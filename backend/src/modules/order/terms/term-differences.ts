import { differenceTypes, lineKinds } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Bag, OrderTerms } from '../core/bag.ts';
import type { ComputedTerms } from './compute-terms.ts';
import { type Difference, orderDifference } from './difference.ts';
import { readGiftLines } from './gifts.repository.ts';
import { type CampaignOfferRule, giftBasisOf, isEarned } from './gifts.ts';

type Now = { agreed: ComputedTerms; rules: readonly CampaignOfferRule[]; locale: Locale };

/** How shipping, coupon and gifts differ from what was chosen. */
export async function listTermDifferences(db: Db, bag: Bag, { agreed, rules, locale }: Now): Promise<Difference[]> {
  const { order } = bag;
  return [
    ...shippingDifferences(order, agreed, locale),
    ...couponDifferences(order, agreed),
    ...(await giftDifferences(db, bag, rules, locale)),
  ];
}

function shippingDifferences(order: OrderTerms, { shipping, tooHeavy }: ComputedTerms, locale: Locale): Difference[] {
  const { shipping_code: chosen, shipping_seen_cents: seen } = order;
  if (chosen === null || seen === null || shipping?.cents === seen) return [];
  const way = shipping ?? tooHeavy.find(({ code }) => code === chosen);
  return [
    orderDifference(differenceTypes.shipping, {
      name: way?.name[locale] ?? chosen,
      beforeCents: seen,
      nowCents: shipping?.cents ?? null,
      // An unavailable method saves no money, because another has to be chosen.
      changeCents: shipping ? shipping.cents - seen : 0,
      overGrams: way?.overGrams ?? null,
    }),
  ];
}

/** The discount changes as the bag grows; only a coupon that no longer counts is reported. */
function couponDifferences(order: OrderTerms, { couponReason }: ComputedTerms): Difference[] {
  if (order.coupon_code === null || couponReason === null) return [];
  const seen = order.coupon_seen_cents ?? 0;
  return [
    orderDifference(differenceTypes.coupon, {
      name: order.coupon_code,
      beforeCents: seen,
      nowCents: 0,
      changeCents: seen,
    }),
  ];
}

/** Chosen gifts and offers that are no longer earned. */
async function giftDifferences(
  db: Db,
  { order, lines }: Bag,
  rules: readonly CampaignOfferRule[],
  locale: Locale,
): Promise<Difference[]> {
  if (lines.every(({ row }) => row.type === lineKinds.sale)) return [];
  const earning = giftBasisOf(lines.map(({ priced }) => priced));
  const ruleOf = await readGiftLines(db, order.id);
  return lines.flatMap(({ row, article, priced }): Difference[] => {
    const rule = rules.find(({ id }) => id === ruleOf.get(row.id));
    if (row.type === lineKinds.sale || row.omitted || (rule && isEarned(rule, earning))) return [];
    const cents = priced.unitCents * row.quantity;
    return [
      orderDifference(differenceTypes.gift, {
        lineId: row.id,
        code: article.code,
        name: article.name[locale],
        beforeCents: cents,
        nowCents: null,
        changeCents: -cents,
        quantityBefore: row.quantity,
        quantityNow: 0,
      }),
    ];
  });
}
