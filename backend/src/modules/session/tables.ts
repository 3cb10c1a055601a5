import type { Locale, Role } from 'contract/codes.ts';
import type { ColumnType, Generated } from 'kysely';

export type SessionTables = {
  accounts: {
    id: Generated<string>;
    role: Role;
    username: string;
    password_hash: string;
    name: string;
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
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
  };
};
