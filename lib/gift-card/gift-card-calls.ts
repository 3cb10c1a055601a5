import { paymentOrigins, type TenderCode } from '@/contract/codes';
import { failureKeys } from '@/contract/envelope';
import { post, postForFile } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import type { Totals } from '@/lib/order/order';
import { toTotals } from '@/lib/order/order-mappers';
import type { SettleResult } from '@/lib/payment/payment';
import { toHandover } from '@/lib/payment/payment-mappers';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import type { GiftCard, GiftCardKey, GiftCardPurchase } from './gift-card';
import { type GiftCardOrder, toBuyWire, toGiftCard, toGiftCardPurchase } from './gift-card-mappers';
import { boughtGiftCards, giftCardAttempts } from './typed-gift-card';

// Bought in a store

export type BoughtGiftCard = { key: GiftCardKey; payment: string | null };

/** The same purchase again has the same key; a lost answer costs nothing, because its card is not paid. */
export async function buyGiftCard(order: GiftCardOrder): Promise<Result<BoughtGiftCard>> {
  const wire = toBuyWire(order);
  if (JSON.stringify(giftCardAttempts.open()?.body) !== JSON.stringify(wire)) giftCardAttempts.end();
  const { key, body } = giftCardAttempts.begin(order.alias, wire);
  const result = await post<'buyGiftCard'>('/api/public/comprarTarjetaRegalo', { body, idempotencyKey: key });
  if (isAnswered(result) || (!result.ok && result.key === failureKeys.tooMany)) giftCardAttempts.end();
  return mapResult(result, ({ number, secret, payment }) => {
    boughtGiftCards.rememberInTab({ alias: order.alias, number, secret });
    return { key: { number, secret }, payment: toHandover(payment).payment };
  });
}

/** Reads without asking the provider, so it may be called often. */
export const readGiftCardPurchase = async ({ number, secret }: GiftCardKey): Promise<Result<GiftCardPurchase>> =>
  mapResult(
    await post<'readGiftCardPurchase'>('/api/public/consultarCompraTarjeta', { body: { number, secret } }),
    toGiftCardPurchase,
  );

/** Makes the backend ask the provider now instead of on schedule. When it cannot, the known state counts. */
export async function refreshGiftCardPayment(key: GiftCardKey, payment: string): Promise<Result<GiftCardPurchase>> {
  const body = { origen: paymentOrigins.lateCheckout, intento: payment, clave: key.secret };
  // Each call is a new one.
  const idempotencyKey = crypto.randomUUID();
  await post<'capturePayPal'>('/api/public/procesarPagoPaypal', { body, idempotencyKey });
  return readGiftCardPurchase(key);
}

/** Begins another attempt. */
export const payGiftCard = async ({ number, secret }: GiftCardKey, method: TenderCode): Promise<Result<SettleResult>> =>
  mapResult(
    await post<'payGiftCardAgain'>('/api/public/pagarTarjeta', { body: { number, secret, method } }),
    (handover) => ({ settled: false, ...toHandover(handover) }),
  );

// By its code

export const lookUpGiftCard = async (code: string): Promise<Result<GiftCard>> =>
  mapResult(await post<'lookUpGiftCard'>('/api/public/consultarTarjetaRegalo', { body: { code } }), toGiftCard);

/** The card to print. */
export const readGiftCardPdf = (code: string, locale: Locale): Promise<Result<Blob>> =>
  postForFile<'downloadGiftCardPaper'>('/api/public/documentoTarjetaRegalo', { body: { code, locale } });

// In an executive's order

/** Of the order in hand; with a number, of a placed order that waits to be paid. */
export const applyGiftCard = async (code: string, order?: string): Promise<Result<Totals>> =>
  mapResult(
    await post<'applyGiftCard'>('/api/socia/aplicarTarjetaRegalo', { body: { code, ...(order && { order }) } }),
    ({ totals }) => toTotals(totals),
  );

export const removeGiftCard = async (card: string): Promise<Result<Totals>> =>
  mapResult(await post<'removeGiftCard'>('/api/socia/quitarTarjetaRegalo', { body: { card } }), ({ totals }) =>
    toTotals(totals),
  );
