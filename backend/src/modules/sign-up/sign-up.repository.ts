import { randomBytes } from 'node:crypto';
import { staffRoles } from 'contract/codes.ts';
import { roles } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { SignUpAliasesPort } from '../personal-store/alias.ts';
import { type Enrolment, toEnrolment, toStoredEnrolment } from './sign-up.mapper.ts';

/** Long enough to open the mail after a weekend. */
const enrolmentHours = 72;
export const enrolmentMinutes = enrolmentHours * 60;

export async function listSources(db: Db, country: string) {
  return db
    .selectFrom('sources')
    .select(['code', 'name', 'asks'])
    .where(sql<boolean>`countries is null or ${country} = any(countries)`)
    .orderBy('position')
    .execute();
}

export async function findSource(db: Db, country: string, code: string) {
  const found = (await listSources(db, country)).find((source) => source.code === code);
  return found && { asksDetail: found.asks === 'DETALLE' };
}

/** Whether people of a country may register. */
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

/** By code or alias, as on a card or in a link. */
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

/** Those taken by an account or by an enrolment that may still be confirmed, in small letters. */
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

export async function createEnrolment(trx: Db, enrolment: Enrolment): Promise<string> {
  const { id } = await trx
    .insertInto('enrolments')
    .values({
      id: `ins-${randomBytes(9).toString('base64url')}`,
      email: enrolment.email,
      username: enrolment.username,
      data: JSON.stringify(toStoredEnrolment(enrolment)),
      expires_at: sql<Date>`now() + make_interval(hours => ${enrolmentHours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findEnrolment(db: Db, id: string): Promise<Enrolment | null> {
  const found = await db.selectFrom('enrolments').select('data').where('id', '=', id).executeTakeFirst();
  return found ? toEnrolment(found.data) : null;
}

/** Once one enrolment is confirmed, the person's others are deleted. */
export async function deleteEnrolments(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('enrolments').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

/** Null where the user name or the address has been taken since. */
export async function createExecutiveAccount(
  trx: Db,
  enrolment: Enrolment,
  passwordHash: string,
): Promise<string | null> {
  const account = await trx
    .insertInto('accounts')
    .values({
      role: roles.executive,
      username: enrolment.username,
      email: enrolment.email,
      password_hash: passwordHash,
      name: `${enrolment.givenName} ${enrolment.familyName}`,
      lang: enrolment.locale,
      passchanged: 'S',
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return account?.id ?? null;
}

/** The existing account of a person, by address or identity document. */
export async function findKnownPerson(db: Db, { email, identityType, identityNumber }: Enrolment) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('executives as e', 'e.account_id', 'a.id')
    .select(['a.email', 'a.name', 'a.lang'])
    .where('a.role', 'in', staffRoles)
    .where(
      sql<boolean>`(lower(a.email) = ${email.toLowerCase()} or lower(a.username) = ${email.toLowerCase()}
        or (e.identity_type = ${identityType} and e.identity_number = ${identityNumber}))`,
    )
    .orderBy(sql`lower(a.email) = ${email.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds an inactive executive and records the consents. False where the identity document is taken. */
export async function createExecutive(
  trx: Db,
  accountId: string,
  enrolment: Enrolment,
  aliases: Pick<SignUpAliasesPort, 'hold'>,
): Promise<boolean> {
  const { address, alias } = enrolment;
  const { rows } = await sql<{ code: string }>`select 'E' || nextval('executive_codes') as code`.execute(trx);
  const code = rows[0]?.code ?? '';
  const made = await trx
    .insertInto('executives')
    .values({
      account_id: accountId,
      code,
      // Without a wanted alias, or if it has been taken since, the code is used; it reveals no name and can be changed.
      alias: alias !== undefined && (await aliases.hold(trx, alias)) ? alias : code.toLowerCase(),
      given_name: enrolment.givenName,
      family_name: enrolment.familyName,
      state: 'PENDIENTE',
      country_code: enrolment.country,
      state_code: address.estado ?? null,
      town: address.localidad,
      postal_code: address.codigoPostal,
      phone: enrolment.phone,
      identity_type: enrolment.identityType,
      identity_number: enrolment.identityNumber,
      source_code: enrolment.source,
      source_detail: enrolment.sourceDetail ?? null,
      referrer_id: enrolment.referrer === undefined ? null : await findReferrer(trx, enrolment.referrer),
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return false;
  const consent = (name: 'PUBLICIDAD_CORREO' | 'BUSCADOR', given: boolean) => ({
    account_id: accountId,
    name,
    given,
    terms: enrolment.termsVersion,
  });
  await trx
    .insertInto('consents')
    .values([consent('PUBLICIDAD_CORREO', enrolment.wantsNews), consent('BUSCADOR', enrolment.mayBeFound)])
    .execute();
  return true;
}
