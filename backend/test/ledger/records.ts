import type { Db } from '../../src/database/schema.ts';
import type { BusinessEvent } from '../../src/shared/ledger/business-event.ts';
import { anAccount } from '../factories.ts';
import { anOwner } from './postings.ts';

type EventOf<Kind extends BusinessEvent['kind']> = Extract<BusinessEvent, { kind: Kind }>;
type Attempt = Pick<EventOf<'payment'>, 'tender' | 'cents' | 'at'> & {
  orderId: string | null;
  spent: EventOf<'refund'>['spent'];
};

type CardMovement = Omit<EventOf<'gift_card'>, 'kind' | 'movementId'>;

/** Writes records of money with the statements of version 0.2.0, which knows no ledger. */
export async function aRecordedShop(db: Db) {
  const executiveId = await anOwner(db);
  const start = new Date('2026-11-01T00:00:00Z');
  const end = new Date('2026-12-01T00:00:00Z');
  const code = executiveId.slice(0, 8);
  const name = JSON.stringify({ es: '', en: '', de: '' });
  await db
    .insertInto('campaigns')
    .values({ code, name, starts_at: start, ends_at: end, payment_mode: 'CREDITO' })
    .execute();
  const { id: operatorId } = await db
    .insertInto('operators')
    .values({ name: code, password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  let references = 0;

  const anOrder = async (): Promise<string> => {
    const row = { executive_id: executiveId, campaign_code: code, state: 'CANCELADA' } as const;
    return (await db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };

  async function anAttempt({ orderId, tender, cents, spent, at }: Attempt): Promise<string> {
    references += 1;
    const reference = `2611${code.slice(0, 3).toUpperCase()}${String(references).padStart(5, '0')}`;
    const { id } = await db
      .insertInto('payment_attempts')
      .values({
        ...{ executive_id: executiveId, order_id: orderId, origin: 'checkout', tender, locale: 'es', reference, cents },
        ...{ created_at: start, expires_at: end },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (spent !== null)
      await db
        .updateTable('payment_attempts')
        .set({ outcome: 'paid', spent, heard_at: at })
        .where('id', '=', id)
        .execute();
    return id;
  }

  async function anArrival({ attemptId, cents, bankId, at }: EventOf<'arrival'>): Promise<void> {
    const { id: evidence_id } = await db
      .insertInto('payment_evidence')
      .values({ source: 'operator', reference: null, raw: '', finding: null, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payment_arrivals')
      .values({ bank_id: bankId, attempt_id: attemptId, cents, payer: null, evidence_id, at })
      .execute();
  }

  /** In one transaction with its movement, which comes first, as where the refund of an account is settled. */
  async function aRefund(refund: Omit<EventOf<'refund'>, 'refundId'>, movement?: Movement) {
    const { attemptId, cents, why, at } = refund;
    const { id } = await db
      .insertInto('payment_refunds')
      .values({ attempt_id: attemptId, cents, why, actor_id: null, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const movementId = await db.transaction().execute(async (trx) => {
      const moved = movement && (await aMovement(movement, trx));
      await trx.updateTable('payment_refunds').set({ state: 'done', ended_at: at }).where('id', '=', id).execute();
      return moved;
    });
    return { refundId: id, movementId };
  }

  type Movement = Omit<EventOf<'movement'>['movement'], 'id' | 'executiveId'> & { orderId: string | null; at: Date };
  async function aMovement({ kind, cents, orderId, dueOn, who, at }: Movement, trx: Db = db): Promise<number> {
    const { id } = await trx
      .insertInto('account_movements')
      .values({
        ...{ executive_id: executiveId, kind, cents, order_id: orderId, due_on: dueOn, at },
        ...{ account_id: who.accountId, actor_id: who.actorId },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const aCarrierPayment = ({ orderId, cents, at }: EventOf<'carrier'>) =>
    db
      .insertInto('carrier_payments')
      .values({ order_id: orderId, cents, operator_id: operatorId, reason: '', at })
      .execute();

  async function anInvoice({ number, corrects, orderId, cents, at, ...content }: EventOf<'invoice'>): Promise<void> {
    const { country, exempt, taxes } = content;
    await db
      .insertInto('invoices')
      .values({
        ...{ number, order_id: orderId, corrects, cents, issued_at: at },
        content: JSON.stringify({ country, exempt, taxes }),
      })
      .execute();
  }

  /** A card of a guest of its own. */
  async function aGiftCard(): Promise<string> {
    const { id: guest_id } = await db
      .insertInto('guests')
      .values({
        ...{ alias: 'x', name: 'x', surname: 'x', email: 'x@example.com', phone: '+34600000100' },
        created_at: start,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('gift_cards')
      .values({
        ...{ kind: 'sold', guest_id, code_hash: Buffer.from(guest_id), last_four: '2222', cents: 1, order_id: null },
        ...{ delivery: 'paper', locale: 'es', created_at: start, issued_at: start, expires_on: '2031-11-29' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function aCardMovement({ cardId, movement, cents, orderId, attemptId, at }: CardMovement): Promise<number> {
    const { id } = await db
      .insertInto('gift_card_movements')
      .values({ card_id: cardId, kind: movement, cents, order_id: orderId, attempt_id: attemptId, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const who = { accountId: (await anAccount(db)).id, actorId: executiveId };
  return {
    executiveId,
    who,
    anOrder,
    anAttempt,
    anArrival,
    aRefund,
    aMovement,
    aCarrierPayment,
    anInvoice,
    aGiftCard,
    aCardMovement,
  };
}

export type RecordedShop = Awaited<ReturnType<typeof aRecordedShop>>;
