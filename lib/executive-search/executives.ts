/** An executive as she lets strangers see her. */
export type PublicExecutive = {
  code: string;
  name: string;
  alias: string | null;
  town: string;
  country: string;
  presentation: string | null;
  whatsApp: string | null;
};

export type ExecutiveSearch = { country?: string; town?: string; name?: string; page?: number };
export type FoundExecutives = { executives: PublicExecutive[]; page: number; pages: number; total: number };
