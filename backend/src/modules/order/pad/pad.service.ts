import type { BodyOf } from 'contract/calls/table.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { orderKeys } from 'contract/order/message-keys.ts';
import { clientsMax, savedListsMax } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent, conflict, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import { tidyLine } from '../../../shared/text.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';
import { type Article, listArticlesById } from '../core/articles.repository.ts';
import { lockBuyer } from '../core/buyers.repository.ts';
import { type Campaign, readCalendar } from '../core/campaigns.ts';
import {
  addBookedClient,
  type BookedClient,
  countBookedClients,
  findClientByName,
  findOwnClients,
  removeNameOnlyClient,
  setClientPhone,
} from '../core/clients.repository.ts';
import { toCode } from '../core/find-articles.ts';
import { findInHand } from '../core/orders.repository.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { type AddedLines, addLines } from './add-lines.service.ts';
import {
  findLastOrder,
  listLinesOfList,
  listLinesOfOrder,
  listRecentArticleIds,
  listSalesLines,
  listSavedLists,
  putSavedLines,
  putSavedList,
  type RepeatedLine,
  removeSavedList,
} from './pad.repository.ts';

/** The same name gives the same client; a new telephone is added. */
export async function addClientToBook(
  trx: Db,
  client: BodyOf<'addOrderClient'>,
  { buyer }: Viewer,
): Promise<BookedClient> {
  await lockBuyer(trx, buyer);
  const name = tidyLine(client.name);
  if (name === '') throw invalid({ name: fieldProblemKeys.required });
  const known = await findClientByName(trx, buyer, name);
  if (!known) {
    if ((await countBookedClients(trx, buyer)) >= clientsMax) throw conflict(orderKeys.tooManyClients);
    return addBookedClient(trx, { buyer, name, phone: client.phone ?? null });
  }
  if (client.phone === undefined || known.phone !== null) return known;
  await setClientPhone(trx, buyer, known.id, client.phone);
  return { ...known, phone: client.phone };
}

/** Removes a name added by mistake. A missing client, or one with more than a name, is no error. */
export async function removeClientFromBook(trx: Db, client: string, { buyer }: Viewer): Promise<void> {
  await lockBuyer(trx, buyer);
  const id = toRowId(client);
  if (id !== null) await removeNameOnlyClient(trx, buyer, id);
}

/** Recently ordered articles, newest first, as sold now. */
export type RecentArticles = {
  articles: Article[];
  campaign: Campaign;
  lastOrder: Awaited<ReturnType<typeof findLastOrder>>;
};

export async function readRecentArticles(db: Db, { buyer, now }: Viewer): Promise<RecentArticles> {
  const { inForce } = await readCalendar(db, now);
  const ids = await listRecentArticleIds(db, buyer);
  const articles = await listArticlesById(db, ids, { campaign: inForce, now });
  return {
    articles: ids.flatMap((id) => articles.find((one) => one.id === id) ?? []),
    campaign: inForce,
    lastOrder: await findLastOrder(db, buyer),
  };
}

/** An article that is no longer sold gets a result like any other line. */
export async function repeatLines(
  trx: Db,
  rewards: RewardsPort,
  source: BodyOf<'repeatLines'>,
  viewer: Viewer,
): Promise<AddedLines> {
  const lines = await findRepeated(trx, source, viewer.buyer);
  if (!lines) throw absent();
  const again = lines.map(({ code, quantity, client }, at) => ({
    key: String(at + 1),
    code,
    quantity,
    ...(client !== null && { client: String(client) }),
  }));
  return addLines(trx, rewards, again, viewer);
}

async function findRepeated(trx: Db, source: BodyOf<'repeatLines'>, buyer: Buyer): Promise<RepeatedLine[] | null> {
  if ('order' in source) return listLinesOfOrder(trx, buyer, source.order);
  const id = toRowId(source.list);
  return id === null ? null : listLinesOfList(trx, buyer, id);
}

/** A list to save, or to replace one with; without lines it gets those of the order in hand. */
type ListToSave = Extract<BodyOf<'saveList'>, { name: string }>;

export async function removeList(trx: Db, listId: string, { buyer }: Viewer): Promise<void> {
  await lockBuyer(trx, buyer);
  const id = toRowId(listId);
  if (id === null || !(await removeSavedList(trx, buyer, id))) throw absent();
}

export async function saveList(trx: Db, list: ListToSave, { buyer, now }: Viewer): Promise<void> {
  await lockBuyer(trx, buyer);
  const name = tidyLine(list.name);
  if (name === '') throw invalid({ name: fieldProblemKeys.required });
  const replaced = list.list === undefined ? null : toRowId(list.list);
  const lists = await listSavedLists(trx, buyer);
  if (list.list !== undefined && !lists.some(({ id }) => id === replaced)) throw absent();
  if (lists.some((one) => one.id !== replaced && one.name.toLowerCase() === name.toLowerCase()))
    throw conflict(orderKeys.listNameTaken);
  if (replaced === null && lists.length >= savedListsMax) throw conflict(orderKeys.tooManyLists);
  const lines = await requireLines(trx, list.lines, buyer);
  const listId = await putSavedList(trx, { buyer, listId: replaced, name, now });
  await putSavedLines(trx, { buyer, listId }, lines);
}

/** The given lines, or else those of the order in hand. */
async function requireLines(trx: Db, lines: ListToSave['lines'], buyer: Buyer): Promise<RepeatedLine[]> {
  if (lines === undefined) {
    const order = await findInHand(trx, buyer);
    const own = order ? await listSalesLines(trx, order.id) : [];
    if (own.length === 0) throw conflict(orderKeys.nothingToKeep);
    return own;
  }
  const ids = lines.flatMap(({ client }) => toRowId(client ?? '') ?? []);
  const clients = await findOwnClients(trx, buyer, ids);
  return lines.map(({ code, quantity, client }, at) => {
    const own = client === undefined ? null : toRowId(client);
    if (client !== undefined && (own === null || !clients.has(own)))
      throw invalid({ [`lines.${at}.client`]: fieldProblemKeys.choice });
    return { code: toCode(code), quantity, client: own };
  });
}
