import type { AddressInput } from 'contract/schemas/address.ts';
import type { Db } from '../../../schema.ts';
import { executiveBuyer } from '../../../shared/buyer.ts';
import { checkAddress, keepAddress } from './addresses.ts';
import { addressField } from './terms.mapper.ts';

/** Where somebody who joins lives: the first address of her book, and the one that is proposed. */
export async function keepFirstAddress(trx: Db, executiveId: string, address: AddressInput): Promise<void> {
  const { id } = await keepAddress(trx, await checkAddress(trx, address, addressField), {
    buyer: executiveBuyer(executiveId),
    clientId: null,
    keep: true,
  });
  await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
}
