import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Outbox, RestockNews } from '../../../kit/outbox.ts';

/** So many mails leave in the transaction that brings the stock; more of them follow within the minute. */
const mostAtOnce = 200;

type Wish = { code: string; email: string; locale: Locale };

/**
 * One row for an address and an article, whoever asks how often; an unknown article is nobody's news. Whether the
 * address is hers who asks is asked there, until she says so: the wish of a stranger counts for nothing.
 */
export async function askForNews(trx: Db, outbox: Outbox, { code, email, locale }: Wish): Promise<void> {
  const { rows } = await sql<{ id: number; confirmed: boolean }>`
    insert into restock_notices as n (article_id, email, locale)
    select id, ${email}, ${locale} from articles where code = ${code}
    on conflict (article_id, lower(email)) do update set locale = excluded.locale,
      asked_at = case when n.confirmed_at is null then now() else n.asked_at end
    returning id, confirmed_at is not null as confirmed`.execute(trx);
  const [notice] = rows;
  if (notice && !notice.confirmed)
    await outbox.send(trx, 'restock-confirmation', `${notice.id} ${crypto.randomUUID()}`, { noticeId: notice.id });
}

/**
 * Tells those who wait for an article that has come back, and forgets them in the same transaction: whoever deletes a
 * row sends its mail, so it is sent once. Of one article, or of all.
 */
export async function tellWaiting(trx: Db, outbox: Outbox, articleId: number | null = null): Promise<number> {
  const { rows } = await sql<RestockNews & { id: number }>`
    with due as materialized (
      select w.id from restock_notices w
        join articles a on a.id = w.article_id
        join current_prices r on r.article_id = a.id
        join product_cards c on c.product_id = a.product_id and c.available
      where (${articleId}::integer is null or w.article_id = ${articleId})
        and w.confirmed_at is not null
        and exists (select from stock s where s.article_id = w.article_id and s.quantity > 0)
      order by w.id
      limit ${mostAtOnce}
      for update of w skip locked
    )
    delete from restock_notices n
    using due, articles a, variants v, products p, colors o
    where n.id = due.id and a.id = n.article_id and v.id = a.variant_id and p.id = a.product_id
      and o.code = v.color_code
    returning n.id, n.email as "to", n.locale, p.name ->> n.locale as name, o.name ->> n.locale as color,
      (p.slug ->> n.locale) || '/' || lower(o.code) as slug`.execute(trx);
  for (const { id, ...news } of rows) await outbox.send(trx, 'restock-mail', `restock ${id}`, news);
  return rows.length;
}

/** For stock that came in another way than by a change here, and for the rest of a long queue. */
export async function tellAllWaiting(db: Db, outbox: Outbox): Promise<void> {
  let told = mostAtOnce;
  while (told === mostAtOnce) told = await db.transaction().execute((trx) => tellWaiting(trx, outbox));
}
