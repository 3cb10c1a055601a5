import type { Generated } from 'kysely';

export type OfficeTables = {
  operators: {
    id: Generated<string>;
    name: string;
    password_hash: string;
    created_at: Generated<Date>;
    /** The operator cannot sign in after this time; the journal keeps the name. */
    ended_at: Date | null;
  };
  operator_sessions: {
    token_hash: string;
    operator_id: string;
    /** Keyed hash of the network address at sign-in. */
    address_hash: string;
    created_at: Date;
    seen_at: Date;
    expires_at: Date;
  };
};
