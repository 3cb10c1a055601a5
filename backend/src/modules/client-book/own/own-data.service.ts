import { fieldKeys } from 'contract/field-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { SizeNote } from '../../../database/tables/client-book.ts';
import { conflict, invalid, refused } from '../../../shared/errors.ts';
import { type ClientRow, findClient } from '../book.repository.ts';
import {
  agrees,
  isForExecutive,
  keepingSizes,
  listConsents,
  type OwnConsentName,
  wishesConsent,
} from '../consents.repository.ts';
import { type EditContext, givenNameOf, toName } from '../edits.ts';
import { ownFields } from './own-fields.mapper.ts';

/** By whom, and what it asks of others. */
export type OwnDataContext = Omit<EditContext, 'executiveId'> & {
  accountId: string;
  /** Her wish list goes. */
  dropWishes: (trx: Db, accountId: string) => Promise<void>;
};

/** Her row, and in whose book it stands; in nobody's where nobody looks after her. */
export type OwnRow = { executiveId: string | null; was: ClientRow };

/** What is undefined stays as it is. */
export type OwnChange = {
  version: number;
  given: string | undefined;
  family: string | undefined;
  phone: string | null | undefined;
  locale: Locale | undefined;
  sizes: SizeNote[] | undefined;
  consents: { name: OwnConsentName; given: boolean; terms: string }[];
};

/** Her row of the book, while nobody else changes it: the same order of locks as where her executive does. */
export async function lockOwn({
  trx,
  accountId,
  orders,
}: Pick<OwnDataContext, 'trx' | 'accountId' | 'orders'>): Promise<OwnRow> {
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

/** Her name and telephone in the book are those that she says; each yes and no is a row with its day. Says the version. */
export async function changeOwnData(own: OwnDataContext, { version, consents, ...change }: OwnChange): Promise<number> {
  const { trx, accountId, secret, now } = own;
  const { executiveId, was } = await lockOwn(own);
  if (version !== was.version) throw conflict();
  // Nobody agrees to a text that is not shown any more, or never was; any may be withdrawn.
  if (consents.some(({ given, terms }) => given && terms !== termsVersion))
    throw invalid({ [ownFields.consents]: fieldKeys.choice });
  // Where nobody looks after her there is nobody to let see anything, or write.
  if (executiveId === null && consents.some((one) => one.given && isForExecutive(one)))
    throw invalid({ [ownFields.consents]: fieldKeys.choice });
  const given = change.given ?? givenNameOf(was);
  if (given === '') throw invalid({ [ownFields.name]: fieldKeys.required });
  const family = change.family ?? was.familyName;
  const known = await listConsents(trx, secret, executiveId, [was.id]);
  const news = consents.filter((one) => one.given !== known.find(({ name }) => name === one.name)?.given);
  const holds = (name: OwnConsentName) =>
    consents.find((one) => one.name === name)?.given ?? agrees(known, was.id, name);
  const keepsSizes = keepingSizes.some(holds);
  if (change.sizes?.length && !keepsSizes) throw invalid({ [ownFields.sizes]: fieldKeys.choice });
  if (news.length > 0)
    await trx
      .insertInto('consents')
      .values(news.map((said) => ({ account_id: accountId, ...said, at: now })))
      .execute();
  if (news.some((one) => one.name === wishesConsent && !one.given)) await own.dropWishes(trx, accountId);
  const name = toName(given, family);
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
