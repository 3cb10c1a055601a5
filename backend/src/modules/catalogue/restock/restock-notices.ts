import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Outbox, RestockMailData } from '../../../kit/outbox.ts';

/** Mails sent in the transaction that changes the stock; the rest follows within the minute. */
const mostAtOnce = 200;

type Wish = { code: string; email: string; locale: Locale };

/**
 * One row per address and article, however often it is asked for; an unknown article is ignored. The mail asks to
 * confirm the address, because an unconfirmed notice may be a stranger's and is never sent.
 */
export async function addRestockNotice(trx: Db, outbox: Outbox, { code, email, locale }: Wish): Promise<void> {
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
 * Mails the confirmed notices of articles that are back in stock, and deletes them in the same transaction: whichever
 * run deletes a row sends its mail, so it is sent once. For one article, or for all.
 */
export async function mailBackInStock(trx: Db, outbox: Outbox, articleId: number | null = null): Promise<number> {
  const { rows } = await sql<RestockMailData & { id: number }>`
    with due as materialized (
      select w.id from restock_notices w
        join articles a on a.id = w.article_id
        join current_prices r on r.article_id = a.id
        join products p on p.id = a.product_id and legal_is_complete(p)
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

/** For stock that was changed elsewhere, and for the rest of a long queue. */
export async function mailAllBackInStock(db: Db, outbox: Outbox): Promise<void> {
  let mailed = mostAtOnce;
  while (mailed === mostAtOnce) mailed = await db.transaction().execute((trx) => mailBackInStock(trx, outbox));
}
