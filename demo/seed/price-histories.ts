import { addDays, dayBegins } from './days.ts';
import type { Random } from './goods/random.ts';

export type SeedPrice = {
  kind: 'regular' | 'sale';
  cents: number;
  campaign_code: string | null;
  valid_from: Date;
  valid_to: Date | null;
};

type Step = { from: number; to: number | null; kind: SeedPrice['kind']; factor: number; campaign: boolean };
/** The price changes of a style, in days from today; scaled by each article's own price. */
export type PriceStory = readonly Step[];

const regular = (from: number, to: number | null, factor = 1): Step => ({
  from,
  to,
  kind: 'regular',
  factor,
  campaign: false,
});
const sale = (from: number, to: number, factor: number, campaign = true): Step => ({
  from,
  to,
  kind: 'sale',
  factor,
  campaign,
});

/** Rounds to prices as a shop asks them, which end in 95, 50 or 00. */
const toAsked = (cents: number) => {
  const euros = Math.floor(cents / 100);
  const rest = cents - euros * 100;
  return euros * 100 + (rest < 25 ? -5 : rest < 75 ? 50 : 95);
};

type CampaignDays = { runningDays: number; remainingDays: number };

export function makeStory(random: Random, age: number, { runningDays, remainingDays }: CampaignDays): PriceStory {
  const story: Step[] = [];
  const raisedAgo = age > 200 && random.chance(0.3) ? random.integer(90, 180) : null;
  if (raisedAgo === null) story.push(regular(-age, null));
  else story.push(regular(-age, -raisedAgo, 0.93), regular(-raisedAgo, null));
  if (age < 70 || !random.chance(0.24)) return story;

  const depth = random.pick([0.65, 0.7, 0.75, 0.8]);
  const kind = random.integer(1, 10);
  // An earlier short offer, at times inside the 30 days, so that the lowest price differs from the usual one.
  if (kind <= 2) story.push(sale(-runningDays - 25, -runningDays - 18, 0.9, false));
  else if (kind <= 4) story.push(sale(-runningDays - 55, -runningDays - 45, 0.8, false));
  // A second, deeper step of the same reduction.
  if (kind >= 9) story.push(sale(-runningDays, -4, depth + 0.1), sale(-4, 45, depth));
  // Half of the plain reductions end with the campaign, so that its countdown matters.
  else story.push(sale(-runningDays, kind % 2 === 0 ? remainingDays : 45, depth));
  return story;
}

export const toPriceHistory = (story: PriceStory, cents: number, today: Date, campaign: string): SeedPrice[] =>
  story.map(({ from, to, kind, factor, campaign: own }) => ({
    kind,
    cents: toAsked(Math.round(cents * factor)),
    campaign_code: own ? campaign : null,
    valid_from: dayBegins(addDays(today, from)),
    valid_to: to === null ? null : dayBegins(addDays(today, to)),
  }));
