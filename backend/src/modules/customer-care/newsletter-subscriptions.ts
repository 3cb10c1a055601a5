import { linkFailureKeys } from 'contract/password/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { CustomerCareTables, NewsletterConsentStep } from '../../database/tables/customer-care.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { keyedHash, type Secret } from '../../shared/secrets.ts';

/** How long a confirmation is open. */
export const newsletterConfirmationDays = 7;
const dayMs = 86_400_000;
/** Asked again within a day it counts as the same question: the links of both mails work. */
const sameQuestionMs = dayMs;

export type Subscriber = Selectable<CustomerCareTables['newsletter_subscribers']>;
/** When, and from which network. */
type SubscriptionSource = { at: Date; network: string };
type Wish = { email: string; locale: Locale; textVersion: string; page: string | null };

export const isSubscribed = ({ confirmed_at, cancelled_at }: Subscriber): boolean =>
  confirmed_at !== null && cancelled_at === null;

// Neither token is stored. The first is of one question; the second can only unsubscribe, so it never expires.
export const toConfirmToken = (config: Secret, { id, email, asked_at }: Subscriber): string | null =>
  asked_at && `${id}.${keyedHash(config, `newsletter ${id} ${asked_at.getTime()} ${email.toLowerCase()}`)}`;
export const toUnsubscribeToken = (config: Secret, { id, email }: Pick<Subscriber, 'id' | 'email'>): string =>
  `${id}.${keyedHash(config, `no newsletter ${id} ${email.toLowerCase()}`)}`;

export const findSubscriber = (db: Db, email: string): Promise<Subscriber | undefined> =>
  db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** The token's subscriber, locked until the transaction ends. */
async function holdByToken(trx: Db, token: string): Promise<Subscriber> {
  const id = Number(/^\d{1,9}(?=\.)/.exec(token)?.[0] ?? Number.NaN);
  if (Number.isNaN(id)) throw absent();
  const found = await trx
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw absent();
  return found;
}

const note = (
  trx: Db,
  { id, locale }: Pick<Subscriber, 'id' | 'locale'>,
  step: NewsletterConsentStep,
  { at, network, ...text }: SubscriptionSource & { text_version?: string | null; page?: string | null },
) =>
  trx
    .insertInto('newsletter_consents')
    .values({ subscriber_id: id, locale, step, at, network, ...text })
    .execute();

/** A stranger who types a subscriber's address changes nothing. */
export async function requestSubscription(
  trx: Db,
  { email, locale, textVersion, page }: Wish,
  said: SubscriptionSource,
): Promise<void> {
  const { at } = said;
  const isFresh = new Date(at.getTime() - sameQuestionMs);
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscribers as n (email, locale, asked_at) values (${email}, ${locale}, ${at})
    on conflict (lower(email)) do update set
      asked_at = case when n.asked_at > ${isFresh}::timestamptz then n.asked_at else excluded.asked_at end,
      locale = case when n.confirmed_at is not null and n.cancelled_at is null then n.locale else excluded.locale end
    returning id`.execute(trx);
  for (const { id } of rows) await note(trx, { id, locale }, 'asked', { ...said, text_version: textVersion, page });
}

/** Confirms by the mail's link. Repeating it changes nothing; null where it was confirmed before. */
export async function confirmSubscription(
  trx: Db,
  config: Secret,
  token: string,
  said: SubscriptionSource,
): Promise<Subscriber | null> {
  const subscriber = await holdByToken(trx, token);
  const { id, asked_at } = subscriber;
  if (asked_at === null || token !== toConfirmToken(config, subscriber)) throw absent();
  if (said.at.getTime() - asked_at.getTime() > newsletterConfirmationDays * dayMs)
    throw new Refusal(410, linkFailureKeys.expired);
  if (isSubscribed(subscriber)) return null;
  await trx
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: said.at, cancelled_at: null })
    .where('id', '=', id)
    .execute();
  const question = await trx
    .selectFrom('newsletter_consents')
    .select('text_version')
    .where('subscriber_id', '=', id)
    .where('step', '=', 'asked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await note(trx, subscriber, 'confirmed', { ...said, ...question });
  return subscriber;
}

/** Unsubscribes, and invalidates every open confirmation. Repeating it changes nothing. */
export async function cancelSubscription(
  trx: Db,
  config: Secret,
  token: string,
  said: SubscriptionSource,
): Promise<void> {
  const subscriber = await holdByToken(trx, token);
  if (token !== toUnsubscribeToken(config, subscriber)) throw absent();
  if (!isSubscribed(subscriber) && subscriber.asked_at === null) return;
  await trx
    .updateTable('newsletter_subscribers')
    .set({ asked_at: null, cancelled_at: said.at })
    .where('id', '=', subscriber.id)
    .execute();
  await note(trx, subscriber, 'cancelled', said);
}
