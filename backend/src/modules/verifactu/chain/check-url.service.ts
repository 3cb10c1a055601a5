import type { Kit } from '../../../kit/kit.ts';
import { toCheckUrl } from '../core/check-url.mapper.ts';
import { recordMissedInvoices } from './record-invoice.service.ts';
import { findRegistration } from './records.repository.ts';

/** Where an invoice is checked; null if it has no record. An older version may have issued it a moment ago. */
export async function findCheckUrl(context: Pick<Kit, 'db' | 'now'>, number: string): Promise<string | null> {
  let found = await findRegistration(context.db, number);
  if (found === null && (await recordMissedInvoices(context)) > 0) found = await findRegistration(context.db, number);
  return found && toCheckUrl(found.record, found.environment);
}
