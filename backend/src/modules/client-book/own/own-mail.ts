import { findClient } from '../book.repository.ts';
import { listConsents, refusalIn } from '../consents.repository.ts';
import { mailboxKeyOf, refuseMails } from '../refusals.repository.ts';
import { lockOwn, type OwnDataContext } from './own-data.service.ts';

/** Refusals of the client's mailbox also apply to the one that `move` changes to. */
export async function takeNoAlong(own: OwnDataContext, move: () => Promise<void>): Promise<void> {
  const { trx, secret } = own;
  const { executiveId, was } = await lockOwn(own);
  const no = refusalIn(await listConsents(trx, secret, executiveId, [was.id]), was.id);
  await move();
  const email = (await findClient(trx, executiveId, was.id))?.email ?? null;
  if (executiveId !== null && no && email !== null && email !== was.email)
    await refuseMails(trx, mailboxKeyOf(secret, executiveId, email), no.at);
}
