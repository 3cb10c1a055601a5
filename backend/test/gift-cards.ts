import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { termsVersion } from 'contract/rules.ts';
import { createGiftCardsAdmin } from '../src/modules/gift-cards/gift-cards-admin.ts';
import { checkLedger } from '../src/modules/ledger/check-ledger.ts';
import { createPaymentAdmin } from '../src/modules/payment/admin/payment-admin.service.ts';
import { codeOfGiftCard } from '../src/shared/gift-cards/codes.ts';
import { testConfig } from './client.ts';
import type { aGuest, withGuests } from './guests.ts';
import { aFinding } from './provider.ts';

type GuestShop = ReturnType<typeof withGuests>;
type Guest = ReturnType<typeof aGuest>;

let made = 0;

/** What a form sends. */
export function aPurchase(change: Partial<BodyOf<'buyGiftCard'>> = {}): BodyOf<'buyGiftCard'> {
  made += 1;
  return {
    ...{ alias: 'invited', locale: 'es', amount: 50, delivery: 'paper', sender: 'Inés', method: 'TCR' },
    buyer: { name: 'Inés', surname: 'Soto Gil', email: `buyer${made}@example.com`, phone: '+34600777888' },
    recipient: { name: 'Clara', locale: 'es' },
    ...{ acceptsTerms: true, termsVersion },
    ...change,
  };
}

export const buyCard = (guest: Guest, body = aPurchase(), key = guest.newKey()) =>
  guest.post<AnswerOf<'buyGiftCard'>>('comprarTarjetaRegalo', body, { 'idempotency-key': key });

export const lookUp = (guest: Guest, code: string) =>
  guest.post<AnswerOf<'lookUpGiftCard'>>('consultarTarjetaRegalo', { code });

/** A card that was bought and paid, with its code. */
export async function aPaidCard(shop: GuestShop, change: Partial<BodyOf<'buyGiftCard'>> = {}) {
  const guest = shop.guest();
  const { status, datos, campos } = await buyCard(guest, aPurchase(change));
  if (status !== 200 || !datos) throw new Error(`not bought: ${status} ${JSON.stringify(campos)}`);
  const { number, secret, payment } = datos;
  const attempt = payment.intento ?? '';
  await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
  const card = await cardOf(shop, number);
  return { guest, key: { number, secret }, number, attempt, id: card.id, code: codeOfGiftCard(testConfig, card.id, 1) };
}

export const cardOf = (shop: GuestShop, number: string) =>
  shop.db().selectFrom('gift_cards').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

/** What the office does with cards, and with the money of orders that they paid. */
export const officeOf = (shop: GuestShop) => ({
  cards: createGiftCardsAdmin({ ...shop.context(), db: shop.db() }),
  payments: createPaymentAdmin(shop.context()),
});

/** How many differences the nightly check finds. */
export const countDifferences = (shop: GuestShop) => checkLedger({ db: shop.db(), now: shop.now });
