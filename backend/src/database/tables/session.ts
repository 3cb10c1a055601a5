import type { Locale, Role } from 'contract/public-codes.ts';
import type { ColumnType, Generated } from 'kysely';

export type SessionTables = {
  accounts: {
    id: Generated<string>;
    role: Role;
    username: string;
    password_hash: string;
    name: string;
    /** The mail address; unique for staff. */
    email: ColumnType<string | null, string | null | undefined>;
    /** Whether the owner has confirmed it. */
    email_confirmed: Generated<boolean>;
    /** Since when it is confirmed. */
    email_since: Generated<Date>;
    lang: Locale;
    /** S once the account's first password has been replaced. */
    passchanged: 'S' | 'N';
    status: ColumnType<'active' | 'blocked', 'active' | 'blocked' | undefined>;
    created_at: Generated<Date>;
  };
  sessions: {
    id: Generated<string>;
    account_id: string;
    /** The acting advisor's own session; this one ends with it. */
    actor_session_id: string | null;
    /** Keyed hash of the network address at sign-in; the address itself is not stored. */
    address_hash: string | null;
    /** Browser and system in two words. */
    device: Generated<string>;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
    /** Stays signed in on this device. */
    stays: Generated<boolean>;
  };
  /** An advisor acting as an executive. */
  actings: {
    id: Generated<number>;
    session_id: string;
    advisor_id: string;
    executive_id: string;
    reason: string;
    since: Generated<Date>;
    until: Date;
    ended_at: ColumnType<Date | null, undefined, Date>;
  };
  /** What was done while acting: one row per call. */
  acting_deeds: {
    id: Generated<number>;
    session_id: string;
    verb: string;
    about: Generated<string[]>;
    at: Date;
  };
  /** An account's former addresses. */
  former_mails: { id: Generated<number>; account_id: string | null; email: string; since: Date; until: Date };
  mail_changes: {
    account_id: string;
    email: string;
    code_hash: ColumnType<string | null, string | null | undefined>;
    expires_at: Date;
  };
  link_tokens: {
    token_hash: string;
    /** For a lost password. */
    account_id: ColumnType<string | null, string | undefined>;
    /** For a registration. */
    enrolment_id: ColumnType<string | null, string | undefined>;
    /** For a client's first access. */
    client_id: ColumnType<number | null, number | undefined>;
    /** The address that an invitation was mailed to. */
    sent_to: ColumnType<string | null, string | null | undefined>;
    /** For a new account: the address that it was mailed to, and the executive on offer. */
    address: ColumnType<string | null, string | undefined>;
    store_owner_id: ColumnType<string | null, string | null | undefined>;
    expires_at: Date;
    used_at: ColumnType<Date | null, undefined, Date>;
  };
};
