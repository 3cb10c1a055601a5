import type { AddressInput, AddressWire } from 'contract/address/schemas.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { countriesWithStateInAddress, stateOfPostalCode } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { TaxZone } from '../../../database/tables/checkout.ts';
import { type Buyer, executiveBuyer, ownedBy, ownerColumns } from '../../../shared/buyer.ts';
import { invalid } from '../../../shared/errors.ts';
import { toTaxZone } from '../core/tax-zone.ts';
import type { Address } from './address.ts';
import { type AddressRow, readCountry } from './conditions.repository.ts';
import { addressField, addressFields, toAddress, toAddressWire } from './terms.mapper.ts';

export type CheckedAddress = { address: Address; zone: TaxZone };

/** Addresses are printed in the shop's mails, so no links, line breaks or direction marks are allowed. */
const isNoPlace = /:\/\/|\bwww\.|[\p{Cc}\u202a-\u202e\u2066-\u2069]/iu;

/** Validates an address by its country's rules, field by field; `path` is its position in the request. */
export async function checkAddress(db: Db, input: AddressInput, path: string): Promise<CheckedAddress> {
  const address = toAddress(input);
  const fieldOf = (name: keyof typeof addressFields) => `${path}.${addressFields[name]}`;
  const country = await readCountry(db, address.country);
  const fields: Record<string, string> = {};
  if (country?.pattern == null) throw invalid({ [fieldOf('country')]: 'shipping.reason.notServed' });
  if (!new RegExp(country.pattern).test(address.postalCode)) fields[fieldOf('postalCode')] = fieldProblemKeys.pattern;
  const state = fieldOf('state');
  const implied = stateOfPostalCode(address.country, address.postalCode);
  if (address.state === null) {
    if (country.hasStates && countriesWithStateInAddress.includes(address.country))
      fields[state] = fieldProblemKeys.required;
  } else if (!(await hasState(db, address.country, address.state))) fields[state] = fieldProblemKeys.choice;
  else if (implied !== undefined && implied !== address.state) fields[state] = 'shipping.reason.otherState';
  for (const name of ['name', 'surname', 'line1', 'town'] as const)
    if (address[name] === '') fields[fieldOf(name)] = fieldProblemKeys.required;
  for (const name of ['line1', 'line2', 'town'] as const)
    if (isNoPlace.test(address[name] ?? '')) fields[fieldOf(name)] = fieldProblemKeys.pattern;
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return { address, zone: toTaxZone(address.postalCode, country.zones, country.served) };
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

type AddressOwner = { buyer: Buyer; clientId: number | null; keep: boolean };

/** Addresses are never rewritten: one with the same lines is reused, anything else is a new row. */
export async function saveAddress(
  trx: Db,
  { address, zone }: CheckedAddress,
  { buyer, clientId, keep }: AddressOwner,
): Promise<AddressRow> {
  const columns = {
    ...ownerColumns(buyer),
    client_id: clientId,
    name: address.name,
    surname: address.surname,
    line1: address.line1,
    line2: address.line2,
    postal_code: address.postalCode,
    town: address.town,
    state_code: address.state,
    country_code: address.country,
    phone: address.phone,
    notes: address.notes,
    zone,
  } satisfies Omit<AddressRow, 'id' | 'kept' | 'is_default' | 'created_at'>;
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

/** The executive's own address book. */
export const listOwnAddresses = (db: Db, executiveId: string): Promise<AddressWire[]> =>
  listAddresses(db, executiveBuyer(executiveId), null);

/** Addresses of the executive, or of a client: the default first, then newest first. */
export async function listAddresses(db: Db, buyer: Buyer, clientId: number | null): Promise<AddressWire[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where(ownedBy(buyer))
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('kept', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map(toAddressWire);
}

/** The home of a new executive: the first address of the book, and the default. */
export async function saveFirstAddress(trx: Db, executiveId: string, address: AddressInput): Promise<void> {
  const { id } = await saveAddress(trx, await checkAddress(trx, address, addressField), {
    buyer: executiveBuyer(executiveId),
    clientId: null,
    keep: true,
  });
  await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
}
