import { closeAccountKeys } from 'contract/account/message-keys.ts';
import { barredState, type ExchangeState, exchangeStates, type OrderState, orderStates } from 'contract/codes.ts';
import { termsVersion } from 'contract/rules.ts';
import { caches } from 'contract/shop/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Outbox } from '../../kit/outbox.ts';
import { bumpCacheVersion } from '../../shared/bump-cache-version.ts';
import { conflict } from '../../shared/errors.ts';
import type { closeBook } from '../client-book/client-account/close-book.ts';
import type { OrdersForClientBook } from '../order/placed/orders-for-client-book.ts';
import type { deletePortrait } from '../pictures/portraits.ts';
import { erasedByAccount, erasedByExecutive } from './erased-tables.ts';

export type ClosePorts = {
  orders: Pick<OrdersForClientBook, 'lock'>;
  closeBook: ReturnType<typeof closeBook>;
  deletePortrait: typeof deletePortrait;
};

type CloseInput = {
  trx: Db;
  accountId: string;
  /** Hash of a random password that nobody knows. */
  passwordHash: string;
  now: Date;
  outbox: Outbox;
};

/**
 * Ends the executive's account once nothing is pending: what the law requires is kept with the name, all else is
 * erased. Returns the portrait that no store uses any more.
 */
export async function closeExecutive(closing: CloseInput, ports: ClosePorts): Promise<string | null> {
  const { trx, accountId, passwordHash, now, outbox } = closing;
  await ports.orders.lock(trx, accountId);
  await assertNothingUnderWay(trx, accountId);
  await dropDrafts(trx, accountId);
  for (const table of erasedByExecutive) await trx.deleteFrom(table).where('executive_id', '=', accountId).execute();
  await ports.closeBook(trx, accountId);
  const portrait = await closeStore(closing, ports);
  await sql`
    delete from addresses a where a.executive_id = ${accountId}
      and not exists (select from orders o where o.address_id = a.id or o.billing_address_id = a.id)
      and not exists (select from client_book b where b.id = a.client_id and b.account_id is not null)`.execute(trx);
  await sql`update addresses set kept = false, is_default = false where executive_id = ${accountId}
    and client_id is null`.execute(trx);
  // Each consent ends with a dated withdrawal.
  await sql`
    insert into consents (account_id, name, given, terms, at)
    select account_id, name, false, ${termsVersion}, ${now} from (
      select distinct on (name) account_id, name, given from consents where account_id = ${accountId}
      order by name, id desc) last where given`.execute(trx);
  const { to, ...recipient } = await endAccount(trx, accountId, passwordHash);
  if (to !== null)
    await outbox.send(trx, 'account-mail', `closed ${crypto.randomUUID()}`, { about: 'closed', to, ...recipient });
  // Stored answers hold names.
  await trx.deleteFrom('idempotency_keys').where('owner', '=', accountId).execute();
  for (const table of erasedByAccount) await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  return portrait;
}

/** Lists every state, so that a new one has to say whether it keeps the account open. */
const orderUnderWay: Record<OrderState, boolean> = {
  [orderStates.draft]: false,
  [orderStates.pending]: true,
  [orderStates.paid]: true,
  [orderStates.sent]: true,
  [orderStates.delivered]: false,
  [orderStates.cancelled]: false,
  [orderStates.expired]: false,
  [orderStates.refused]: false,
  [orderStates.returning]: true,
  [orderStates.refunded]: false,
  [orderStates.paidLate]: true,
};
const exchangeUnderWay: Record<ExchangeState, boolean> = {
  [exchangeStates.asked]: true,
  [exchangeStates.received]: true,
  [exchangeStates.sent]: false,
  [exchangeStates.refused]: false,
  [exchangeStates.ended]: false,
};
const statesOf = (isUnderWay: Record<string, boolean>) => Object.keys(isUnderWay).filter((state) => isUnderWay[state]);

