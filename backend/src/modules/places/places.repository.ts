import type { Localized } from 'contract/common/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { escapeLike } from '../../shared/text.ts';

export type ZoneRow = { code: string; name: Localized; first_code: string; last_code: string };

/** Countries with an address form, for guests' orders or for members of a club. */
export async function listServedCountries(db: Db, audience: { club: string } | 'guests') {
  return db
    .selectFrom('countries')
    .select(['code', 'name', 'prefix'])
    .select([
      sql<string>`postal_pattern`.as('postal_pattern'),
      sql<string>`postal_example`.as('postal_example'),
      sql<boolean>`exists (select from states where country_code = countries.code)`.as('has_states'),
      sql<ZoneRow[]>`(
        select coalesce(json_agg(json_build_object('code', z.code, 'name', z.name, 'first_code', z.first_code,
          'last_code', z.last_code) order by z.position), '[]')
        from postal_zones z where z.country_code = countries.code
      )`.as('zones'),
    ])
    .where(audience === 'guests' ? sql<boolean>`guest_orders` : sql<boolean>`${audience.club} = any(clubs)`)
    .orderBy('position')
    .execute();
}

export async function listPrefixes(db: Db) {
  return db.selectFrom('countries').select(['code', 'name', 'prefix']).orderBy('position').execute();
}

export async function listStates(db: Db, country: string) {
  return db
    .selectFrom('states')
    .select(['code', 'name'])
    .where('country_code', '=', country)
    .orderBy(sql`name collate "und-x-icu"`)
    .execute();
}

export async function hasCountry(db: Db, country: string): Promise<boolean> {
  return (await db.selectFrom('countries').select('code').where('code', '=', country).executeTakeFirst()) !== undefined;
}

export async function hasState(db: Db, country: string, state: string): Promise<boolean> {
  const found = db.selectFrom('states').select('code').where('country_code', '=', country).where('code', '=', state);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function listTowns(db: Db, country: string, state: string, beginning: string, most: number) {
  return db
    .selectFrom('towns')
    .select(['id', 'name', 'postal_codes'])
    .where('country_code', '=', country)
    .where('state_code', '=', state)
    .where(sql<boolean>`fold(name) like fold(${escapeLike(beginning)}) || '%'`)
    .orderBy(sql`name collate "und-x-icu"`)
    .limit(most)
    .execute();
}

/** A row of `shipping_methods` with its destination. */
export type TariffRow = {
  country: string;
  zone: string;
  place: Localized;
  code: string;
  warehouse: string;
  name: Localized;
  upToGrams: number | null;
  cents: number;
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
  pickupPoint: boolean;
};

/** The tariff that orders are priced by, in display order; without methods that no order can choose. */
export async function listTariff(db: Db): Promise<TariffRow[]> {
  const { rows } = await sql<TariffRow>`
    select m.country_code as country, m.zone, coalesce(z.name, c.name) as place, m.code, m.warehouse, m.name,
      m.up_to_grams as "upToGrams", m.cents, m.free_from_cents as "freeFromCents", m.days_from as "daysFrom",
      m.days_to as "daysTo", m.pickup_point as "pickupPoint"
    from shipping_methods m join countries c on c.code = m.country_code
      left join lateral (
        select name from postal_zones p where p.country_code = m.country_code and p.code = m.zone limit 1
      ) z on true
    where not m.pickup_point
    order by c.position, m.zone <> 'GENERAL', m.zone, m.position, m.up_to_grams`.execute(db);
  return rows;
}
