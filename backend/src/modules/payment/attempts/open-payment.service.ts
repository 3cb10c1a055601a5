import { basePath } from 'contract/call.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import type { Buyer } from '../../../shared/buyer.ts';
import { absent, conflict, Refusal } from '../../../shared/errors.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { assertLimit } from '../../../shared/rate-limit.ts';
import {
  type PayerStep,
  type Provider,
  ProviderUnavailable,
  type ReturnPages,
  requireProvider,
} from '../provider/provider.ts';
import {
  type AttemptRow,
  addAttempt,
  addEvent,
  findOwnAttempt,
  findStoreAlias,
  lockAttempt,
  toAttempt,
} from './attempts.repository.ts';
import { isPayable } from './attempts.service.ts';
import type { PaymentContext } from './payment-context.ts';
import { nextQueryAt } from './payment-rules.ts';

const noticePath = '/api/public/registrarRespuestaRedsys';

/** An attempt prepared at its provider; may be another one than requested. */
export type PreparedAttempt = { attempt: AttemptRow; opened: PayerStep };

/** Limits how many are opened: each may be a new attempt, whose provider is queried for as long as it may be paid. */
const leavingLimit = { burst: 20, everySeconds: 60 };

/** The buyer, and the advisor who acts for an executive. */
type Leaver = { buyer: Buyer; actorId: string | null };

/** Prepares an attempt at its provider, just before the browser goes there. */
export async function openPayment(
  context: PaymentContext,
  { buyer, actorId }: Leaver,
  id: string,
): Promise<PreparedAttempt> {
  const { db, providers } = context;
  const attempt = await db.transaction().execute(async (trx) => {
    await context.orders.lockBuyer(trx, buyer);
    const found = await findOwnAttempt(trx, buyer, id);
    if (!found) throw absent();
    await assertLimit(trx, `leave to pay ${found.order_id ?? buyer.id}`, leavingLimit);
    return leave(context, trx, { buyer, actorId }, found);
  });
  const opened = await askToOpen(requireProvider(providers, attempt.tender), attempt, await pagesOf(context, attempt));
  context.reach?.('provider opened');
  if (opened.providerId !== null)
    await db
      .updateTable('payment_attempts')
      .set({ provider_id: opened.providerId })
      .where('id', '=', attempt.id)
      .execute();
  return { attempt, opened };
}

/** Recorded before the provider is called, because from then on money may arrive, whatever happens to this request. */
async function leave(
  context: PaymentContext,
  trx: Db,
  { buyer, actorId }: Leaver,
  found: AttemptRow,
): Promise<AttemptRow> {
  const now = context.now();
  const locked = await lockAttempt(trx, found.id);
  // A transfer has no page to leave for.
  const leads = !isRecordedByOperator(locked.tender);
  if (!leads || !(await isPayable(context, trx, locked))) throw conflict('payment.reason.ended');
  const provider = requireProvider(context.providers, locked.tender);
  const again = provider.opensOnce && locked.left_at !== null;
  const attempt = again ? await addSibling(trx, buyer, { attempt: locked, provider, now }) : locked;
  const asked = { leftAt: now, expiresAt: attempt.expires_at, outcome: attempt.outcome };
  await trx
    .updateTable('payment_attempts')
    .set({ left_at: now, ask_at: nextQueryAt(asked, now) })
    .where('id', '=', attempt.id)
    .execute();
  await addEvent(trx, { attempt_id: attempt.id, event: 'left', actor_id: actorId, at: now });
  return attempt;
}

/** The same payment again, under its own reference. */
const addSibling = (
  trx: Db,
  buyer: Buyer,
  { attempt, provider, now }: { attempt: AttemptRow; provider: Provider; now: Date },
): Promise<AttemptRow> =>
  addAttempt(trx, {
    buyer,
    origin: attempt.origin,
    orderId: attempt.order_id,
    giftCardId: attempt.gift_card_id,
    tender: attempt.tender,
    cents: attempt.cents,
    locale: attempt.locale,
    now,
    expiresAt: new Date(now.getTime() + provider.minutes * 60_000),
  });

async function askToOpen(provider: Provider, attempt: AttemptRow, pages: ReturnPages): Promise<PayerStep> {
  try {
    return await provider.open(toAttempt(attempt), pages);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal(503, 'payment.reason.away', undefined, 5);
    throw error;
  }
}

/** A guest returns to the order's store, because no session says where else. */
async function pagesOf({ db, config }: PaymentContext, attempt: AttemptRow): Promise<ReturnPages> {
  const { id, locale } = attempt;
  const alias = await findStoreAlias(db, attempt);
  const bought = attempt.gift_card_id === null ? '' : '&for=gift-card';
  const store = alias === null ? '' : `&store=${alias}${bought}`;
  const back = (said: 'yes' | 'no') =>
    toPageAddress(config.storefrontUrl, locale, `/validation/payment/${id}?said=${said}${store}`);
  return { paid: back('yes'), unpaid: back('no'), notice: `${config.publicUrl}${basePath}${noticePath}` };
}
