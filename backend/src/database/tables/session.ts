import type { Locale, Role } from 'contract/public-codes.ts';
import type { ColumnType, Generated } from 'kysely';

export type SessionTables = {
  accounts: {
    id: Generated<string>;
    role: Role;
    username: string;
    password_hash: string;
    name: string;
    /** Where mail goes; staff have one each. */
    email: ColumnType<string | null, string | null | undefined>;
    /** Whether it is known to be hers. */
    email_confirmed: Generated<boolean>;
    /** Since when it is. */
    email_since: Generated<Date>;
    lang: Locale;
    /** S once the person chose a password of her own. */
    passchanged: 'S' | 'N';
    status: ColumnType<'active' | 'blocked', 'active' | 'blocked' | undefined>;
    created_at: Generated<Date>;
  };
  sessions: {
    id: Generated<string>;
    account_id: string;
    /** The advisor's own session, while she acts as the account: ends with it. */
    actor_session_id: string | null;
    /** Keyed hash of the address of sign-in; the address itself is not kept. */
    address_hash: string | null;
    /** Browser and system in two words. */
    device: Generated<string>;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
    /** She stays signed in on this device. */
    stays: Generated<boolean>;
  };
  /** An advisor at work as an executive. */
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
  /** What was done meanwhile: one row a call. */
  acting_deeds: {
    id: Generated<number>;
    session_id: string;
    verb: string;
    about: Generated<string[]>;
    at: Date;
  };
  /** Addresses that were hers before. */
  former_mails: { id: Generated<number>; account_id: string | null; email: string; since: Date; until: Date };
  mail_changes: {
    account_id: string;
    email: string;
    code_hash: ColumnType<string | null, string | null | undefined>;
    expires_at: Date;
  };
  link_tokens: {
    token_hash: string;
    /** Of a lost password. */
    account_id: ColumnType<string | null, string | undefined>;
    /** Of somebody who joins. */
    enrolment_id: ColumnType<string | null, string | undefined>;
    /** Of a client's first access. */
    client_id: ColumnType<number | null, number | undefined>;
    /** Where an invitation went by mail. */
    sent_to: ColumnType<string | null, string | null | undefined>;
    /** Of somebody who makes an account of her own: where it went, and who could look after her. */
    address: ColumnType<string | null, string | undefined>;
    store_owner_id: ColumnType<string | null, string | null | undefined>;
    expires_at: Date;
    used_at: ColumnType<Date | null, undefined, Date>;
  };
};
