import type { QueryOf } from '@/contract/calls/table';
import { paymentOrigins, type TenderCode } from '@/contract/codes';
import { toEuros } from '@/contract/money';
import { get, post } from '@/lib/http/browser';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { isAnswered, mapResult, type Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import type { PaymentOriginName, PaymentResult, SettleResult } from './payment';
import { toPaymentResult, toSettleResult } from './payment-mappers';

/** Reads without asking the provider, so it may be called often. */
export async function readPayment(payment: string): Promise<Result<PaymentResult>> {
  return mapResult(
    await get<'readPayment'>('/api/socia/consultarPago/{x}', { params: { x: payment } }),
    toPaymentResult,
  );
}

/** Makes the backend ask the provider now instead of on schedule. When it cannot, the known state counts. */
export async function askProvider(origin: PaymentOriginName, payment: string): Promise<Result<PaymentResult>> {
  const body = { origen: paymentOrigins[origin], intento: payment };
  // Each call is a new one.
  const idempotencyKey = crypto.randomUUID();
  const asked = await post<'capturePayPal'>('/api/public/procesarPagoPaypal', { body, idempotencyKey });
  return asked.ok ? mapResult(asked, toPaymentResult) : readPayment(payment);
}

/** `text` is the file in base64. The latest upload counts. */
export async function sendProof(payment: string, text: string): Promise<Result<PaymentResult>> {
  const body = { payment, file: text };
  return mapResult(await post<'sendTransferProof'>('/api/socia/enviarComprobante', { body }), toPaymentResult);
}

/** The methods for what the account leaves to pay of an order. */
export async function readMethods(cents: number, partCents: number | null) {
  const result = await get<'listPaymentMethods'>('/api/socia/consultarFormasPago/{x}', {
    params: { x: paymentOrigins.checkout },
    query: {
      importe: String(toEuros(cents)),
      ...(partCents !== null && { importeCuenta: String(toEuros(partCents)) }),
    },
  });
  return mapResult(result, ({ metodos }) => metodos.map(toPaymentMethod));
}

/** Settles a placed order: from balance or credit, as cash on delivery, or by a payment at a provider. */
export const settleOrder = (number: string, tender?: TenderCode) =>
  settle(`settle:${number}:${tender ?? ''}`, { orden: number, ...(tender && { metodo: tender }) });

/** `part` is what the account pays of the order; null leaves it unchanged. */
export type AccountPayment = { cents: number; order: string | null; partCents: number | null; tender: TenderCode };

/** A sum on the account; an order that is named is paid as its own page pays it. */
export const payAccount = ({ cents, order, partCents, tender }: AccountPayment) =>
  settle(`pay:${order ?? ''}:${cents}:${tender}`, {
    ...(order ? { orden: order } : { origen: paymentOrigins.balance }),
    importe: String(toEuros(cents)),
    metodo: tender,
    ...(partCents !== null && { importeCuenta: String(toEuros(partCents)) }),
  });

/** One key until the response is known: a second press is the same payment. */
async function settle(intent: string, query: QueryOf<'settleOrder'>): Promise<Result<SettleResult>> {
  const result = await get<'settleOrder'>('/api/socia/asentarOrden', {
    query,
    idempotencyKey: idempotencyKeyOf(intent),
  });
  if (isAnswered(result)) releaseIdempotencyKey(intent);
  return mapResult(result, toSettleResult);
}
