import type { executiveStates } from 'contract/codes.ts';
import type { IdentityType } from 'contract/identity-documents.ts';
import type { accountConsentNames, consentNames } from 'contract/people/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { ColumnType, Generated } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined>;

export type AccountTables = {
  executives: {
    account_id: string;
    code: string;
    alias: string;
    country_code: string;
    /** Null in countries without states. */
    state_code: string | null;
    town: string;
    postal_code: string;
    phone: string;
    given_name: Generated<string>;
    family_name: Generated<string>;
    state: Generated<(typeof executiveStates)[number]>;
    active_campaign: Optional<string>;
    presentation: Optional<string>;
    shows_phone: Generated<boolean>;
    languages: Generated<Locale[]>;
    identity_type: Optional<IdentityType>;
    identity_number: Optional<string>;
    source_code: Optional<string>;
    source_detail: Optional<string>;
    referrer_id: Optional<string>;
    version: Generated<number>;
    credit_limit_cents: Generated<number>;
  };
  /** Which advisor looks after which executive. */
  assignments: { executive_id: string; advisor_id: string };
  clients: { account_id: string; executive_id: string | null; phone: string | null };
  /** Append-only; the last row of a name is valid. */
  consents: {
    id: Generated<number>;
    account_id: string;
    name: (typeof consentNames)[number] | (typeof accountConsentNames)[number];
    given: boolean;
    terms: string;
    at: Generated<Date>;
  };
};
