import { sql } from 'kysely';
import type { Db } from '../../src/database/schema.ts';
import { type Posting, postingsOf } from '../../src/shared/ledger/posting-rules.ts';
import { anAccount } from '../factories.ts';

const at = new Date('2026-11-29T10:00:00Z');

function required(posting: Posting | null): Posting {
  if (posting === null) throw new Error('nothing to post');
  return posting;
}

/** An executive on a database without a shop. */
export async function anOwner(db: Db): Promise<string> {
  const { id } = await anAccount(db);
  const [code, place] = [id.slice(0, 8), { country_code: 'ES', town: 'València', postal_code: '46005' }];
  await db
    .insertInto('executives')
    .values({ account_id: id, code, alias: code, phone: '+34600000100', ...place })
    .execute();
  return id;
}

/** A charge, which the database posts with it, and its posting; negative cents take one back. */
export async function aCharge(db: Db, executiveId: string, cents: number, dueOn: string | null = null) {
  const who = { accountId: executiveId, actorId: null };
  const { id } = await db
    .insertInto('account_movements')
    .values({ executive_id: executiveId, kind: 'CARGO', cents, due_on: dueOn, account_id: executiveId, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const movement = { id, executiveId, kind: 'CARGO', cents, dueOn, who } as const;
  return required(postingsOf({ kind: 'movement', at, orderId: null, attemptId: null, movement }));
}

/** An order of an executive, and an attempt to pay it. */
export async function anAttempt(db: Db, executiveId: string): Promise<{ orderId: string; attemptId: string }> {
  await sql`insert into campaigns (code, name, starts_at, ends_at, payment_mode)
    values ('C1', '{"es": "", "en": "", "de": ""}', ${at}, ${new Date(at.getTime() + 1)}, 'CREDITO')
    on conflict do nothing`.execute(db);
  const order = await db
    .insertInto('orders')
    .values({ executive_id: executiveId, campaign_code: 'C1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const attempt = await db
    .insertInto('payment_attempts')
    .values({
      ...{ executive_id: executiveId, order_id: order.id, origin: 'checkout', tender: 'TCR', locale: 'es' },
      ...{
        reference: `2611${executiveId.slice(0, 8).toUpperCase()}`,
        cents: 4_990,
        created_at: at,
        expires_at: new Date(at.getTime() + 1),
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: order.id, attemptId: attempt.id };
}

export const aPayment = (ids: { orderId: string; attemptId: string }): Posting =>
  required(postingsOf({ kind: 'payment', at, ...ids, tender: 'TCR', cents: 4_990, spent: 'order' }));

/** Of no attempt, where only the accounts matter. */
export const aBankLine = (bankId: string, cents: number): Posting => ({
  ...required(postingsOf({ kind: 'arrival', at, bankId, attemptId: '', orderId: null, tender: '002', cents })),
  attemptId: null,
});

/** What an executive's account says of itself, and what its transfers add up to. */
export async function totalsOf(db: Db, executiveId: string) {
  const account = db.selectFrom('ledger_accounts').where('executive_id', '=', executiveId);
  const { id, ...totals } = await account
    .select(['id', 'debit_cents', 'credit_cents', 'undated_cents'])
    .executeTakeFirstOrThrow();
  const { rows } = await sql<typeof totals>`
    select coalesce(sum(cents) filter (where debit_account = ${id}), 0)::bigint as debit_cents,
      coalesce(sum(cents) filter (where credit_account = ${id}), 0)::bigint as credit_cents,
      coalesce(sum(cents) filter (where debit_account = ${id} and due_on is null), 0)::bigint as undated_cents
    from ledger_transfers`.execute(db);
  return { totals, added: rows[0] };
}
