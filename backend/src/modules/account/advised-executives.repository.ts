import { type OrderState, orderStates } from 'contract/codes.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { offsetOf, type Page } from '../../shared/pagination.mapper.ts';
import { escapeLike } from '../../shared/text.ts';

export type AdvisedExecutiveSearch = {
  text: string | null;
  country: string | null;
  town: string | null;
  /** Has an order in this state; one in hand counts only with lines. */
  orderState: OrderState | null;
  needsHelp: boolean;
};

/** An order in hand is at risk when its campaign ends within this many days. */
const closingDays = 3;

const hasLines = sql`exists (select from order_lines l where l.order_id = o.id)`;

/** Placed, and neither paid nor settled otherwise. */
const waits = sql`o.state = ${orderStates.pending} and o.settled_at is null`;

const closes = (now: Date) => sql`o.in_hand and ${hasLines} and exists (
  select from campaigns c where c.code = o.campaign_code
    and c.ends_at > ${now} and c.ends_at < ${now}::timestamptz + make_interval(days => ${closingDays}))`;

/** An unanswered request counts as urgent within this many hours of its deadline. */
const expiringHours = 12;

const expires = (now: Date) => sql<boolean>`exists (
  select from requests r where r.executive_id = e.account_id and r.state = 'NUEVA' and r.answer_by > ${now}
    and r.answer_by < ${now}::timestamptz + make_interval(hours => ${expiringHours}))`;

/** The executives of this advisor. */
function advised(
  db: Db,
  advisorId: string,
  { text, country, town, orderState, needsHelp }: AdvisedExecutiveSearch,
  now: Date,
) {
  const beginning = escapeLike(town ?? '');
  const has = (condition: ReturnType<typeof sql>) =>
    sql<SqlBool>`exists (select from orders o where o.executive_id = e.account_id and (${condition}))`;
  return db
    .selectFrom('assignments as g')
    .innerJoin('executives as e', 'e.account_id', 'g.executive_id')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .where('g.advisor_id', '=', advisorId)
    .where('a.status', '=', 'active')
    .$if(country !== null, (query) => query.where('e.country_code', '=', country as string))
    .$if(town !== null, (query) => query.where(sql<SqlBool>`fold(e.town) like fold(${beginning}) || '%'`))
    .$if(text !== null, (query) =>
      query.where(
        sql<SqlBool>`(fold(a.name) like '%' || fold(${escapeLike(text ?? '')}) || '%'
          or upper(e.code) = ${text?.toUpperCase()} or lower(e.alias) = ${text?.toLowerCase()})`,
      ),
    )
    .$if(orderState !== null, (query) =>
      query.where(
        has(orderState === orderStates.draft ? sql`o.in_hand and ${hasLines}` : sql`o.state = ${orderState}`),
      ),
    )
    .$if(needsHelp, (query) =>
      query.where(sql<SqlBool>`(${has(sql`(${waits}) or (${closes(now)})`)} or ${expires(now)})`),
    );
}

/** By name; with the unpaid order, and the campaign of an order in hand that is about to close. */
export async function listAdvisedExecutives(
  db: Db,
  advisorId: string,
  search: AdvisedExecutiveSearch,
  page: Page,
  now: Date,
) {
  const { total } = await advised(db, advisorId, search, now)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await advised(db, advisorId, search, now)
    .select(['e.account_id as id', 'e.code', 'a.name', 'e.town', 'e.state'])
    .select(
      sql<string | null>`(
        select o.number from orders o where o.executive_id = e.account_id and ${waits}
        order by o.confirmed_at limit 1)`.as('waiting'),
    )
    .select(
      sql<string | null>`(
        select o.campaign_code from orders o where o.executive_id = e.account_id and ${closes(now)} limit 1)`.as(
        'closing',
      ),
    )
    .select(expires(now).as('expiring'))
    .orderBy(sql`a.name collate "und-x-icu"`)
    .orderBy('e.code')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  return { total, rows };
}

export type AdvisedExecutiveRow = Awaited<ReturnType<typeof listAdvisedExecutives>>['rows'][number];
