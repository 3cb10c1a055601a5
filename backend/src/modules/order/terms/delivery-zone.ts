import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../../database/schema.ts';
import { invalid } from '../../../shared/errors.ts';
import { type DeliveryZone, toTaxZone } from '../core/tax-zone.ts';
import { readCountry } from './conditions.repository.ts';

type DestinationQuery = { country: string; postalCode: string | null };
/** The field names that errors are reported under. */
type Names = { country: string; postalCode: string };

/** A country alone means one of its ordinary places. */
export async function resolveDeliveryZone(
  db: Db,
  { country, postalCode }: DestinationQuery,
  names: Names,
): Promise<DeliveryZone> {
  const rules = await readCountry(db, country);
  if (!rules) throw invalid({ [names.country]: 'shipping.reason.notServed' });
  if (postalCode !== null && rules.pattern !== null && !new RegExp(rules.pattern).test(postalCode))
    throw invalid({ [names.postalCode]: fieldProblemKeys.pattern });
  return { country, zone: toTaxZone(postalCode ?? '', rules.zones, rules.served) };
}
