import type { AnswerOf } from '@/contract/calls/table';
import { toCentsOrNull } from '@/contract/money';
import { dateLocale } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { DeliveryPlace } from './delivery-costs';

type Wire = AnswerOf<'listDeliveryCosts'>;

/** In the backend's order; places with equal costs are merged. */
export function toDeliveryPlaces(wire: Wire, locale: Locale): DeliveryPlace[] {
  const byPlace = Map.groupBy(wire, ({ country, place }) => `${country} ${place[locale]}`);
  const places = [...byPlace.values()].flatMap((ways) => {
    const name = ways[0]?.place[locale] ?? '';
    const priced = ways.map((way) => toWay(way, locale)).filter(({ tiers }) => tiers.length > 0);
    return priced.length > 0 ? [{ name, ways: priced }] : [];
  });
  const alike = Map.groupBy(places, ({ ways }) => JSON.stringify(ways));
  const list = new Intl.ListFormat(dateLocale(locale), { type: 'conjunction' });
  return [...alike.values()].map((same) => ({
    name: list.format(same.map(({ name }) => name)),
    ways: same[0]?.ways ?? [],
  }));
}

/**
 * Tiers with an unreadable price are left out, and methods without any tier. A backend without weights has one price.
 */
const toWay = ({ code, name, price, tiers, freeFrom, daysFrom, daysTo }: Wire[number], locale: Locale) => ({
  ...{ code, name: name[locale], daysFrom, daysTo },
  tiers: (tiers ?? [{ upToGrams: null, price }]).flatMap((tier) => {
    const cents = toCentsOrNull(tier.price);
    return cents === null ? [] : [{ upToGrams: tier.upToGrams, cents }];
  }),
  freeFromCents: toCentsOrNull(freeFrom),
});
