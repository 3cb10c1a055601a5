import { type OrderState, orderStates, type PaymentMode, paymentModes } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { orderKeys } from 'contract/order/message-keys.ts';
import type { Db } from '../../../database/schema.ts';
import { conflict } from '../../../shared/errors.ts';

export type Campaign = {
  code: string;
  name: Localized;
  startsAt: Date;
  endsAt: Date;
  paymentMode: PaymentMode;
  minimumCents: number;
  pointCents: number;
};

export type Calendar = {
  /** The campaigns that are not over, and the requested ones. */
  byCode: ReadonlyMap<string, Campaign>;
  /** The default campaign of an order. Throws if there is none: then no orders are accepted. */
  readonly inForce: Campaign;
  /** The nearest one that has not begun. */
  next: Campaign | null;
  now: Date;
};

/** One query: the campaigns of a year and the order's own, however old. */
export async function readCalendar(db: Db, now: Date, ...asked: string[]): Promise<Calendar> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['code', 'name', 'starts_at', 'ends_at', 'payment_mode', 'minimum_cents', 'point_cents'])
    .where((row) => row.or([row('ends_at', '>', now), ...(asked.length > 0 ? [row('code', 'in', asked)] : [])]))
    .orderBy('priority', 'desc')
    .orderBy('starts_at', 'desc')
    .execute();
  const all = rows.map(
    (row): Campaign => ({
      code: row.code,
      name: row.name as Localized,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      paymentMode: row.payment_mode,
      minimumCents: row.minimum_cents,
      pointCents: row.point_cents,
    }),
  );
  const inForce = all.find((campaign) => isInForce(campaign, now));
  const toCome = all.filter(({ startsAt }) => startsAt > now);
  return {
    byCode: new Map(all.map((campaign) => [campaign.code, campaign])),
    // A getter, because placed orders are read and settled between two campaigns as well.
    get inForce() {
      if (!inForce) throw conflict(orderKeys.noCampaign);
      return inForce;
    },
    next: toCome.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null,
    now,
  };
}

export const isInForce = ({ startsAt, endsAt }: Campaign, now: Date) => startsAt <= now && now < endsAt;
export const isOver = ({ endsAt }: Campaign, now: Date) => endsAt <= now;

/** A draft whose campaign is over moves to the current one: each change is reported by line. */
export function campaignOfDraft(calendar: Calendar, code: string): Campaign {
  const campaign = calendar.byCode.get(code);
  return campaign && !isOver(campaign, calendar.now) ? campaign : calendar.inForce;
}

/** A placed order stays in its campaign. */
export function campaignOfOrder(calendar: Calendar, order: { state: OrderState; campaign_code: string }): Campaign {
  const placedIn = order.state === orderStates.draft ? undefined : calendar.byCode.get(order.campaign_code);
  return placedIn ?? campaignOfDraft(calendar, order.campaign_code);
}

/** The campaign of a draft that can be opened: a current one, or the next. */
export function findOpenCampaign({ byCode, next, now }: Calendar, code: string): Campaign | null {
  const campaign = byCode.get(code);
  return campaign && (isInForce(campaign, now) || campaign.code === next?.code) ? campaign : null;
}

/** The campaigns offered to the executive: the default and the next. Between campaigns there may be no default. */
export const listOfferedCampaigns = ({ byCode, next, now }: Calendar): Campaign[] =>
  [[...byCode.values()].find((campaign) => isInForce(campaign, now)), next].filter((campaign) => campaign != null);

/** A charge is due this many days after its campaign ends. */
const dueDays = 13;

export const dueDateOf = ({ endsAt }: Pick<Campaign, 'endsAt'>): string =>
  new Date(endsAt.getTime() + dueDays * 86_400_000).toISOString().slice(0, 10);

/** Null if a campaign gives no credit. */
export const creditDueDate = (campaign: Pick<Campaign, 'endsAt' | 'paymentMode'>): string | null =>
  campaign.paymentMode === paymentModes.credit ? dueDateOf(campaign) : null;
