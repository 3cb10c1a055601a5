import type { AddressInput, AddressWire } from 'contract/schemas/address.ts';
import type { Db } from '../../schema.ts';
import { checkAddress, keepAddress, toAddressWire } from './addresses.ts';

const mostAddresses = 50;

/** Where somebody who joins lives: the first address of her book, and the one that is proposed. */
export async function keepFirstAddress(trx: Db, executiveId: string, address: AddressInput): Promise<void> {
  const { id } = await keepAddress(trx, await checkAddress(trx, address, 'direccion'), {
    executiveId,
    clientId: null,
    keep: true,
  });
  await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
}

/** Her own, the proposed one first. */
export async function listOwnAddresses(db: Db, executiveId: string): Promise<AddressWire[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('executive_id', '=', executiveId)
    .where('client_id', 'is', null)
    .where('kept', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostAddresses)
    .execute();
  return rows.map(toAddressWire);
}