/** Refuses while there are open orders, debts, credits or payments, which nobody could settle afterwards. */
async function assertNothingUnderWay(trx: Db, executiveId: string): Promise<void> {
  const { rows } = await sql<{ cents: number; orders: boolean; money: boolean }>`
    select
      (select coalesce(sum(cents), 0) from account_movements where executive_id = ${executiveId})::integer as cents,
      exists (select from orders o left join store_credits s on s.order_id = o.id
        where (o.executive_id = ${executiveId} or s.executive_id = ${executiveId}) and o.number is not null
          and o.state = any(${statesOf(orderUnderWay)}::text[]))
        or exists (select from withdrawals w join orders o on o.id = w.order_id
          where o.executive_id = ${executiveId} and not exists (
            select from withdrawal_steps s where s.withdrawal_id = w.id and s.step in ('refused', 'done')))
        or exists (select from exchanges x join orders o on o.id = x.order_id
          where o.executive_id = ${executiveId} and x.state = any(${statesOf(exchangeUnderWay)}::text[])) as orders,
      exists (select from payment_attempts a
        left join payment_refunds r on r.attempt_id = a.id and r.state in ('wanted', 'waiting')
        where a.executive_id = ${executiveId} and (a.outcome = 'waiting' or r.id is not null
          -- The executive left for the provider, whose answer is not there yet.
          or (a.outcome = 'unheard' and a.left_at is not null and a.ask_at is not null
            and (a.asked_at is null or a.asked_at < a.expires_at)))) as money`.execute(trx);
  const [found] = rows;
  if (found?.orders) throw conflict(closeAccountKeys.orders);
  if (found?.money || found?.cents !== 0) throw conflict(closeAccountKeys.money);
}

/** Drafts go with their lines. A cancelled draft has a journal and stays, but its lines go. */
async function dropDrafts(trx: Db, executiveId: string): Promise<void> {
  await sql`delete from orders o where o.executive_id = ${executiveId} and o.number is null
    and not exists (select from order_events v where v.order_id = o.id)`.execute(trx);
  for (const table of ['order_lines', 'order_omissions', 'order_dropped_lines'])
    await sql`delete from ${sql.table(table)} l using orders o
      where o.id = l.order_id and o.executive_id = ${executiveId} and o.number is null`.execute(trx);
}

/** Keeps the alias reserved, so that nobody else gets its visitors, and takes the store's page offline. */
async function closeStore({ trx, accountId: executiveId, outbox }: CloseInput, { deletePortrait }: ClosePorts) {
  await sql`insert into store_former_aliases (alias, executive_id)
    select lower(alias), account_id from executives where account_id = ${executiveId} and lower(alias) <> lower(code)
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ alias: string }>`
    select lower(code) as alias from executives where account_id = ${executiveId}
    union select alias from store_former_aliases where executive_id = ${executiveId}`.execute(trx);
  await bumpCacheVersion(
    trx,
    outbox,
    caches.stores,
    rows.map(({ alias }) => `${caches.stores}:${alias}`),
  );
  const store = await trx
    .deleteFrom('stores')
    .where('executive_id', '=', executiveId)
    .returning('portrait')
    .executeTakeFirst();
  return store?.portrait && (await deletePortrait(trx, store.portrait)) ? store.portrait : null;
}

/** Blocks sign-in, search and mails; the name stays on orders. Returns whom to mail. */
async function endAccount(trx: Db, accountId: string, passwordHash: string) {
  const { email, name, lang } = await trx
    .selectFrom('accounts')
    .select(['email', 'name', 'lang'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('accounts')
    .set({ username: `closed-${accountId}`, password_hash: passwordHash, email: null, status: 'blocked' })
    .where('id', '=', accountId)
    .execute();
  await trx
    .updateTable('executives')
    .set({
      ...{ state: barredState, alias: sql<string>`code`, phone: '', presentation: null, shows_phone: false },
      // A barred executive keeps the identity document on record, so that leaving and registering again is no way back.
      identity_type: sql`case when state = ${barredState} then identity_type end`,
      identity_number: sql`case when state = ${barredState} then identity_number end`,
      ...{ source_detail: null, town: '', postal_code: '' },
    })
    .where('account_id', '=', accountId)
    .execute();
  return { to: email, name, locale: lang };
}
