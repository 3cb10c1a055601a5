import type { Localized } from 'contract/schemas/common.ts';
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
    /** Null is one for referrals. */
    points: number | null;
    /** How many have to count; then from when on they joined, and within how many months of it they ordered. */
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
