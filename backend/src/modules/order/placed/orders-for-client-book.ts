import type { AddressInput, AddressWire } from 'contract/address/schemas.ts';
import { giftType } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { executiveBuyer, ownedBy } from '../../../shared/buyer.ts';
import { offsetOf, type Page } from '../../../shared/pagination.mapper.ts';
import { soldToClients } from '../../../shared/sold-to.ts';
import { type Article, currentPriceOf, listArticlesById } from '../core/articles.repository.ts';
import { lockBuyer } from '../core/buyers.repository.ts';
import { readCalendar } from '../core/campaigns.ts';
import { checkAddress, listAddresses, saveAddress } from '../terms/addresses.ts';

/** Identifies a client of an executive. */
type ClientRef = { executiveId: string; clientId: number };

/** What a client got of one article; `again` is when it may run out, by the time between earlier purchases. */
export type Purchase = {
  article: Article;
  units: number;
  /** Days, as YYYY-MM-DD. */
  last: string;
  cents: number;
  /** Null where the current campaign does not sell it. */
  nowCents: number | null;
  again: string | null;
};

type PurchaseRow = Omit<Purchase, 'article' | 'nowCents'> & { id: number; total: number };

export type OrdersForClientBook = typeof ordersForClientBook;

/** What the client book needs of orders: all data of a client there. */
export const ordersForClientBook = {
  /** Taken first, as in every change of an executive's orders. */
  lock: (trx: Db, executiveId: string) => lockBuyer(trx, executiveBuyer(executiveId)),

  async isInDraft(trx: Db, { executiveId, clientId }: ClientRef): Promise<boolean> {
    const found = await trx
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.id')
      .where(ownedBy(executiveBuyer(executiveId), 'l'))
      .where('l.client_id', '=', clientId)
      .where('o.number', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  },

  async addressOf(db: Db, { executiveId, clientId }: ClientRef): Promise<AddressWire | null> {
    const [first] = await listAddresses(db, executiveBuyer(executiveId), clientId);
    return first ?? null;
  },

  /** Throws if it cannot be shipped to; null removes the client's addresses from the book. */
  async keepAddress(trx: Db, { executiveId, clientId }: ClientRef, given: AddressInput | null): Promise<void> {
    const buyer = executiveBuyer(executiveId);
    const checked = given && (await checkAddress(trx, given, ''));
    await trx
      .updateTable('addresses')
      .set({ is_default: false, ...(given === null && { kept: false }) })
      .where(ownedBy(buyer))
      .where('client_id', '=', clientId)
      .execute();
    if (!checked) return;
    const { id } = await saveAddress(trx, checked, { buyer, clientId, keep: true });
    await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
  },

  /** Removes what is not part of a placed order. */
  async forget(trx: Db, { executiveId, clientId }: ClientRef): Promise<void> {
    const buyer = executiveBuyer(executiveId);
    await trx.deleteFrom('saved_list_lines').where(ownedBy(buyer)).where('client_id', '=', clientId).execute();
    await this.keepAddress(trx, { executiveId, clientId }, null);
    await trx
      .deleteFrom('addresses as a')
      .where(ownedBy(buyer))
      .where('a.client_id', '=', clientId)
      .where(sql<boolean>`not exists (
        select from orders o where o.address_id = a.id or o.billing_address_id = a.id)`)
      .execute();
  },

  /** Lists and addresses move to the other client; placed orders stay as agreed. */
  async moveTo(trx: Db, { executiveId, clientId }: ClientRef, to: number): Promise<void> {
    const buyer = executiveBuyer(executiveId);
    await trx
      .updateTable('saved_list_lines')
      .set({ client_id: to })
      .where(ownedBy(buyer))
      .where('client_id', '=', clientId)
      .execute();
    await trx
      .updateTable('addresses')
      .set({ client_id: to, is_default: false })
      .where(ownedBy(buyer))
      .where('client_id', '=', clientId)
      .execute();
  },

  /** Clients who may run out of an article within two weeks, by earlier intervals; the soonest of each client. */
  async listRunningOut(db: Db, executiveId: string, now: Date) {
    const { rows } = await sql<{ clientId: number; day: string }>`
      select "clientId", min(again)::text as day from (
        select client_id as "clientId", max(day) + (max(day) - min(day)) / (count(*) - 1)::integer as again
        from (
          select distinct client_id, article_id, at::date as day from sold_lines
          where executive_id = ${executiveId} and client_id is not null and type <> ${giftType}
        ) bought
        group by client_id, article_id
        having count(*) > 1
      ) lasting
      where again between ${now}::date - 14 and ${now}::date + 14
      group by "clientId" order by min(again), "clientId"`.execute(db);
    return rows;
  },

  /** Article by article, newest first, without gifts. */
  async listPurchases(db: Db, { executiveId, clientId }: ClientRef, page: Page, now: Date) {
    const { rows } = await sql<PurchaseRow>`
      select s.article_id as id, sum(s.quantity)::integer as units, max(s.at)::date::text as last,
        (array_agg(coalesce(s.unit_cents, 0) order by s.at desc, s.order_id))[1] as cents,
        case when count(distinct s.at::date) > 1 then
          (max(s.at)::date + (max(s.at)::date - min(s.at)::date) / (count(distinct s.at::date) - 1)::integer)::text
        end as again,
        (count(*) over ())::integer as total
      from sold_lines s
      where s.executive_id = ${executiveId} and ${soldToClients([clientId])} and s.type <> ${giftType}
      group by s.article_id
      order by max(s.at) desc, s.article_id
      limit ${page.size} offset ${offsetOf(page)}`.execute(db);
    const { inForce: campaign } = await readCalendar(db, now);
    const articles = await listArticlesById(
      db,
      rows.map(({ id }) => id),
      { campaign, now },
    );
    const purchases = rows.flatMap(({ id, total: _, ...bought }): Purchase[] => {
      const article = articles.find((one) => one.id === id);
      return article ? [{ article, nowCents: currentPriceOf(article), ...bought }] : [];
    });
    return { purchases, total: rows[0]?.total ?? 0 };
  },
};
