import type { AddressInput } from 'contract/address/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { executiveBuyer, ownedBy } from '../../../shared/buyer.ts';
import { checkAddress, listOwnAddresses, saveAddress } from './addresses.ts';
import { findDefaultAddress } from './conditions.repository.ts';

export type AddressEdit = { id: string | undefined; usual: boolean; input: AddressInput };

export type AddressBook = typeof addressBook;

/** The executive's own address book. A placed order keeps its delivery address. */
export const addressBook = {
  list: listOwnAddresses,

  /**
   * Replaces the address `id`, if given; false if that one is not in the book. Throws validation errors by field below
   * `path`.
   */
  async keep(trx: Db, executiveId: string, { id, usual, input }: AddressEdit, path: string): Promise<boolean> {
    const checked = await checkAddress(trx, input, path);
    const old = id === undefined ? null : await find(trx, executiveId, id);
    if (old === undefined) return false;
    const kept = await saveAddress(trx, checked, { buyer: executiveBuyer(executiveId), clientId: null, keep: true });
    if (old && old.id !== kept.id) await takeOut(trx, old.id, kept.id);
    if (usual || old?.is_default || !(await hasUsual(trx, executiveId))) await makeUsual(trx, executiveId, kept.id);
    return true;
  },

  /** After the default is removed, the newest one left becomes the default. */
  async remove(trx: Db, executiveId: string, id: string): Promise<boolean> {
    const old = await find(trx, executiveId, id);
    if (!old) return false;
    await takeOut(trx, old.id, null);
    const [next] = await listOwnAddresses(trx, executiveId);
    if (old.is_default && next) await makeUsual(trx, executiveId, next.id);
    return true;
  },
};

const ofHerOwn = (executiveId: string) => ownedBy(executiveBuyer(executiveId));

const find = (trx: Db, executiveId: string, id: string) =>
  trx
    .selectFrom('addresses')
    .select(['id', 'is_default'])
    .where(ofHerOwn(executiveId))
    .where('client_id', 'is', null)
    .where('kept', '=', true)
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();

/** Points the order in hand to the replacement; an address that no placed order used is deleted. */
async function takeOut(trx: Db, id: string, instead: string | null): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ address_id: instead, shipping_code: null, shipping_seen_cents: null })
    .where('address_id', '=', id)
    .where('number', 'is', null)
    .execute();
  await trx.updateTable('addresses').set({ kept: false, is_default: false }).where('id', '=', id).execute();
  await trx
    .deleteFrom('addresses as a')
    .where('a.id', '=', id)
    .where(sql<boolean>`not exists (select from orders o where o.address_id = a.id or o.billing_address_id = a.id)`)
    .execute();
}

const hasUsual = async (trx: Db, executiveId: string) =>
  (await findDefaultAddress(trx, executiveBuyer(executiveId))) !== null;

async function makeUsual(trx: Db, executiveId: string, id: string): Promise<void> {
  await trx
    .updateTable('addresses')
    .set({ is_default: false })
    .where(ofHerOwn(executiveId))
    .where('client_id', 'is', null)
    .where('is_default', '=', true)
    .execute();
  await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
}
