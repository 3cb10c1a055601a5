import { formatPrice } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatWeight } from '@/lib/i18n/weight';
import type { ShippingMethod } from '@/lib/order/delivery';
import { formatDays } from './delivery-days';

type ShippingWords = Words<'checkout.shipping'>;

/** When a delivery method arrives, its remarks, and what its price depends on. */
export function formatShippingMethod(
  method: ShippingMethod,
  locale: Locale,
  words: ShippingWords,
  more: readonly string[] = [],
): string {
  const { deliveryFrom, deliveryTo, freeFromCents, costCents, overGrams } = method;
  return [
    formatDays(deliveryFrom, deliveryTo, locale, words),
    ...more,
    ...(overGrams === null ? [] : [fill(words.over, { weight: formatWeight(overGrams, locale) })]),
    ...(freeFromCents !== null && costCents > 0 ? [fill(words.freeFrom, { amount: formatPrice(freeFromCents) })] : []),
  ].join(' · ');
}

/** The weight limit of a method. */
export const formatWeightLimit = (grams: number, locale: Locale, words: ShippingWords): string =>
  fill(words.onlyUpTo, { weight: formatWeight(grams, locale) });
