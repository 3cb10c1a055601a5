import { clientKeys } from 'contract/client-book/message-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import { clientsMax } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { conflict } from '../../shared/errors.ts';
import type { OrdersForClientBook } from '../order/placed/orders-for-client-book.ts';
import { countClients, findClientWithoutAccount, findSameClient, noFilter } from './book.repository.ts';

type Newcomer = { executiveId: string; name: string; email: string; phone: string | null; locale: Locale };

/**
 * Adds a visitor whose request was accepted to the executive's book, or finds the entry with the same address. The
 * address is not confirmed, so it never matches an account or a blocked client. In those cases, and where only the name
 * is the same, a new entry is made, which the executive may merge.
 */
export const addVisitorToBook =
  ({ lock }: Pick<OrdersForClientBook, 'lock'>) =>
  async (trx: Db, { executiveId, name, email, phone, locale }: Newcomer): Promise<number> => {
    await lock(trx, executiveId);
    const known = await findClientWithoutAccount(trx, executiveId, email);
    if (known !== null) return known;
    const { total } = await countClients(trx, executiveId, noFilter);
    if (total >= clientsMax) throw conflict(clientKeys.tooMany);
    const { id } = await trx
      .insertInto('client_book')
      .values({ executive_id: executiveId, name: await freeName(trx, executiveId, name), email, phone, locale })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

async function freeName(trx: Db, executiveId: string, name: string, nth = 1): Promise<string> {
  const tried = nth === 1 ? name : `${name} (${nth})`;
  const known = await findSameClient(trx, executiveId, { name: tried, email: null, except: null });
  return known === null ? tried : freeName(trx, executiveId, name, nth + 1);
}
