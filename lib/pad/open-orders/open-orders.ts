/** One of the executive's drafts, for a campaign by its code. */
export type OpenOrder = {
  id: string;
  campaign: string;
  units: number;
  totalCents: number;
  changedAt: string;
  inHand: boolean;
};

/** A campaign that can be ordered for. */
export type OpenCampaign = { code: string; name: string; start: string; inForce: boolean };

export type OpenOrders = { orders: OpenOrder[]; campaigns: OpenCampaign[] };

/** What to take in hand: a draft, or a new order for a campaign. */
export type OrderToResume = { order: string } | { campaign: string };

/**
 * Other drafts, and campaigns without one. The current campaign is left out when no order is in hand: its order
 * starts by itself.
 */
export function listOtherOrders({ orders, campaigns }: OpenOrders): OpenOrders {
  const isFree = orders.every(({ inHand }) => !inHand);
  // An order without a piece does not count.
  const begun = new Set(orders.filter(({ inHand, units }) => inHand || units > 0).map(({ campaign }) => campaign));
  return {
    orders: orders.filter(({ inHand, units }) => !inHand && units > 0),
    campaigns: campaigns.filter(({ code, inForce }) => !begun.has(code) && !(inForce && isFree)),
  };
}
