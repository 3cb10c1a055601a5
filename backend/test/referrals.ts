import { type OrderState, orderStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import { updateReferralPrizes } from '../src/modules/referrals/prizes.service.ts';
import { type openApp, testConfig } from './client.ts';
import { anExecutive, type Executive } from './orders.ts';
import { shopNow } from './seeded.ts';

const dayMs = 86_400_000;
const { paid } = orderStates;

type Ordered = { state?: OrderState; event?: string | null; days?: number; campaign?: string };

/** Executives with referrals and their orders; days count back from the shop's now. */
export function withReferrals(database: () => OpenDatabase, sent: ReturnType<typeof openApp>['sent']) {
  const daysAgo = (days: number) => new Date(shopNow().getTime() - days * dayMs);
  let made = 0;
  const outbox = {
    send: async (_trx: unknown, kind: string, _key: string, payload: unknown) => {
      sent.push({ kind, payload } as never);
    },
  };

  async function joins(by: Executive, days = 20) {
    const she = await anExecutive(database().db);
    await sql`update executives set referrer_id = ${by.id} where account_id = ${she.id}`.execute(database().db);
    await sql`update accounts set created_at = ${daysAgo(days)} where id = ${she.id}`.execute(database().db);
    return she;
  }

  /** An order and the time of its payment. */
  async function orders(she: Executive, { state = paid, event = 'pay', days = 10, campaign }: Ordered = {}) {
    made += 1;
    const number = `P26-${String(made).padStart(6, '0')}`;
    const { rows } = await sql<{ id: string }>`
      insert into orders (number, executive_id, campaign_code, state, confirmed_at, units, points, total_cents, totals,
        shipping, terms_version, locale)
      select ${number}, ${she.id}, coalesce(${campaign ?? null}, campaign_code), ${state}, ${daysAgo(days)}, 1, 1, 1,
        totals, shipping, terms_version, locale
      from orders where number = 'V26-004577' returning id`.execute(database().db);
    const id = rows[0]?.id ?? '';
    if (event) await happens(id, event, days);
    return { id, number };
  }

  const happens = async (orderId: string, event: string, days: number) => {
    await sql`insert into order_events (order_id, event, from_state, to_state, at)
      select id, ${event}, state, state, ${daysAgo(days)} from orders where id = ${orderId}`.execute(database().db);
  };
  const comesTo = async (orderId: string, state: OrderState) => {
    await sql`update orders set state = ${state} where id = ${orderId}`.execute(database().db);
  };

  return {
    daysAgo,
    joins,
    orders,
    happens,
    comesTo,
    settle: () => updateReferralPrizes({ db: database().db, config: testConfig, now: shopNow, outbox }),
  };
}
