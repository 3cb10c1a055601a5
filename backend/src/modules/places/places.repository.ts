import type { Localized } from 'contract/schemas/common.ts';
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

type DeliveryCost = {
  country: string;
  place: Localized;
  code: string;
  name: Localized;
  cents: number;
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
  pickupPoint: boolean;
};

/** The ways of sending that orders are priced by; from whichever warehouse, nobody pays more or waits longer. */
export async function listDeliveryCosts(db: Db): Promise<DeliveryCost[]> {
  const { rows } = await sql<DeliveryCost>`
    select m.country_code as country, coalesce(z.name, c.name) as place, m.code, m.name, max(m.cents) as cents,
      case when bool_or(m.free_from_cents is null) then null else max(m.free_from_cents) end as "freeFromCents",
      min(m.days_from) as "daysFrom", max(m.days_to) as "daysTo", bool_or(m.pickup_point) as "pickupPoint"
    from shipping_methods m join countries c on c.code = m.country_code
      left join lateral (
        select name from postal_zones p where p.country_code = m.country_code and p.code = m.zone limit 1
      ) z on true
    group by m.country_code, m.zone, m.code, m.name, z.name, c.name, c.position
    order by c.position, m.zone <> 'GENERAL', m.zone, min(m.position)`.execute(db);
  return rows;
}
