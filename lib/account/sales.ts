type Figures = { salesCents: number; units: number; points: number };

export type CampaignSales = Figures & { code: string; name: string; orders: number; gainedCents: number };
export type CategorySales = Figures & { code: string; name: string };
/** Null: ordered for the executive's own use. */
export type ClientSales = Figures & { client: { id: string; name: string } | null };

export type Sales = {
  /** Oldest first, the current one last. */
  campaigns: CampaignSales[];
  categories: CategorySales[];
  clients: ClientSales[];
};
