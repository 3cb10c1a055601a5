export type PeopleTables = {
  executives: {
    account_id: string;
    code: string;
    alias: string;
    country_code: string;
    state_code: string;
    town: string;
    postal_code: string;
    phone: string;
  };
  clients: { account_id: string; executive_id: string; phone: string | null };
};
