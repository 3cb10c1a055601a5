import { clientKeys } from 'contract/client-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import { clientsMax } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { conflict } from '../../shared/errors.ts';
import { countClients, everybody, findKnown, findUnclaimed } from './book.repository.ts';
import type { ClientOrders } from './ports.ts';

type Newcomer = { executiveId: string; name: string; email: string; phone: string | null; locale: Locale };

/**
 * Somebody of whom an executive accepted something stands in her book: by her address, where it is there already. Nobody
 * has proved it, so it leads neither to somebody's account nor to whom she blocked. That, and the same name alone, is
 * another person, until the executive says that the two are one.
 */
export const joinBook =
  ({ lock }: Pick<ClientOrders, 'lock'>) =>
  async (trx: Db, { executiveId, name, email, phone, locale }: Newcomer): Promise<number> => {
    await lock(trx, executiveId);
    const known = await findUnclaimed(trx, executiveId, email);
    if (known !== null) return known;
    const { total } = await countClients(trx, executiveId, everybody);
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
  const known = await findKnown(trx, executiveId, { name: tried, email: null, except: null });
  return known === null ? tried : freeName(trx, executiveId, name, nth + 1);
}
