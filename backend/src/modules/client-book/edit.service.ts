import { clientKeys } from 'contract/client-book/message-keys.ts';
import { clientStates } from 'contract/codes.ts';
import { clientsMax } from 'contract/rules.ts';
import { Refusal } from '../../shared/errors.ts';
import { type ClientRow, countClients, findClient, findSameClient, noFilter } from './book.repository.ts';
import {
  type ClientEdit,
  type EditContext,
  type EditResult,
  givenNameOf,
  isDayOfYear,
  refusedEdit,
  toFullName,
} from './client-edit.ts';
import {
  accountSizesConsent,
  type Consent,
  type ConsentName,
  hasConsent,
  listConsents,
  mailConsent,
  sizesConsent,
  writeConsent,
} from './consents.repository.ts';
import { eraseClient } from './erase.ts';
import { addMailRefusal, listMailRefusals, mailboxKeyOf } from './mail-refusals.repository.ts';
import { mergeClient } from './merge.ts';

/** Each entry has its own result; a refused one changes nothing and does not stop the others. */
export async function editClients(editing: EditContext, edits: readonly ClientEdit[]): Promise<EditResult[]> {
  await editing.orders.lock(editing.trx, editing.executiveId);
  const outcomes: EditResult[] = [];
  for (const edit of edits) outcomes.push(await editClient(editing, edit));
  return outcomes;
}

async function editClient(editing: EditContext, edit: ClientEdit): Promise<EditResult> {
  const { trx, executiveId } = editing;
  if (edit.birthday && !isDayOfYear(edit.birthday)) return refusedEdit(clientKeys.birthday, edit.id);
  if (edit.id === null) return addClient(editing, edit);
  const was = await findClient(trx, executiveId, edit.id);
  if (!was) return refusedEdit(clientKeys.absent);
  if (edit.version !== undefined && edit.version !== was.version) return refusedEdit(clientKeys.changed, was.id);
  if (edit.mergeInto !== null) return mergeClient(editing, was, edit.mergeInto);
  if (edit.state === 'gone') return eraseClient(editing, was);
  return changeClient(editing, edit, was);
}

async function addClient(editing: EditContext, edit: ClientEdit): Promise<EditResult> {
  const { trx, executiveId } = editing;
  const name = toFullName(edit.given ?? '', edit.family ?? '');
  if (!edit.given) return refusedEdit(clientKeys.nameMissing);
  const known = await findSameClient(trx, executiveId, { name, email: edit.email ?? null, except: null });
  if (known !== null) return { result: 'known', id: known, reason: clientKeys.known };
  const { total } = await countClients(trx, executiveId, noFilter);
  if (total >= clientsMax) return refusedEdit(clientKeys.tooMany);
  const says = (asked: ConsentName) => edit.consents.some(({ name: one, given }) => one === asked && given);
  if (says(mailConsent) && edit.email && (await isRefused(editing, edit.email))) return refusedEdit(clientKeys.saidNo);
  if (edit.sizes?.length && !says(sizesConsent)) return refusedEdit(clientKeys.sizesNeedConsent);
  const { id } = await trx
    .insertInto('client_book')
    .values({ executive_id: executiveId, name, ...columnsOf(edit) })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const consent of edit.consents)
    await writeConsent(trx, { executiveId, clientId: id, ...consent, at: editing.now });
  const reason = await placeAddress(editing, id, edit);
  if (reason === null) return { result: 'made', id, reason };
  await trx.deleteFrom('client_book').where('id', '=', id).execute();
  return refusedEdit(reason);
}

async function changeClient(editing: EditContext, edit: ClientEdit, was: ClientRow): Promise<EditResult> {
  const { trx, executiveId, secret, now } = editing;
  const name = toFullName(edit.given ?? givenNameOf(was), edit.family ?? was.familyName);
  if (edit.given === '') return refusedEdit(clientKeys.nameMissing, was.id);
  const isRenamed = name !== was.name;
  const known = await findSameClient(trx, executiveId, {
    name: isRenamed ? name : '',
    email: edit.email === was.email ? null : (edit.email ?? null),
    except: was.id,
  });
  if (known !== null) return { result: 'known', id: known, reason: clientKeys.known };
  if (was.accountId !== null && edit.consents.length > 0) return refusedEdit(clientKeys.hasAccount, was.id);
  const consents = await listConsents(trx, secret, executiveId, [was.id]);
  const news = edit.consents.filter(({ name: asked, given }) => given !== hasConsent(consents, was.id, asked));
  const movedTo = edit.email === was.email ? undefined : edit.email;
  const saidNo = await listNos(editing, consents, movedTo);
  if (news.some(({ name: asked, given }) => given && saidNo.includes(asked)))
    return refusedEdit(clientKeys.saidNo, was.id);
  const seesSizes =
    edit.consents.find(({ name: asked }) => asked === sizesConsent)?.given ??
    hasConsent(consents, was.id, sizesConsent);
  if (edit.sizes?.length && !seesSizes) return refusedEdit(clientKeys.sizesNeedConsent, was.id);
  // Sizes that the client's account keeps and the executive cannot see are unchanged.
  const keepsStoredSizes = !seesSizes && hasConsent(consents, was.id, accountSizesConsent);
  const reason = await placeAddress(editing, was.id, edit);
  if (reason !== null) return refusedEdit(reason, was.id);
  if (movedTo && saidNo.includes(mailConsent))
    await addMailRefusal(trx, mailboxKeyOf(secret, executiveId, movedTo), now);
  for (const consent of news) await writeConsent(trx, { executiveId, clientId: was.id, ...consent, at: now });
  await trx
    .updateTable('client_book')
    .set({
      ...columnsOf(keepsStoredSizes ? { ...edit, sizes: undefined } : edit),
      ...{ name, version: was.version + 1 },
      ...(!seesSizes && !keepsStoredSizes && { sizes: '[]' }),
    })
    .where('executive_id', '=', executiveId)
    .where('id', '=', was.id)
    .execute();
  return { result: 'changed', id: was.id, reason: null };
}

/** Refused consents. An address's refusal stays with the address; the client's moves along to the next address. */
async function listNos(editing: EditContext, consents: readonly Consent[], movedTo: string | null | undefined) {
  const nos = consents
    .filter(({ byClient, given, ofAddress }) => byClient && !given && !(ofAddress && movedTo !== undefined))
    .map(({ name }) => name);
  return movedTo && (await isRefused(editing, movedTo)) ? [...nos, mailConsent] : nos;
}

async function isRefused({ trx, executiveId, secret }: EditContext, email: string): Promise<boolean> {
  return (await listMailRefusals(trx, [mailboxKeyOf(secret, executiveId, email)])).length > 0;
}

/** Why the client cannot have this address, or null. */
async function placeAddress({ trx, executiveId, orders }: EditContext, clientId: number, { address }: ClientEdit) {
  if (address === undefined) return null;
  try {
    await orders.keepAddress(trx, { executiveId, clientId }, address);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.fields) return clientKeys.address;
    throw error;
  }
}

/** The columns that an entry changes. */
const columnsOf = ({ family, phone, email, locale, birthday, notes, tags, sizes, state }: ClientEdit) => ({
  ...(family !== undefined && { family_name: family }),
  ...(phone !== undefined && { phone }),
  ...(email !== undefined && { email }),
  ...(locale !== undefined && { locale }),
  ...(birthday !== undefined && { birthday }),
  ...(notes !== undefined && { notes }),
  ...(tags !== undefined && { tags }),
  ...(sizes !== undefined && { sizes: JSON.stringify(sizes) }),
  ...(state !== undefined && state !== 'gone' && { state: clientStates[state] }),
});
