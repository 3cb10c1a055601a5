type Figures = { salesCents: number; units: number; points: number };

export type CampaignSales = Figures & { code: string; name: string; orders: number; gainedCents: number };
export type CategorySales = Figures & { code: string; name: string };
/** Null is what she ordered for herself. */
export type ClientSales = Figures & { client: { id: string; name: string } | null };

export type Sales = {
  /** Oldest first, with the one in force at the end. */
  campaigns: CampaignSales[];
  categories: CategorySales[];
  clients: ClientSales[];
};
