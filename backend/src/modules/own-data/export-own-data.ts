import type { PaperFile } from 'contract/common/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** A person's rows of a table `t`, and the columns that are secret or about somebody else. */
export type ExportTable = { where: (accountId: string) => RawBuilder<boolean>; without?: string[] };
export type ExportTables = Record<string, ExportTable>;

const account = (id: string) => sql<boolean>`t.account_id = ${id}`;
const executive = (id: string) => sql<boolean>`t.executive_id = ${id}`;
const ofOrders = (id: string) => sql<boolean>`t.order_id in (select id from orders where executive_id = ${id})`;
const ofAttempts = (id: string) =>
  sql<boolean>`t.attempt_id in (select id from payment_attempts where executive_id = ${id})`;
const inBook = (id: string) => sql<boolean>`t.client_id in (select id from client_book where account_id = ${id})`;
const ofRequests = (id: string) => sql<boolean>`t.request_id in (
  select r.id from requests r join client_book b on b.id = r.client_id where b.account_id = ${id})`;

/** Orders placed as a guest with an address that the account has confirmed. */
const asGuest = (id: string) => sql`(select guest_id from own_guests where account_id = ${id})`;
const ofGuestOrders = (id: string) =>
  sql<boolean>`t.order_id in (select id from orders where guest_id in ${asGuest(id)})`;
const inBookOrAsGuest = (id: string) => sql<boolean>`(${inBook(id)} or t.guest_id in ${asGuest(id)})`;

/** Rows of parcels that fulfil a condition. */
const ofParcels = (condition: RawBuilder<boolean>) =>
  sql<boolean>`t.parcel_id in (select t.id from parcels t where ${condition})`;

/** Sign-in data and what the person entered, for every role. */
const commonTables: ExportTables = {
  accounts: { where: (id) => sql<boolean>`t.id = ${id}`, without: ['password_hash'] },
  consents: { where: account },
  sessions: {
    where: (id) => sql<boolean>`t.account_id = ${id} and t.actor_session_id is null`,
    without: ['address_hash', 'actor_session_id'],
  },
  mail_changes: { where: account, without: ['code_hash'] },
  former_mails: { where: account },
  wishes: { where: account },
};

/** Columns that name who did something on the account's behalf. */
const workers = ['actor_id', 'operator_id'];

export const executiveTables: ExportTables = {
  ...commonTables,
  executives: { where: account, without: ['referrer_id'] },
  actings: { where: executive, without: ['session_id', 'advisor_id'] },
  // The address of a parcel to a client is the client's.
  addresses: { where: (id) => sql<boolean>`t.executive_id = ${id} and t.client_id is null` },
  // Notes on a client are the executive's; contact data, sizes and birthday are the client's.
  client_book: {
    where: executive,
    without: ['account_id', 'phone', 'email', 'birthday', 'sizes', 'locale'],
  },
  client_messages: { where: executive },
  orders: { where: executive },
  order_lines: { where: executive },
  order_dropped_lines: { where: executive },
  order_omissions: { where: executive },
  order_events: { where: ofOrders, without: workers },
  dispatches: { where: ofOrders },
  parcels: { where: ofOrders },
  parcel_lines: { where: (id) => ofParcels(ofOrders(id)) },
  parcel_events: { where: (id) => ofParcels(ofOrders(id)), without: workers },
  invoices: { where: ofOrders },
  account_movements: { where: executive, without: workers },
  ledger_accounts: { where: executive },
  point_movements: { where: executive },
  coupons: { where: executive },
  coupon_uses: { where: executive },
  payment_attempts: { where: executive },
  payment_refunds: { where: ofAttempts, without: workers },
  saved_lists: { where: executive },
  saved_list_lines: { where: executive },
  stores: { where: executive },
  store_favourites: { where: executive },
  store_former_aliases: { where: executive },
  store_visits: { where: executive },
  // Which guest bought is the guest's data.
  store_credits: { where: executive },
  ready_bags: { where: executive },
  // Invited people: their name as written, but not how to reach them.
  referrals: { where: executive, without: ['email', 'phone'] },
  referral_prizes: { where: executive, without: ['operator_id', 'reason'] },
};

/** Why tables with an executive's id are not exported. */
export const executiveExcludedTables: Record<string, string> = {
  assignments: 'names her advisor, whom her page names',
  clients: 'accounts of her clients',
  client_consents: 'what her clients said',
  ledger_entries: 'says of an account what account_movements says',
  requests: 'what her clients asked for, which is in theirs',
  link_tokens: 'hashes of one-use links',
  paper_archive: 'invoices as files, which the pages of orders offer',
};

export const clientTables: ExportTables = {
  ...commonTables,
  clients: { where: account, without: ['executive_id'] },
  // Includes what the executive wrote, because it is about the client.
  client_book: { where: account, without: ['executive_id', 'merged_into'] },
  client_consents: { where: inBook, without: ['executive_id'] },
  client_messages: { where: inBook, without: ['executive_id'] },
  requests: { where: inBook, without: ['executive_id', 'visitor_id'] },
  request_lines: { where: ofRequests, without: ['order_id'] },
  request_events: { where: ofRequests, without: workers },
  addresses: { where: inBookOrAsGuest, without: ['executive_id', 'guest_id'] },
  guests: { where: (id) => sql<boolean>`t.id in ${asGuest(id)}`, without: ['address_hash'] },
  orders: { where: (id) => sql<boolean>`t.guest_id in ${asGuest(id)}` },
  dispatches: { where: ofGuestOrders },
  parcels: { where: ofGuestOrders },
  parcel_lines: { where: (id) => ofParcels(ofGuestOrders(id)) },
  parcel_events: { where: (id) => ofParcels(ofGuestOrders(id)), without: workers },
  invoices: { where: ofGuestOrders },
  // Lines ordered for the client, whose order is the executive's, and the client's own orders.
  order_lines: { where: inBookOrAsGuest, without: ['executive_id', 'guest_id', 'order_id'] },
};

export const clientExcludedTables: Record<string, string> = {
  account_movements: 'an executive’s account',
  executives: 'she is none',
  ledger_entries: 'as account_movements',
  link_tokens: 'hashes of one-use links',
  order_dropped_lines: 'what an order of her executive was confirmed without',
  order_events: 'orders are her executive’s',
  order_omissions: 'what her executive left out of an order',
  paper_archive: 'invoices as files, which the pages of orders offer',
  saved_list_lines: 'lists of her executive',
};

/** All data of a person as one file, table by table. */
export async function exportOwnData(trx: Db, parts: ExportTables, accountId: string, now: Date): Promise<PaperFile> {
  const kept: Record<string, unknown[]> = {};
  for (const [table, { where, without = [] }] of Object.entries(parts)) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} t
      where ${where(accountId)} order by to_jsonb(t)::text`.execute(trx);
    kept[table] = rows.map(({ row }) => row);
  }
  const day = now.toISOString().slice(0, 10);
  const text = JSON.stringify({ made: now.toISOString(), kept }, null, 2);
  return { name: `my-data-${day}.json`, bytes: Buffer.from(text, 'utf8') };
}
