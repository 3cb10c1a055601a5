import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { SizeNote } from '../../../database/tables/client-book.ts';
import { conflict, invalid, refused } from '../../../shared/errors.ts';
import { type ClientRow, findClient } from '../book.repository.ts';
import { type EditContext, givenNameOf, toFullName } from '../client-edit.ts';
import {
  findMailRefusal,
  hasConsent,
  isVisibleToExecutive,
  listConsents,
  type OwnConsentName,
  sizesConsents,
  wishesConsent,
} from '../consents.repository.ts';
import { addMailRefusal, mailboxKeyOf } from '../mail-refusals.repository.ts';

/** The person who changes the data, and the ports that the change needs. */
export type ClientDataContext = Omit<EditContext, 'executiveId'> & {
  accountId: string;
  /** Deletes the client's wish list. */
  deleteWishes: (trx: Db, accountId: string) => Promise<void>;
};

/** The client's row and the executive whose book holds it; null without an executive. */
export type BookedClientRow = { executiveId: string | null; was: ClientRow };

/** Undefined leaves a field as it is. */
export type ClientDataChange = {
  version: number;
  given: string | undefined;
  family: string | undefined;
  phone: string | null | undefined;
  locale: Locale | undefined;
  sizes: SizeNote[] | undefined;
  consents: { name: OwnConsentName; given: boolean; terms: string }[];
};

/** Locks the client's row in the book, in the same order as an executive's edit does. */
export async function lockClientRow({
  trx,
  accountId,
  orders,
}: Pick<ClientDataContext, 'trx' | 'accountId' | 'orders'>): Promise<BookedClientRow> {
  const row = await trx
    .selectFrom('client_book')
    .select(['id', 'executive_id as executiveId'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw refused();
  if (row.executiveId !== null) await orders.lock(trx, row.executiveId);
  else await trx.selectFrom('client_book').select('id').where('id', '=', row.id).forUpdate().execute();
  const was = await findClient(trx, row.executiveId, row.id);
  if (!was) throw refused();
  return { executiveId: row.executiveId, was };
}

/** Writes name and telephone to the book, and each consent as a dated row. Returns the new version. */
export async function changeClientData(
  own: ClientDataContext,
  { version, consents, ...change }: ClientDataChange,
): Promise<number> {
  const { trx, accountId, secret, now } = own;
  const { executiveId, was } = await lockClientRow(own);
  if (version !== was.version) throw conflict();
  // Only the current text can be agreed to; any consent may be withdrawn.
  if (consents.some(({ given, terms }) => given && terms !== termsVersion))
    throw invalid({ consents: fieldProblemKeys.choice });
  // Without an executive there is nobody to share data with or be written to by.
  if (executiveId === null && consents.some((one) => one.given && isVisibleToExecutive(one)))
    throw invalid({ consents: fieldProblemKeys.choice });
  const given = change.given ?? givenNameOf(was);
  if (given === '') throw invalid({ givenName: fieldProblemKeys.required });
  const family = change.family ?? was.familyName;
  const known = await listConsents(trx, secret, executiveId, [was.id]);
  const news = consents.filter((one) => one.given !== known.find(({ name }) => name === one.name)?.given);
  const holds = (name: OwnConsentName) =>
    consents.find((one) => one.name === name)?.given ?? hasConsent(known, was.id, name);
  const keepsSizes = sizesConsents.some(holds);
  if (change.sizes?.length && !keepsSizes) throw invalid({ sizes: fieldProblemKeys.choice });
  if (news.length > 0)
    await trx
      .insertInto('consents')
      .values(news.map((said) => ({ account_id: accountId, ...said, at: now })))
      .execute();
  if (news.some((one) => one.name === wishesConsent && !one.given)) await own.deleteWishes(trx, accountId);
  const name = toFullName(given, family);
  const { phone, locale, sizes } = change;
  await trx
    .updateTable('client_book')
    .set({
      ...{ name, family_name: family, version: was.version + 1 },
      ...(phone !== undefined && { phone }),
      ...(locale !== undefined && { locale }),
      ...(sizes !== undefined && { sizes: JSON.stringify(sizes) }),
      ...(!keepsSizes && { sizes: '[]' }),
    })
    .where('id', '=', was.id)
    .execute();
  await trx
    .updateTable('accounts')
    .set({ name, ...(locale !== undefined && { lang: locale }) })
    .where('id', '=', accountId)
    .execute();
  if (phone !== undefined)
    await trx.updateTable('clients').set({ phone }).where('account_id', '=', accountId).execute();
  return was.version + 1;
}

/** Refusals of the client's mailbox also apply to the one that `move` changes to. */
export async function moveMailRefusals(own: ClientDataContext, move: () => Promise<void>): Promise<void> {
  const { trx, secret } = own;
  const { executiveId, was } = await lockClientRow(own);
  const no = findMailRefusal(await listConsents(trx, secret, executiveId, [was.id]), was.id);
  await move();
  const email = (await findClient(trx, executiveId, was.id))?.email ?? null;
  if (executiveId !== null && no && email !== null && email !== was.email)
    await addMailRefusal(trx, mailboxKeyOf(secret, executiveId, email), no.at);
}
