import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import type { BuyGiftCardRequest } from 'contract/gift-card/schemas.ts';
import type { HandoverWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import { giftCardSendOnMaxDays, holdsLink, termsVersion } from 'contract/rules.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { CheckoutTables } from '../../database/tables/checkout.ts';
import type { Kit } from '../../kit/kit.ts';
import { guestBuyer } from '../../shared/buyer.ts';
import { toShopDate } from '../../shared/dates.ts';
import { absent, conflict, invalid, Refusal } from '../../shared/errors.ts';
import { codeOfGiftCard, hashGiftCardCode, toPurchaseKey } from '../../shared/gift-cards/codes.ts';
import type { GiftCardRow } from '../../shared/gift-cards/gift-cards.ts';
import { isSameSecret } from '../../shared/secrets.ts';
import type { Payments } from '../payment/payments.ts';
import type { findStoreOfAlias } from '../personal-store/store-of-alias.ts';
import { addCard } from './add-card.ts';
import { purchaseStateOf } from './payable-cards.ts';

export type GiftCardPorts = {
  payments: Payments;
  findStore: typeof findStoreOfAlias;
  addGuest: (trx: Db, guest: Insertable<CheckoutTables['guests']>) => Promise<string>;
};

const dayMs = 86_400_000;
export const latestSendOn = (now: Date): string => toShopDate(new Date(now.getTime() + giftCardSendOnMaxDays * dayMs));

/** The most in cents that one of them may order in a day, because a stolen payment card is soon turned into codes. */
const mostADay = { mailbox: 50_000, household: 100_000, store: 300_000 };

export type Purchase = { card: GiftCardRow; payment: HandoverWire };

/** Stores the card and begins its payment. */
export async function buyCard(
  trx: Db,
  kit: Pick<Kit, 'config' | 'now'>,
  ports: GiftCardPorts,
  { body, addressHash }: { body: BuyGiftCardRequest; addressHash: string },
): Promise<Purchase> {
  const now = kit.now();
  assertSendable(body, now);
  const store = await ports.findStore(trx, body.alias);
  if (store.state !== 'active') throw absent();
  const cents = body.amount * 100;
  await assertWithinDay(trx, { cents, email: body.buyer.email, addressHash, alias: store.alias, now });
  const guestId = await ports.addGuest(trx, {
    ...{ name: body.buyer.name.trim(), surname: body.buyer.surname.trim() },
    ...{ email: body.buyer.email, phone: body.buyer.phone, alias: store.alias },
    ...{ document: null, news_version: null, address_hash: addressHash, created_at: now },
  });
  const isMail = body.delivery === 'mail';
  const card = await addCard(trx, kit.config, {
    ...{ kind: 'sold', cents, guest_id: guestId, order_id: null, delivery: body.delivery, created_at: now },
    ...{ recipient_name: body.recipient.name.trim(), recipient_email: isMail ? (body.recipient.email ?? null) : null },
    ...{ sender_name: body.sender.trim(), message: body.message?.trim() ?? null, locale: body.recipient.locale },
    send_on: isMail ? (body.sendOn ?? toShopDate(now)) : null,
  });
  const paying = { cardId: card.id, buyer: guestBuyer(guestId), locale: body.locale, now, placedAt: now, cents };
  return { card, payment: await ports.payments.openForCard(trx, { ...paying, tender: body.method }) };
}

function assertSendable(
  { termsVersion: terms, delivery, recipient, sender, message = '', sendOn }: BuyGiftCardRequest,
  now: Date,
) {
  const wrong: Record<string, string> = {};
  if (terms !== termsVersion) wrong.termsVersion = fieldProblemKeys.choice;
  if (delivery === 'mail' && recipient.email === undefined) wrong['recipient.email'] = fieldProblemKeys.required;
  // By a look at the date itself as well: 2026-02-31 is none.
  const isDay = sendOn === undefined || new Date(`${sendOn}T00:00:00Z`).toJSON()?.slice(0, 10) === sendOn;
  const inTime = sendOn === undefined || (sendOn >= toShopDate(now) && sendOn <= latestSendOn(now));
  if (!isDay || !inTime || (delivery === 'paper' && sendOn !== undefined)) wrong.sendOn = giftCardKeys.sendOn;
  for (const [field, text] of Object.entries({ sender, message, 'recipient.name': recipient.name }))
    if (holdsLink(text)) wrong[field] = giftCardKeys.link;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

type DayQuery = { cents: number; email: string; addressHash: string; alias: string; now: Date };

/** What is unpaid counts for whoever ordered it, and not for the store, which a stranger could close otherwise. */
async function assertWithinDay(trx: Db, { cents, email, addressHash, alias, now }: DayQuery): Promise<void> {
  const mailbox = email.toLowerCase();
  // Always in this order, to avoid a deadlock.
  for (const whose of [addressHash, mailbox, `store ${alias}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`gift cards ${whose}`}, 0))`.execute(trx);
  const { rows } = await sql<{ mailbox: number; household: number; store: number; frees: Date }>`
    select coalesce(sum(c.cents) filter (where lower(g.email) = ${mailbox}), 0)::integer as mailbox,
      coalesce(sum(c.cents) filter (where g.address_hash = ${addressHash}), 0)::integer as household,
      coalesce(sum(c.cents) filter (where g.alias = ${alias} and c.issued_at is not null), 0)::integer as store,
      min(c.created_at) as frees
    from gift_cards c join guests g on g.id = c.guest_id
    where c.kind = 'sold' and c.created_at > ${new Date(now.getTime() - dayMs)}
      and (lower(g.email) = ${mailbox} or g.address_hash = ${addressHash} or g.alias = ${alias})`.execute(trx);
  const [sums] = rows;
  if (!sums) return;
  const isOver = (['mailbox', 'household', 'store'] as const).some((whose) => sums[whose] + cents > mostADay[whose]);
  const wait = Math.max(60, Math.ceil(((sums.frees ?? now).getTime() + dayMs - now.getTime()) / 1000));
  if (isOver) throw new Refusal(429, giftCardKeys.limit, undefined, wait);
}

/** Null for every wrong pair alike. */
export async function findPurchase(
  db: Db,
  { config }: Pick<Kit, 'config'>,
  { number, secret }: { number: string; secret: string },
): Promise<GiftCardRow | null> {
  const card = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('number', '=', number)
    .where('kind', '=', 'sold')
    .executeTakeFirst();
  // Compares even without a card, so that the time is the same.
  return isSameSecret(toPurchaseKey(config, card?.id ?? number), secret) && card ? card : null;
}

/** What its buyer sees of a purchase; the code only of a card on paper, and while the server's key is that of its code. */
export type PurchaseView = {
  card: GiftCardRow;
  state: ReturnType<typeof purchaseStateOf>;
  alias: string;
  email: string;
  code: string | null;
  result: PaymentResultWire;
};

export async function readPurchase(
  db: Db,
  { config, now }: Pick<Kit, 'config' | 'now'>,
  { payments }: Pick<GiftCardPorts, 'payments'>,
  card: GiftCardRow,
): Promise<PurchaseView> {
  const { alias, email } = await db
    .selectFrom('guests')
    .select(['alias', 'email'])
    .where('id', '=', card.guest_id)
    .executeTakeFirstOrThrow();
  const state = purchaseStateOf(card, now());
  const result = await payments.readCardResult(db, card.id);
  if (result === null) throw absent();
  const isPrinted = card.delivery === 'paper' && card.issued_at !== null && state !== 'returned';
  return { card, state, alias, email, code: isPrinted ? readCode(config, card) : null, result };
}

/** Null if the server's key is another one than when the code was made. */
export function readCode(config: Kit['config'], { id, code_version, code_hash }: GiftCardRow): string | null {
  const code = codeOfGiftCard(config, id, code_version);
  return hashGiftCardCode(code).equals(code_hash) ? code : null;
}

/** Another attempt to pay a card that waits. */
export async function payCardAgain(
  trx: Db,
  { now }: Pick<Kit, 'now'>,
  { payments }: Pick<GiftCardPorts, 'payments'>,
  {
    card,
    method,
    locale,
  }: { card: GiftCardRow; method: BuyGiftCardRequest['method']; locale: BuyGiftCardRequest['locale'] },
): Promise<HandoverWire> {
  if (purchaseStateOf(card, now()) !== 'waiting') throw conflict('payment.reason.ended');
  const by = { buyer: guestBuyer(card.guest_id), locale, now: now(), placedAt: card.created_at };
  return payments.openForCard(trx, { ...by, cardId: card.id, tender: method, cents: card.cents });
}
