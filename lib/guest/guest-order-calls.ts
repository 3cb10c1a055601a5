import { paymentOrigins, type TenderCode } from '@/contract/codes';
import { post, postForFile } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { toCents, toEuros } from '@/lib/money';
import type { SettleResult } from '@/lib/payment/payment';
import { toHanded, toPaymentResult } from '@/lib/payment/payment-mappers';
import { failure, mapResult, type Result } from '@/lib/result';
import type { GuestOrder, GuestOrderKey } from './guest';
import { toGuestOrder, toKeyWire } from './guest-mappers';

/** Looks without disturbing anybody, as often as it likes. */
export const readGuestOrder = async (key: GuestOrderKey): Promise<Result<GuestOrder>> =>
  mapResult(await post<'readGuestOrder'>('/api/public/consultarOrdenInvitado', { body: toKeyWire(key) }), toGuestOrder);

/** Her order on paper, or an invoice of it by its number. */
export const readGuestPaper = (key: GuestOrderKey, invoice?: string): Promise<Result<Blob>> =>
  postForFile<'downloadGuestPaper'>('/api/public/documentoOrdenInvitado', {
    body: { ...toKeyWire(key), ...(invoice !== undefined && { factura: invoice }) },
  });

/** A refund on paper. */
export const readGuestRefundPaper = (key: GuestOrderKey, refund: string): Promise<Result<Blob>> =>
  postForFile<'downloadGuestRefundPaper'>('/api/public/documentoReembolsoInvitado', {
    body: { ...toKeyWire(key), reembolso: refund },
  });

/** Has the provider asked now, who otherwise is asked in turn. Where nobody can ask it, what is known already counts. */
export async function lookNow(key: GuestOrderKey, order: GuestOrder): Promise<Result<GuestOrder>> {
  const { payment } = order.result;
  if (payment === null) return readGuestOrder(key);
  const body = { origen: paymentOrigins.lateCheckout, intento: payment, clave: key.secret };
  // Each look is one of its own.
  const idempotencyKey = crypto.randomUUID();
  const asked = await post<'capturePayPal'>('/api/public/procesarPagoPaypal', { body, idempotencyKey });
  return asked.ok ? mapResult(asked, (wire) => ({ ...order, result: toPaymentResult(wire) })) : readGuestOrder(key);
}

/** The placed order once more, in another way; its sum stays as it was agreed. */
export async function payAgain(
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
      orden: toKeyWire(key),
      metodo: tender,
    },
  });
  return mapResult(answer, ({ pago }) => ({ settled: false, ...toHanded(pago) }));
}

/** What shows her transfer; the latest counts. */
export const sendGuestProof = (key: GuestOrderKey, payment: string, text: string): Promise<Result<unknown>> =>
  post<'sendGuestProof'>('/api/public/enviarComprobanteInvitado', {
    body: { ...toKeyWire(key), intento: payment, archivo: text },
  });

/** Calls it off; answers what is still to go back to her. */
export const cancelGuestOrder = async (key: GuestOrderKey): Promise<Result<{ toRefundCents: number }>> =>
  mapResult(
    await post<'cancelGuestOrder'>('/api/public/cancelarOrdenInvitado', { body: toKeyWire(key) }),
    ({ porReembolsar }) => ({ toRefundCents: toCents(porReembolsar) }),
  );
