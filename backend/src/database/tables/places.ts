import type { Localized } from 'contract/common/schemas.ts';
import type { Generated, JSONColumnType } from 'kysely';

export type PlacesTables = {
  countries: {
    code: string;
    name: JSONColumnType<Localized>;
    prefix: string;
    position: number;
    postal_pattern: string | null;
    postal_example: string | null;
    guest_orders: Generated<boolean>;
    clubs: Generated<string[]>;
  };
  postal_zones: {
    country_code: string;
    code: string;
    name: JSONColumnType<Localized>;
    first_code: string;
    last_code: string;
    position: number;
  };
  states: { country_code: string; code: string; name: string };
  postal_areas: { country_code: string; prefix: string; latitude: number; longitude: number };
  towns: { id: Generated<number>; country_code: string; state_code: string; name: string; postal_codes: string[] };
};
