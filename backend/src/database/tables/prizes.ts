import type { Localized } from 'contract/schemas/common.ts';
import type { Generated, JSONColumnType } from 'kysely';

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
    points: number;
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
