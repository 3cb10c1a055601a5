import type { AddressInput } from 'contract/address/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import { executiveBuyer } from '../../../shared/buyer.ts';
import { checkAddress, keepAddress } from './addresses.ts';
import { addressField } from './terms.mapper.ts';

/** The home of a new executive: the first address of the book, and the default. */
export async function keepFirstAddress(trx: Db, executiveId: string, address: AddressInput): Promise<void> {
  const { id } = await keepAddress(trx, await checkAddress(trx, address, addressField), {
    buyer: executiveBuyer(executiveId),
    clientId: null,
    keep: true,
  });
  await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
}
