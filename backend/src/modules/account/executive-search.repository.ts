import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { agreedToBeFound } from '../../shared/agreed-to-be-found.repository.ts';
import type { PortraitRow } from '../../shared/media.mapper.ts';
import { escapeLike } from '../../shared/text.ts';

export type ExecutiveSearch = { code?: string; text?: string; country?: string; town?: string };
type Page = { limit: number; offset: number };

/** Executives who may work and whose account may sign in. */
const foundExecutives = (db: Db) =>
  db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .leftJoin('stores as s', (join) => join.onRef('s.executive_id', '=', 'e.account_id').on('s.paused', '=', false))
    .leftJoin('pictures as k', 'k.hash', 's.portrait')
    .where('a.status', '=', 'active')
    .where('e.state', 'in', ['PENDIENTE', 'ACTIVA']);

/**
 * A code or an alias finds its owner, who handed it out; any other text finds only executives who agreed to be found.
 * Near a known place all of them are found, those of the place first and then the nearest.
 */
export async function findExecutives(db: Db, search: ExecutiveSearch, { limit, offset }: Page) {
  const { code, text, country, town } = search;
  let query = foundExecutives(db);
  if (code === undefined) query = query.where(agreedToBeFound);
  else
    query = query.where(
      sql<SqlBool>`(upper(e.code) = ${code.toUpperCase()} or lower(e.alias) = ${code.toLowerCase()})`,
    );
  if (country !== undefined) query = query.where('e.country_code', '=', country);
  if (text !== undefined) query = query.where(sql<SqlBool>`fold(a.name) like '%' || fold(${escapeLike(text)}) || '%'`);
  const areas = town === undefined ? [] : await listAreas(db, town, country);
  const there = isThere(town ?? '');
  if (town !== undefined && areas.length === 0) query = query.where(there);
  const { total } = await query.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['e.code', 'e.given_name', 'e.family_name', 'e.alias', 'e.town', 'e.country_code'])
    // Presentation and number are shown only if the executive agreed to be found.
    .select(sql<string | null>`case when ${agreedToBeFound} then e.presentation end`.as('presentation'))
    .select(sql<string | null>`case when e.shows_phone and ${agreedToBeFound} then e.phone end`.as('phone'))
    // Picture and hours as in the store, while it is open.
    .select('s.hours')
    .select(
      sql<PortraitRow | null>`case when k.hash is not null and ${agreedToBeFound} then json_build_object(
        'hash', k.hash, 'width', k.width, 'height', k.height, 'dominant', k.dominant) end`.as('portrait'),
    )
    .select(sql<string[]>`array(select distinct unnest(e.languages || a.lang))`.as('languages'))
    .select(toDistance(areas).as('distance'))
    .orderBy(sql`case when ${there} then 0 else 1 end`)
    .orderBy(sql`distance nulls last`)
    .orderBy(sql`e.town collate "und-x-icu"`)
    .orderBy('e.code')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** Town or postal code begins with the text. */
function isThere(place: string) {
  const beginning = escapeLike(place);
  return sql<SqlBool>`(fold(e.town) like fold(${beginning}) || '%' or e.postal_code like ${beginning.toUpperCase()} || '%')`;
}

type Area = { latitude: number; longitude: number };

/** The area with the longest prefix of a postal code; null where there is none. */
const areaOf = (country: ReturnType<typeof sql>, postalCode: ReturnType<typeof sql>) => sql`
  select latitude, longitude from postal_areas p
  where p.country_code = ${country} and ${postalCode} like p.prefix || '%'
  order by length(p.prefix) desc limit 1`;

/** The areas that a place may mean: a postal code is another place in each country. */
async function listAreas(db: Db, place: string, country: string | undefined): Promise<Area[]> {
  const asked = country === undefined ? sql`'CLU' = any(c.clubs)` : sql`c.code = ${country}`;
  if (/\d/.test(place)) {
    const { rows } = await sql<Area>`
      select area.latitude, area.longitude
      from countries c cross join lateral (${areaOf(sql`c.code`, sql`${place.toUpperCase()}::text`)}) area
      where ${asked}`.execute(db);
    return rows;
  }
  const name = escapeLike(place);
  const { rows } = await sql<Area>`
    select area.latitude, area.longitude
    from (
      select t.country_code, t.name, t.postal_codes[1] as postal_code from towns t
      union all
      select s.country_code, s.name, (
        select t.postal_codes[1] from towns t
        where t.country_code = s.country_code and t.state_code = s.code order by t.id limit 1
      ) from states s
    ) known
      join countries c on c.code = known.country_code and ${asked}
      cross join lateral (${areaOf(sql`known.country_code`, sql`known.postal_code`)}) area
    where ' ' || regexp_replace(fold(known.name), '[-/()'']', ' ', 'g') like '% ' || fold(${name}) || '%'
    order by fold(known.name) = fold(${name}) desc, length(known.name)
    limit 1`.execute(db);
  return rows;
}

/** Kilometres from the nearest of the areas to the executive's; null where either is unknown. */
function toDistance(areas: Area[]) {
  if (areas.length === 0) return sql<number | null>`null::float8`;
  const latitudes = areas.map(({ latitude }) => latitude);
  const longitudes = areas.map(({ longitude }) => longitude);
  return sql<number | null>`(
    select min(distance_km(home.latitude, home.longitude, asked.latitude, asked.longitude))
    from unnest(${latitudes}::float8[], ${longitudes}::float8[]) asked(latitude, longitude),
      lateral (${areaOf(sql`e.country_code`, sql`e.postal_code`)}) home
  )`;
}

/** An executive who agreed to be found, by code, for strangers to write to; away while the store is paused. */
export async function findListedExecutive(
  db: Db,
  code: string,
): Promise<{ executiveId: string; isAway: boolean } | null> {
  const found = await foundExecutives(db)
    .where(agreedToBeFound)
    .where(sql<SqlBool>`upper(e.code) = ${code.toUpperCase()}`)
    .select('e.account_id as executiveId')
    .select(sql<boolean>`exists (select from stores p where p.executive_id = e.account_id and p.paused)`.as('isAway'))
    .executeTakeFirst();
  return found ?? null;
}
