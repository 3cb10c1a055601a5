import { randomBytes } from 'node:crypto';
import type { TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { PaymentTables } from '../../../database/tables/payment.ts';
import { type Buyer, buyerOf, ownedBy, ownerColumns } from '../../../shared/buyer.ts';
import { toUuid } from '../../../shared/ids.ts';
import type { Sale } from '../../../shared/sale.ts';
import type { Attempt, ProviderFinding } from '../provider/provider.ts';
import { newTransferReference } from './transfer-reference.ts';

export type AttemptRow = Selectable<PaymentTables['payment_attempts']>;
type Event = Insertable<PaymentTables['payment_events']>;

export type NewAttempt = {
  buyer: Buyer;
  origin: Sale['origin'];
  orderId: string | null;
  giftCardId?: string | null;
  tender: TenderCode;
  cents: number;
  locale: Locale;
  now: Date;
  expiresAt: Date;
};

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Year and month, then eight random characters: never reused at a provider, even if the database is recreated. */
function newReference(now: Date): string {
  const some = Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('');
  return `${now.toISOString().slice(2, 7).replace('-', '')}${some}`;
}

export async function addAttempt(trx: Db, agreeing: NewAttempt): Promise<AttemptRow> {
  const { buyer, origin, orderId, giftCardId = null, tender, cents, locale, now, expiresAt } = agreeing;
  const attempt = await trx
    .insertInto('payment_attempts')
    .values({
      ...ownerColumns(buyer),
      origin,
      order_id: orderId,
      gift_card_id: giftCardId,
      tender,
      reference: isRecordedByOperator(tender) ? newTransferReference(now) : newReference(now),
      cents,
      locale,
      created_at: now,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEvent(trx, { attempt_id: attempt.id, event: 'agreed', at: now });
  return attempt;
}

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | null> {
  if (toUuid(id) === null) return null;
  const row = await db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findOwnAttempt(db: Db, buyer: Buyer, id: string): Promise<AttemptRow | null> {
  if (toUuid(id) === null) return null;
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy(buyer))
    .executeTakeFirst();
  return row ?? null;
}

export async function findByReference(db: Db, reference: string): Promise<AttemptRow | null> {
  const row = await db.selectFrom('payment_attempts').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row ?? null;
}

export const lockAttempt = (trx: Db, id: string): Promise<AttemptRow> =>
  trx.selectFrom('payment_attempts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Newest first. */
export const listAttempts = (db: Db, orderId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy(sql`left_at desc nulls last`)
    .execute();

/** Newest first. */
export const listCardAttempts = (db: Db, cardId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('gift_card_id', '=', cardId)
    .orderBy('created_at', 'desc')
    .execute();

/** Account payments that the executive agreed to and can still make, newest first. */
export const listAccountAttempts = (db: Db, buyer: Buyer, now: Date): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where(ownedBy(buyer))
    .where('order_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();

/** Which are due now, and how many of them at most. */
export type AttemptQuery = { now: Date; most: number };

/** Attempts due for a query, of these tenders: the payer may still wait for a result, or was paid for long ago. */
export const listAttemptsToQuery = (
  db: Db,
  tenders: readonly TenderCode[],
  { now, most, paid }: AttemptQuery & { paid: boolean },
): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('tender', 'in', tenders)
    .where('ask_at', '<=', now)
    .where(paid ? sql<boolean>`outcome = 'paid'` : sql<boolean>`outcome <> 'paid'`)
    .orderBy('ask_at')
    .limit(most)
    .execute();

export async function addEvent(trx: Db, event: Event): Promise<void> {
  await trx.insertInto('payment_events').values(event).execute();
}

/** Whether exactly this contradiction was noted before. */
export async function isContradictionNoted(db: Db, attemptId: string, detail: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('event', '=', 'contradiction')
    .where('detail', '=', detail)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the provider has answered exactly this before. */
export async function isFindingRecorded(
  db: Db,
  { reference, until, finding }: { reference: string; until: Date; finding: ProviderFinding },
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_evidence')
    .select('id')
    .where('reference', '=', reference)
    .where('source', '=', 'query')
    .where('at', '<=', until)
    .where(sql<boolean>`finding = ${JSON.stringify(finding)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The store where a guest's order was placed; null if the payer has an account. */
export async function findStoreAlias(db: Db, { guest_id }: Pick<AttemptRow, 'guest_id'>): Promise<string | null> {
  if (guest_id === null) return null;
  return (await db.selectFrom('guests').select('alias').where('id', '=', guest_id).executeTakeFirstOrThrow()).alias;
}

export const buyerOfAttempt = (attempt: AttemptRow): Buyer => buyerOf(attempt);

export const toAttempt = (row: AttemptRow): Attempt => ({
  id: row.id,
  tender: row.tender,
  reference: row.reference,
  providerId: row.provider_id,
  cents: row.cents,
  currency: row.currency,
  locale: row.locale,
  expiresAt: row.expires_at,
});

/** The missing amount of a partly received transfer. */
export const missingCents = ({ cents, received_cents }: Pick<AttemptRow, 'cents' | 'received_cents'>): number =>
  cents - (received_cents ?? 0);
