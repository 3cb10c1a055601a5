import { clientKeys } from 'contract/client-book/message-keys.ts';
import { clientTagsMax, messageMaxLength } from 'contract/rules.ts';
import { unique } from '../../shared/unique.ts';
import { type ClientRow, findClient } from './book.repository.ts';
import { type EditContext, type EditResult, refusedEdit } from './client-edit.ts';
import {
  type Consent,
  findMailRefusal,
  hasConsent,
  isVisibleToExecutive,
  listConsents,
  sizesConsent,
  writeConsent,
} from './consents.repository.ts';
import { clearClient } from './erase.ts';
import { addMailRefusal, mailboxKeyOf } from './mail-refusals.repository.ts';

/**
 * Merges two entries of one person. The remaining entry's fields count; empty ones are filled from the other. A refused
 * consent of either stays refused. Placed orders are not rewritten: they count for the remaining entry.
 */
export async function mergeClient(editing: EditContext, from: ClientRow, intoId: number): Promise<EditResult> {
  const { trx, executiveId, secret, orders, requests } = editing;
  const into = intoId === from.id ? undefined : await findClient(trx, executiveId, intoId);
  if (!into) return refusedEdit(clientKeys.absent, from.id);
  if (from.accountId !== null) return refusedEdit(clientKeys.hasAccount, from.id);
  const client = { executiveId, clientId: from.id };
  if (await orders.isInDraft(trx, client)) return refusedEdit(clientKeys.inDraft, from.id);
  const all = await listConsents(trx, secret, executiveId, [from.id, into.id]);
  const no = findMailRefusal(all, from.id) ?? findMailRefusal(all, into.id);
  for (const { email } of [from, into])
    if (no && email !== null) await addMailRefusal(trx, mailboxKeyOf(secret, executiveId, email), no.at);
  const keepsSizes = into.accountId === null ? await joinConsents(editing, all, { from, into }) : false;
  await orders.moveTo(trx, client, into.id);
  await requests.moveTo(trx, client, into.id);
  await trx
    .updateTable('client_messages')
    .set({ client_id: into.id })
    .where('executive_id', '=', executiveId)
    .where('client_id', '=', from.id)
    .execute();
  await clearClient(trx, client, into.id);
  await trx
    .updateTable('client_book')
    .set({ merged_into: into.id })
    .where('executive_id', '=', executiveId)
    .where('merged_into', '=', from.id)
    .execute();
  const known = new Set(into.sizes.map(({ type }) => type));
  const sizes = [...into.sizes, ...from.sizes.filter(({ type }) => !known.has(type))];
  await trx
    .updateTable('client_book')
    .set({
      phone: into.phone ?? from.phone,
      ...(into.email === null && { email: from.email }),
      birthday: into.birthday ?? from.birthday,
      notes: unique([into.notes, from.notes].filter(Boolean)).join('\n\n').slice(0, messageMaxLength),
      tags: unique([...into.tags, ...from.tags]).slice(0, clientTagsMax),
      ...(into.accountId === null && { sizes: JSON.stringify(keepsSizes ? sizes : []) }),
      version: into.version + 1,
    })
    .where('executive_id', '=', executiveId)
    .where('id', '=', into.id)
    .execute();
  return { result: 'merged', id: into.id, reason: null };
}

/** Returns whether sizes may be kept afterwards. */
async function joinConsents(
  { trx, executiveId, secret, now }: EditContext,
  all: readonly Consent[],
  { from, into }: Record<'from' | 'into', ClientRow>,
): Promise<boolean> {
  const own = all.filter(({ clientId }) => clientId === into.id);
  for (const said of all.filter(isVisibleToExecutive)) {
    if (said.clientId !== from.id) continue;
    const { name, given, byClient } = said;
    const hasOwn = own.some((one) => one.name === name);
    if (given ? !hasOwn : hasConsent(own, into.id, name) || byClient || !hasOwn)
      await writeConsent(trx, { executiveId, clientId: into.id, name, given, byClient, at: given ? said.at : now });
  }
  return hasConsent(await listConsents(trx, secret, executiveId, [into.id]), into.id, sizesConsent);
}
