import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { toLongDate } from '../../shared/dates.ts';
import { reviewMailboxOf, toNoReviewsPath } from '../../shared/links/no-reviews-link.ts';
import { textInLocale } from '../../shared/localized.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { hashToken, type Secret } from '../../shared/secrets.ts';
import { words } from '../../words/words.ts';
import { isReviewMailRefused, toInvitationToken } from './ask-for-reviews.service.ts';

/** Null where no mail is due any more: the guest refused, or has reviewed everything. */
export async function writeReviewMail(
  db: Db,
  { orderId }: JobPayloads['review-mail'],
  config: Pick<Config, 'storefrontUrl'> & Secret,
): Promise<DraftMail | null> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('guests as g', 'g.id', 'o.guest_id')
    .select(['o.number', 'o.locale', 'g.name', 'g.email'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!order?.number || (await isReviewMailRefused(db, reviewMailboxOf(config, order.email)))) return null;
  const { number, email, name } = order;
  const locale = order.locale ?? 'es';
  const open = await listOpen(db, { orderId, locale, secret: config });
  const [first] = open;
  if (!first) return null;
  const say = words[locale].reviewMail.mail;
  const to = (path: string) => toPageAddress(config.storefrontUrl, locale, path);
  const parts = [
    say.hello(name),
    say.ask(number, toLongDate(first.until, locale)),
    ...open.map(({ article, token }) => `${article}\n${to(`/validation/review#${token}`)}`),
    say.honest,
    `${say.once}\n${to(toNoReviewsPath(config, email))}`,
  ];
  return { to: email, locale, subject: say.subject(number), text: parts.join('\n\n') };
}

type ReviewMailInput = { orderId: string; locale: Locale; secret: Secret };

async function listOpen(db: Db, { orderId, locale, secret }: ReviewMailInput) {
  const articles = await db
    .selectFrom('order_lines as l')
    .innerJoin('articles as a', 'a.id', 'l.article_id')
    .innerJoin('variants as v', 'v.id', 'a.variant_id')
    .innerJoin('colors as c', 'c.code', 'v.color_code')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['a.id', textInLocale('p.name', locale).as('name'), textInLocale('c.name', locale).as('color')])
    .where('l.order_id', '=', orderId)
    .orderBy('l.id')
    .execute();
  const made = articles.map(({ id, name, color }) => ({
    article: `${name}, ${color}`,
    token: toInvitationToken(secret, orderId, id),
  }));
  const { rows } = await sql<{ hash: string; until: Date }>`
    select token_hash as hash, expires_at as until from review_invitations
    where used_at is null and token_hash = any(${made.map(({ token }) => hashToken(token))})`.execute(db);
  const untilOf = new Map(rows.map(({ hash, until }) => [hash, until]));
  return made.flatMap((one) => {
    const until = untilOf.get(hashToken(one.token));
    return until ? [{ ...one, until }] : [];
  });
}
