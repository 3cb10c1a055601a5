/** A draft of hers, for a campaign by its code. */
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

/** What is put in hand: a draft, or the order of a campaign, which then begins. */
export type OrderToResume = { order: string } | { campaign: string };

/** Drafts that lie aside, and campaigns for which there is none. The one in force begins by itself where nothing lies in hand. */
export function whatElse({ orders, campaigns }: OpenOrders): OpenOrders {
  const isFree = orders.every(({ inHand }) => !inHand);
  // One without a piece is none yet.
  const begun = new Set(orders.filter(({ inHand, units }) => inHand || units > 0).map(({ campaign }) => campaign));
  return {
    orders: orders.filter(({ inHand, units }) => !inHand && units > 0),
    campaigns: campaigns.filter(({ code, inForce }) => !begun.has(code) && !(inForce && isFree)),
  };
}
