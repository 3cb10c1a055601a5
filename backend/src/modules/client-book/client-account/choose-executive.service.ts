import { barredState } from 'contract/codes.ts';
import { clientsMax } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { conflict } from '../../../shared/errors.ts';
import type { Secret } from '../../../shared/secrets.ts';
import { toMailbox } from '../../../shared/text.ts';
import { countClients, findClientWithoutAccount, isInBookOf, noFilter } from '../book.repository.ts';
import { accountSizesConsent, hasConsent, isVisibleToExecutive, listConsents } from '../consents.repository.ts';
import { mailboxKeyOf } from '../mail-refusals.repository.ts';
import { type BookedClientRow, type ClientDataContext, lockClientRow } from './client-data.service.ts';
import { mailFormerExecutive, removeFromBook } from './leave-book.ts';

/** A client leaves one executive before choosing another; there is no direct move. */
export async function chooseExecutive(
  own: ClientDataContext,
  executiveId: string | null,
  outbox: Outbox,
): Promise<void> {
  const row = await lockClientRow(own);
  if (row.executiveId === executiveId) return;
  if (executiveId === null) return leave(own, row, outbox);
  if (row.executiveId !== null) throw conflict();
  await join(own, row, executiveId);
}

/** The client's own data is kept; consents given to the former executive are not. */
async function leave(own: ClientDataContext, row: BookedClientRow, outbox: Outbox): Promise<void> {
  const { trx, accountId, secret, now } = own;
  const { executiveId, was } = row;
  const said = await listConsents(trx, secret, executiveId, [was.id]);
  await removeFromBook(own, row);
  const before = said.filter((one) => one.given && isVisibleToExecutive(one));
  if (before.length > 0)
    await trx
      .insertInto('consents')
      .values(before.map(({ name, terms }) => ({ account_id: accountId, name, given: false, terms, at: now })))
      .execute();
  await trx
    .insertInto('client_book')
    .values({
      ...{ executive_id: null, account_id: accountId, name: was.name, family_name: was.familyName },
      ...{ phone: was.phone, locale: was.locale, version: was.version + 1 },
      sizes: JSON.stringify(hasConsent(said, was.id, accountSizesConsent) ? was.sizes : []),
    })
    .execute();
  await keepExecutive(trx, accountId, null);
  if (executiveId !== null) await mailFormerExecutive(trx, outbox, { executiveId, name: was.name, closed: false });
}

/** A blocked client cannot return by this; the refusal is that of a full book. */
async function join(
  { trx, accountId, secret, orders }: ClientDataContext,
  { was }: BookedClientRow,
  executiveId: string,
): Promise<void> {
  await orders.lock(trx, executiveId);
  const { total } = await countClients(trx, executiveId, noFilter);
  // By the address in the book, confirmed or not, because the block was set by that one.
  const isShut = was.email !== null && (await isBlocked(trx, { secret, executiveId, address: was.email }));
  if (total >= clientsMax || isShut) throw conflict();
  // The confirmed address matches the entry that the executive wrote down for this client.
  const known = was.mailTo === null ? null : await findClientWithoutAccount(trx, executiveId, was.mailTo);
  const entry = { name: was.name, family_name: was.familyName, version: was.version + 1 };
  if (known === null)
    await trx
      .updateTable('client_book')
      .set({ ...entry, executive_id: executiveId })
      .where('id', '=', was.id)
      .execute();
  else {
    await trx.deleteFrom('client_book').where('id', '=', was.id).execute();
    await trx
      .updateTable('client_book')
      .set({
        ...{ ...entry, account_id: accountId, locale: was.locale, sizes: JSON.stringify(was.sizes) },
        ...(was.phone !== null && { phone: was.phone }),
      })
      .where('executive_id', '=', executiveId)
      .where('id', '=', known)
      .execute();
  }
  await keepExecutive(trx, accountId, executiveId);
}

type Mailbox = { secret: Secret; executiveId: string; address: string };

async function isBlocked(trx: Db, { secret, executiveId, address }: Mailbox): Promise<boolean> {
  // Compared by mailbox, so that a plus in the address circumvents neither.
  const left = await trx
    .selectFrom('client_blocks')
    .select('mailbox')
    .where('mailbox', '=', mailboxKeyOf(secret, executiveId, address))
    .executeTakeFirst();
  if (left) return true;
  const barred = await trx
    .selectFrom('client_book as b')
    .leftJoin('accounts as a', 'a.id', 'b.account_id')
    .select(({ fn }) => fn.coalesce('a.email', 'b.email').as('email'))
    .where(isInBookOf(executiveId))
    .where('b.state', '=', barredState)
    .execute();
  return barred.some(({ email }) => email !== null && toMailbox(email) === toMailbox(address));
}

const keepExecutive = (trx: Db, accountId: string, executiveId: string | null) =>
  trx.updateTable('clients').set({ executive_id: executiveId }).where('account_id', '=', accountId).execute();
