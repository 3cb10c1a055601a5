import type { Generated } from 'kysely';

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
    credit_limit_cents: Generated<number>;
  };
  clients: { account_id: string; executive_id: string; phone: string | null };
};
