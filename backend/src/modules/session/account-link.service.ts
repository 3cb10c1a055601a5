import { linkFailureKeys } from 'contract/password/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { CallInput } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { consumeLink, getLink } from './links.repository.ts';
import { assertGoodPassword } from './password.service.ts';
import { hashPassword } from './passwords.ts';
import { ownPasswordFields } from './session.mapper.ts';
import { openSession } from './session.service.ts';

/** The mailbox that the link was sent to, and the executive on offer. */
export async function readAccountLink(
  db: Db,
  token: string,
): Promise<{ address: string; storeOwnerId: string | null }> {
  const { address, store_owner_id: storeOwnerId } = await getLink(db, token);
  if (address === null) throw absent();
  return { address, storeOwnerId };
}

export type NewAccount = Pick<CallInput<'createAccount'>, 'clientAddress' | 'device' | 'isAbout'> & {
  token: string;
  password: string;
  name: string;
};

/** Makes the account; null where there is one already. */
export type CompleteAccount = (
  trx: Db,
  proved: { address: string; storeOwnerId: string | null; passwordHash: string },
) => Promise<(Parameters<typeof openSession>[2] & { name: string }) | null>;

/** The mailed link confirms the address, and the account is new, so the client is signed in. */
export async function createAccountByLink(
  { db, config }: Pick<Kit, 'db' | 'config'>,
  given: NewAccount,
  complete: CompleteAccount,
) {
  const link = await readAccountLink(db, given.token);
  given.isAbout(`client ${link.address.toLowerCase()}`);
  assertGoodPassword(given.password, [link.address, given.name], ownPasswordFields);
  const passwordHash = await hashPassword(given.password);
  return db.transaction().execute(async (trx) => {
    const account = (await consumeLink(trx, given.token)) ? await complete(trx, { ...link, passwordHash }) : null;
    if (account === null) throw new Refusal(410, linkFailureKeys.used);
    const whence = { addressHash: clientAddressHash(config, given.clientAddress), device: given.device };
    return { token: await openSession(trx, config, account, whence), name: account.name };
  });
}
