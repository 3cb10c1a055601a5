import { paymentOrigins, type TenderCode } from '@/contract/codes';
import { toCents, toEuros } from '@/contract/money';
import { post, postForFile } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import type { SettleResult } from '@/lib/payment/payment';
import { toHandover, toPaymentResult } from '@/lib/payment/payment-mappers';
import { failure, mapResult, type Result } from '@/lib/result';
import type { GuestOrderKey } from '../checkout';
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

/** Pays the placed order by another method; its total stays as agreed. */
export async function payByAnotherMethod(
  key: GuestOrderKey,
  { alias, lines, delivery }: GuestOrder,
  { locale, tender }: { locale: Locale; tender: TenderCode },
): Promise<Result<SettleResult>> {
  const country = delivery.address?.country;
  if (!country) return failure('broken', 'error.broken');
  const answer = await post<'priceGuestBag'>('/api/public/actualizarValoresOrden', {
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
      metodo: tender,
    },
  });
  return mapResult(answer, ({ pago }) => ({ settled: false, ...toHandover(pago) }));
}

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
