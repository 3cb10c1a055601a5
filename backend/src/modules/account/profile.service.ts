import type { BodyOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import { fieldKeys } from 'contract/field-keys.ts';
import { termsVersion } from 'contract/rules.ts';
import type { ProfileWire } from 'contract/schemas/account.ts';
import type { AddressWire } from 'contract/schemas/address.ts';
import type { LevelWire } from 'contract/schemas/prizes.ts';
import { sql } from 'kysely';
import type { Identity } from '../../handlers.ts';
import type { Db } from '../../schema.ts';
import { absent, conflict, invalid, refused } from '../../shared/errors.ts';
import { toLine } from '../../shared/text.ts';
import { endSessions, getProfile, listConsents, listSessions, lockVersion } from './account.repository.ts';

/** What other modules know of an executive, passed in by the composing app. */
type Standing = { level: LevelWire | null; points: number };
type ReadStanding = (db: Db, accountId: string, locale: Locale) => Promise<Standing>;
type ListAddresses = (db: Db, accountId: string) => Promise<AddressWire[]>;
export type ProfilePorts = { readStanding: ReadStanding; listAddresses: ListAddresses };

export async function getOwnProfile(
  db: Db,
  identity: Identity,
  locale: Locale,
  { readStanding, listAddresses }: ProfilePorts,
): Promise<ProfileWire> {
  const { accountId, sessionId, claims } = identity;
  const row = await getProfile(db, accountId);
  if (!row) throw absent();
  const { level, points } = await readStanding(db, accountId, locale);
  const sessions = await listSessions(db, accountId);
  const { actor } = claims;
  return {
    codigo: row.code,
    nombre: row.given_name,
    apellidos: row.family_name,
    correo: row.email ?? '',
    correoPorConfirmar: null,
    telefono: toPhone(row.phone) || null,
    idioma: row.lang,
    pais: row.country_code,
    alias: row.alias,
    estado: row.state,
    campanaActiva: row.active_campaign,
    nivel: level,
    puntos: points,
    asesora: null,
    actuando: actor ? { asesora: actor.nombre, hasta: new Date(actor.hasta * 1000).toISOString() } : null,
    direcciones: await listAddresses(db, accountId),
    consentimientos: await listConsents(db, accountId),
    sesiones: sessions.map(({ id, created_at, seen_at, device }) => ({
      id,
      inicio: created_at.toISOString(),
      ultimoUso: seen_at.toISOString(),
      dispositivo: device,
      actual: id === sessionId,
    })),
    actuaciones: [],
    version: row.version,
  };
}

/** The seed and old rows write numbers as people do; the wire has them without spaces. */
const toPhone = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** Which parts of a change this shop cannot make yet; refused by name, so that nobody believes that they were kept. */
const notYet = ['correo', 'direccion', 'quitarDireccion'] as const;

export async function updateOwnProfile(db: Db, identity: Identity, change: BodyOf<'updateExecutive'>): Promise<void> {
  const { accountId, claims } = identity;
  const named = notYet.filter((name) => change[name] !== undefined);
  if (named.length > 0) throw invalid(Object.fromEntries(named.map((name) => [name, fieldKeys.notYet])));
  const { cerrarSesiones: sessions = [], consentimientos: consents = [] } = change;
  // An advisor who acts as somebody neither ends her sessions nor agrees to anything in her name.
  if (claims.actor !== undefined && sessions.length + consents.length > 0) throw refused();
  // Nobody agrees to a text that is not shown any more, or never was; any may be withdrawn.
  if (consents.some(({ dado, version }) => dado && version !== termsVersion))
    throw invalid({ consentimientos: fieldKeys.choice });
  await db.transaction().execute(async (trx) => {
    if (!(await lockVersion(trx, accountId, change.version))) throw conflict();
    await changeNames(trx, accountId, change);
    // The account before its sessions, as where a password is changed: in another order the two could block each other.
    await endSessions(trx, accountId, sessions);
    if (consents.length > 0)
      await trx
        .insertInto('consents')
        .values(
          consents.map(({ codigo, dado, version }) => ({
            account_id: accountId,
            name: codigo,
            given: dado,
            terms: version,
          })),
        )
        .execute();
  });
}

async function changeNames(
  trx: Db,
  accountId: string,
  { nombre, apellidos, telefono, idioma }: BodyOf<'updateExecutive'>,
) {
  const kept = await trx
    .updateTable('executives')
    .set({
      version: sql`version + 1`,
      ...(nombre !== undefined && { given_name: toName(nombre, 'nombre') }),
      ...(apellidos !== undefined && { family_name: toName(apellidos, 'apellidos') }),
      ...(telefono !== undefined && { phone: telefono ?? '' }),
    })
    .where('account_id', '=', accountId)
    .returning(['given_name', 'family_name'])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('accounts')
    .set({
      name: `${kept.given_name} ${kept.family_name}`.trim(),
      ...(idioma !== undefined && { lang: idioma }),
    })
    .where('id', '=', accountId)
    .execute();
}

function toName(text: string, field: string): string {
  const name = toLine(text);
  if (!name) throw invalid({ [field]: fieldKeys.required });
  return name;
}
