import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { paymentOrigins, type TenderCode } from '@/contract/codes';
import { toCents, toEuros } from '@/contract/money';
import { post, postForFile } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import type { GiftCardAnswer } from '@/lib/order/order';
import { toTotals } from '@/lib/order/order-mappers';
import type { SettleResult } from '@/lib/payment/payment';
import { toHandover, toPaymentResult } from '@/lib/payment/payment-mappers';
import { failure, mapResult, type Result } from '@/lib/result';
import type { GuestOrderKey } from '../checkout';
import { toRefusedCards } from '../draft/draft-mappers';
import { toGuestOrder } from './placed-mappers';
import type { GuestOrder } from './placed-order';

/** Reads without asking the provider, so it may be called often. */
export const readGuestOrder = async (key: GuestOrderKey): Promise<Result<GuestOrder>> =>
  mapResult(await post<'readGuestOrder'>('/api/public/consultarOrdenInvitado', { body: key }), toGuestOrder);

/** The order as a document, or one of its invoices by number. */
export const readGuestOrderPdf = (key: GuestOrderKey, invoice?: string): Promise<Result<Blob>> =>
  postForFile<'downloadGuestPaper'>('/api/public/documentoOrdenInvitado', {
    body: { ...key, ...(invoice !== undefined && { invoice }) },
  });

/** A refund as a document. */
export const readGuestRefundPdf = (key: GuestOrderKey, refund: string): Promise<Result<Blob>> =>
  postForFile<'downloadGuestRefundPaper'>('/api/public/documentoReembolsoInvitado', {
    body: { ...key, refund },
  });

/** Makes the backend ask the provider now instead of on schedule. When it cannot, the known state counts. */
export async function refreshGuestPayment(key: GuestOrderKey, order: GuestOrder): Promise<Result<GuestOrder>> {
  const { payment } = order.result;
  if (payment === null) return readGuestOrder(key);
  const body = { origen: paymentOrigins.lateCheckout, intento: payment, clave: key.secret };
  // Each call is a new one.
  const idempotencyKey = crypto.randomUUID();
  const asked = await post<'capturePayPal'>('/api/public/procesarPagoPaypal', { body, idempotencyKey });
  return asked.ok ? mapResult(asked, (wire) => ({ ...order, result: toPaymentResult(wire) })) : readGuestOrder(key);
}

type WaitingOrderChange = Pick<BodyOf<'priceGuestBag'>, 'metodo' | 'vales'>;

/** Changes how a placed order is paid; its total stays as agreed. */
async function changePayment(
  key: GuestOrderKey,
  { alias, lines, delivery }: GuestOrder,
  { locale, change }: { locale: Locale; change: WaitingOrderChange },
): Promise<Result<AnswerOf<'priceGuestBag'>>> {
  const country = delivery.address?.country;
  if (!country) return failure('broken', 'error.broken');
  return post<'priceGuestBag'>('/api/public/actualizarValoresOrden', {
    body: {
      alias,
      idioma: locale,
      lineas: lines.map(({ code, quantity, priceCents }) => ({
        codigo: code,
        cantidadPedida: quantity,
        precio: toEuros(priceCents),
      })),
      pais: country,
      orden: { numero: key.number, clave: key.secret },
      ...change,
    },
  });
}

/** Pays the placed order by another method. */
export const payByAnotherMethod = async (
  key: GuestOrderKey,
  order: GuestOrder,
  { locale, tender }: { locale: Locale; tender: TenderCode },
): Promise<Result<SettleResult>> =>
  mapResult(await changePayment(key, order, { locale, change: { metodo: tender } }), ({ pago }) => ({
    settled: false,
    ...toHandover(pago),
  }));

/** Lets a gift card pay a part of the placed order; what it covers is settled. */
export const payByGiftCard = async (
  key: GuestOrderKey,
  order: GuestOrder,
  { locale, code }: { locale: Locale; code: string },
): Promise<Result<GiftCardAnswer>> =>
  mapResult(await changePayment(key, order, { locale, change: { vales: [code] } }), (wire) => {
    const refused = toRefusedCards(wire).find((each) => each.code === code);
    const known = order.totals.giftCards.map(({ number }) => number);
    const card = toTotals(wire.totales).giftCards.find(({ number }) => !known.includes(number));
    return refused || !card ? { reason: refused?.reason ?? 'already' } : { card };
  });

/** Uploads the proof of a bank transfer; the latest counts. */
export const sendGuestProof = (key: GuestOrderKey, payment: string, text: string): Promise<Result<unknown>> =>
  post<'sendGuestProof'>('/api/public/enviarComprobanteInvitado', {
    body: { ...key, payment, file: text },
  });

/** Cancels the order; returns the amount still to be refunded. */
export const cancelGuestOrder = async (key: GuestOrderKey): Promise<Result<{ toRefundCents: number }>> =>
  mapResult(
    await post<'cancelGuestOrder'>('/api/public/cancelarOrdenInvitado', { body: key }),
    ({ porReembolsar }) => ({ toRefundCents: toCents(porReembolsar) }),
  );
