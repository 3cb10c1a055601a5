import type { Localized } from 'contract/common/schemas.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined>;

export type PrizesTables = {
  levels: {
    code: string;
    name: JSONColumnType<Localized>;
    points_from: number;
    benefits: JSONColumnType<Localized[]>;
  };
  prizes: {
    code: string;
    campaign_code: string | null;
    name: JSONColumnType<Localized>;
    description: JSONColumnType<Localized>;
    /** Null for a referral prize. */
    points: number | null;
    /** Referrals needed; from which day they must have joined, and within how many months they must have ordered. */
    referrals: Optional<number>;
    joined_from: Optional<Date>;
    order_months: Optional<number>;
    level_code: string | null;
    picture: string | null;
    sold_out: Generated<boolean>;
  };
  point_movements: {
    id: Generated<number>;
    executive_id: string;
    kind: 'ARRASTRE' | 'AJUSTE' | 'PREMIO';
    points: number;
    at: Generated<Date>;
  };
};
