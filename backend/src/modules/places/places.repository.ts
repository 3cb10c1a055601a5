import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

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
    .where(sql<boolean>`fold(name) like fold(${beginning.replace(/[\\%_]/g, '\\$&')}) || '%'`)
    .orderBy(sql`name collate "und-x-icu"`)
    .limit(most)
    .execute();
}
