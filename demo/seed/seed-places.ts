import type { Db } from 'backend/src/database/schema.ts';
import { insertRows } from './insert-rows.ts';
import { britain } from './places/britain.ts';
import { countries, postalZones } from './places/countries.ts';
import { germany } from './places/germany.ts';
import { spain } from './places/spain.ts';

export async function seedPlaces(db: Db): Promise<void> {
  const states = Object.entries({ ES: spain, DE: germany, GB: britain }).flatMap(([country_code, list]) =>
    list.map((state) => ({ country_code, ...state })),
  );
  await insertRows(
    db,
    'countries',
    countries.map((country, at) => ({ ...country, position: at + 1 })),
  );
  await insertRows(db, 'postal_zones', postalZones);
  await insertRows(
    db,
    'states',
    states.map(({ country_code, code, name }) => ({ country_code, code, name })),
  );
  await insertRows(
    db,
    'towns',
    states.flatMap(({ country_code, code, towns }) =>
      towns.map(({ name, postalCodes }) => ({ country_code, state_code: code, name, postal_codes: postalCodes })),
    ),
  );
}
