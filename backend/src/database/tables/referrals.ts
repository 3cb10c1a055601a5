import type { Locale } from 'contract/public-codes.ts';
import type { ColumnType, Generated } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined>;

export type ReferralTables = {
  referrals: {
    id: Generated<number>;
    executive_id: string;
    name: string;
    email: Optional<string>;
    phone: Optional<string>;
    locale: Locale;
    invited_at: Date;
    expires_at: Date;
  };
  /** Prizes earned by referrals. */
  referral_prizes: {
    id: Generated<number>;
    executive_id: string;
    prize_code: string;
    earned_at: Date;
    taken_back_at: Optional<Date>;
    given_at: Optional<Date>;
    operator_id: Optional<string>;
    reason: Optional<string>;
  };
};
