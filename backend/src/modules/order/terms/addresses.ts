import { fieldKeys } from 'contract/field-keys.ts';
import type { AddressInput, AddressWire } from 'contract/schemas/address.ts';
import type { Db } from '../../../schema.ts';
import { type Buyer, executiveBuyer, ownedBy, ownerColumns } from '../../../shared/buyer.ts';
import { invalid } from '../../../shared/errors.ts';
import type { Zone } from '../book/purchase-tables.ts';
import { noticesOf, toZone } from '../book/zone.ts';
import { type AddressRow, readCountry } from './conditions.repository.ts';

/** Provinces that a postal code names by itself: one that says another would be delivered elsewhere. */
const stateOfPostalCode: Record<string, (code: string) => string> = { ES: (code) => code.slice(0, 2) };

export type CheckedAddress = { address: AddressInput; zone: Zone };

/** An address by the rules of its country, field by field; `path` is where it stands in the request. */
export async function checkAddress(db: Db, input: AddressInput, path = 'direccionNueva'): Promise<CheckedAddress> {
  const address = trimAll(input);
  const country = await readCountry(db, address.pais);
  const fields: Record<string, string> = {};
  if (country?.pattern == null) throw invalid({ [`${path}.pais`]: 'shipping.reason.notServed' });
  if (!new RegExp(country.pattern).test(address.codigoPostal)) fields[`${path}.codigoPostal`] = fieldKeys.pattern;
  if (country.hasStates) {
    const state = `${path}.estado`;
    const implied = stateOfPostalCode[address.pais]?.(address.codigoPostal);
    if (address.estado === undefined) fields[state] = fieldKeys.required;
    else if (!(await hasState(db, address.pais, address.estado))) fields[state] = fieldKeys.choice;
    else if (implied !== undefined && implied !== address.estado) fields[state] = 'shipping.reason.otherState';
  }
  for (const name of ['nombre', 'apellidos', 'linea1', 'localidad'] as const)
    if (address[name] === '') fields[`${path}.${name}`] = fieldKeys.required;
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return { address, zone: toZone(address.codigoPostal, country.zones, country.served) };
}

async function hasState(db: Db, country: string, state: string): Promise<boolean> {
  const found = await db
    .selectFrom('states')
    .select('code')
    .where('country_code', '=', country)
    .where('code', '=', state)
    .executeTakeFirst();
  return found !== undefined;
}

const trimAll = (input: AddressInput): AddressInput =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value.trim()])) as AddressInput;

type Keeping = { buyer: Buyer; clientId: number | null; keep: boolean };

/** Addresses are never rewritten: a kept one with the same lines is used again, anything else is a new row. */
export async function keepAddress(
  trx: Db,
  { address, zone }: CheckedAddress,
  { buyer, clientId, keep }: Keeping,
): Promise<AddressRow> {
  const columns = {
    ...ownerColumns(buyer),
    client_id: clientId,
    name: address.nombre,
    surname: address.apellidos,
    line1: address.linea1,
    line2: address.linea2 || null,
    postal_code: address.codigoPostal,
    town: address.localidad,
    state_code: address.estado ?? null,
    country_code: address.pais,
    phone: address.telefono ?? null,
    notes: address.indicaciones || null,
    zone,
  };
  const same = await trx
    .selectFrom('addresses')
    .selectAll()
    .where((row) =>
      row.and(
        Object.entries(columns).map(([name, value]) =>
          row(name as keyof typeof columns, value === null ? 'is' : '=', value),
        ),
      ),
    )
    .where('kept', '=', true)
    .executeTakeFirst();
  if (same) return same;
  return trx
    .insertInto('addresses')
    .values({ ...columns, kept: keep })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Her own book: what she kept, the usual one first. */
export async function listOwnAddresses(db: Db, executiveId: string): Promise<AddressWire[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where(ownedBy(executiveBuyer(executiveId)))
    .where('client_id', 'is', null)
    .where('kept', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map(toAddressWire);
}

export const toAddressWire = (row: AddressRow): AddressWire => ({
  id: row.id,
  nombre: row.name,
  apellidos: row.surname,
  linea1: row.line1,
  ...(row.line2 !== null && { linea2: row.line2 }),
  codigoPostal: row.postal_code,
  localidad: row.town,
  ...(row.state_code !== null && { estado: row.state_code }),
  pais: row.country_code,
  ...(row.phone !== null && { telefono: row.phone }),
  ...(row.notes !== null && { indicaciones: row.notes }),
  predeterminada: row.is_default,
  zona: row.zone,
  avisos: noticesOf(row.zone),
});
