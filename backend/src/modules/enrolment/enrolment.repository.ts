import { randomBytes } from 'node:crypto';
import { staffRoles } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { EnrolmentData } from './tables.ts';

/** A person who waits for the weekend to open her mail finds the link still good. */
const enrolmentHours = 72;
export const enrolmentMinutes = enrolmentHours * 60;

export async function listSources(db: Db, country: string) {
  const rows = await db
    .selectFrom('sources')
    .select(['code', 'name', 'asks'])
    .where(sql<boolean>`countries is null or ${country} = any(countries)`)
    .orderBy('position')
    .execute();
  return rows.map(({ code, name, asks }) => ({ codigo: code, nombre: name, pide: asks }));
}

export async function findSource(db: Db, country: string, code: string) {
  return (await listSources(db, country)).find(({ codigo }) => codigo === code);
}

/** Whether people of a country may join. */
export async function isMarket(db: Db, country: string, club: string): Promise<boolean> {
  const found = db
    .selectFrom('countries')
    .select('code')
    .where('code', '=', country)
    .where(sql<boolean>`${club} = any(clubs)`);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function hasPrefix(db: Db, phone: string): Promise<boolean> {
  const found = db.selectFrom('countries').select('code').where(sql<boolean>`starts_with(${phone}, prefix)`).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** By code or alias, as somebody knows it from a card or a link. */
export async function findReferrer(db: Db, codeOrAlias: string): Promise<string | null> {
  const found = await db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select('e.account_id')
    .where(
      sql<boolean>`(upper(e.code) = ${codeOrAlias.toUpperCase()} or lower(e.alias) = ${codeOrAlias.toLowerCase()})`,
    )
    .where('e.state', 'in', ['PENDIENTE', 'ACTIVA'])
    .where('a.status', '=', 'active')
    .executeTakeFirst();
  return found?.account_id ?? null;
}

/** Of these, in small letters, those that an account has or that somebody has asked for and may still confirm. */
export async function listTakenUsernames(db: Db, usernames: string[], exceptEmail: string | null = null) {
  const wanted = usernames.map((name) => name.toLowerCase());
  const { rows } = await sql<{ name: string }>`
    select lower(username) as name from accounts
    where lower(username) = any(${wanted}) and role = any(${staffRoles}::text[])
    union
    select lower(username) from enrolments
    where lower(username) = any(${wanted}) and expires_at > now()
      and lower(email) is distinct from ${exceptEmail?.toLowerCase() ?? null}`.execute(db);
  return rows.map(({ name }) => name);
}

export async function isUsernameFree(db: Db, username: string, exceptEmail: string | null = null): Promise<boolean> {
  return (await listTakenUsernames(db, [username], exceptEmail)).length === 0;
}

export async function createEnrolment(trx: Db, data: EnrolmentData): Promise<string> {
  const { id } = await trx
    .insertInto('enrolments')
    .values({
      id: `ins-${randomBytes(9).toString('base64url')}`,
      email: data.correo,
      username: data.usuario,
      data: JSON.stringify(data),
      expires_at: sql<Date>`now() + make_interval(hours => ${enrolmentHours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findEnrolment(db: Db, id: string) {
  return db.selectFrom('enrolments').select(['id', 'data']).where('id', '=', id).executeTakeFirst();
}

/** The account that a person has already, by her address or by her document. */
export async function findKnownPerson(db: Db, { correo, tipoDocumento, documento }: EnrolmentData) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('executives as e', 'e.account_id', 'a.id')
    .select(['a.email', 'a.name', 'a.lang'])
    .where('a.role', 'in', staffRoles)
    .where(
      sql<boolean>`(lower(a.email) = ${correo.toLowerCase()} or lower(a.username) = ${correo.toLowerCase()}
        or (e.identity_type = ${tipoDocumento} and e.identity_number = ${documento}))`,
    )
    .orderBy(sql`lower(a.email) = ${correo.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}
