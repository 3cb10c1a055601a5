import { linkFailureKeys } from 'contract/password/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { RestockMailData } from '../../../kit/outbox.ts';
import { absent, Refusal } from '../../../shared/errors.ts';
import { keyedHash, type Secret } from '../../../shared/secrets.ts';

/** As long as an unconfirmed notice is kept. */
export const confirmationDays = 3;

export type RestockConfirmation = RestockMailData & { token: string };

type Notice = { id: number; email: string; day: number; today: number };

// Not stored: `notice.day.signature`, of the day on which the address was last asked.
const toToken = (config: Secret, { id, email, day }: Notice) =>
  `${id}.${day}.${keyedHash(config, `restock ${id} ${day} ${email.toLowerCase()}`)}`;

async function findNotice(db: Db, id: number): Promise<Notice | undefined> {
  const { rows } = await sql<Notice>`
    select id, email, asked_at::date - date '2020-01-01' as day, current_date - date '2020-01-01' as today
    from restock_notices where id = ${id}`.execute(db);
  return rows[0];
}

/** The question that the mail asks; null where the notice is gone or already confirmed. */
export async function readRestockConfirmation(
  db: Db,
  config: Secret,
  noticeId: number,
): Promise<RestockConfirmation | null> {
  const { rows } = await sql<RestockMailData>`
    select n.email as "to", n.locale, p.name ->> n.locale as name, o.name ->> n.locale as color,
      (p.slug ->> n.locale) || '/' || lower(o.code) as slug
    from restock_notices n join articles a on a.id = n.article_id join variants v on v.id = a.variant_id
      join products p on p.id = a.product_id join colors o on o.code = v.color_code
    where n.id = ${noticeId} and n.confirmed_at is null`.execute(db);
  const notice = await findNotice(db, noticeId);
  const [news] = rows;
  return news && notice ? { ...news, token: toToken(config, notice) } : null;
}

/** Confirms the notice; repeating it changes nothing. */
export async function confirmRestockNotice(db: Db, config: Secret, token: string): Promise<void> {
  const id = Number(/^\d{1,9}(?=\.)/.exec(token)?.[0] ?? Number.NaN);
  const notice = Number.isNaN(id) ? undefined : await findNotice(db, id);
  if (!notice || token !== toToken(config, notice)) throw absent();
  if (notice.today - notice.day > confirmationDays) throw new Refusal(410, linkFailureKeys.expired);
  await sql`update restock_notices set confirmed_at = coalesce(confirmed_at, now()) where id = ${id}`.execute(db);
}
