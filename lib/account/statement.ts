import type { OrderHead } from '@/lib/order/order';

export const movementsOnAPage = 50;

export type MovementKind = 'order' | 'payment' | 'credit' | 'charge' | 'returned' | 'commission' | 'prize';

/** A movement on the account: above zero, the executive owes that much more. */
export type Movement = {
  id: string;
  at: string;
  kind: MovementKind;
  order: string | null;
  /** The campaign in which that order was placed. */
  campaign: string | null;
  amountCents: number;
  /** The balance after it. */
  balanceCents: number;
  /** A day (YYYY-MM-DD). */
  dueOn: string | null;
};

export type CampaignName = { code: string; name: string };

/** Two campaigns of a year may have the same name. */
export const formatCampaignName = ({ code, name }: CampaignName): string =>
  name === code ? code : `${name} (${code})`;

export type Statement = {
  balanceCents: number;
  /** Before the first movement of the selected period. */
  beforeCents: number;
  /** The latest first. */
  movements: Movement[];
  page: number;
  pages: number;
  campaigns: CampaignName[];
};

export type HeldReason = 'payment' | 'transfer' | 'agreement';

/** An order that waits, the reason, and the amount that releases it. */
export type HeldOrder = {
  order: OrderHead;
  reason: HeldReason;
  amountCents: number;
  /** Until when its items are kept; null when the backend does not say. */
  reservedUntil: string | null;
};

export type AgingBucket = { fromDays: number; toDays: number | null; amountCents: number };

export type AccountSummary = {
  /** Above zero is owed. */
  balanceCents: number;
  overdueCents: number;
  next: { day: string; amountCents: number } | null;
  limit: { totalCents: number; leftCents: number };
  held: HeldOrder[];
  ageing: AgingBucket[];
  lastPayment: { at: string; amountCents: number } | null;
};
