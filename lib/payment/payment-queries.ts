import 'server-only';
import type { AnswerOf } from '@/contract/calls/table';
import { paymentOrigins } from '@/contract/codes';
import { toEuros } from '@/contract/money';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import type { Locale } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { failure, mapResult, type Result } from '@/lib/result';
import type { Account, PaymentOriginName, PaymentResult, ProviderHandover } from './payment';
import { toAccount, toPaymentResult, toProviderHandover } from './payment-mappers';

/** Requests the provider's page: from then on the executive counts as having left. */
export const openPayment = async (reader: CallContext, payment: string): Promise<Result<ProviderHandover>> =>
  requireHandover(await callBackend('openPayment', { body: { payment }, ...toCallOptions(reader) }));

/** The same for a guest, whose order its secret opens. */
export async function openGuestPayment(
  locale: Locale,
  order: { number: string; secret: string },
  payment: string,
): Promise<Result<ProviderHandover>> {
  const options = { body: { ...order, payment }, headers: { 'accept-language': locale } };
  return requireHandover(await callBackend('openGuestPayment', options));
}

/** The same for the purchase of a gift card. */
export async function openGiftCardPayment(
  locale: Locale,
  purchase: { number: string; secret: string },
  payment: string,
): Promise<Result<ProviderHandover>> {
  const options = { body: { ...purchase, payment }, headers: { 'accept-language': locale } };
  return requireHandover(await callBackend('openGiftCardPayment', options));
}

function requireHandover(answer: Result<AnswerOf<'openPayment'>>): Result<ProviderHandover> {
  const opened = mapResult(answer, toProviderHandover);
  if (!opened.ok) return opened;
  return opened.data ? { ...opened, data: opened.data } : failure('broken', 'error.broken');
}

export async function getPayment(reader: CallContext, payment: string): Promise<Result<PaymentResult>> {
  return mapResult(
    await callBackend('readPayment', { params: { x: payment }, ...toCallOptions(reader) }),
    toPaymentResult,
  );
}

export async function getOrderPayment(reader: CallContext, order: string): Promise<Result<PaymentResult>> {
  return mapResult(
    await callBackend('readOrderPayment', { params: { x: order }, ...toCallOptions(reader) }),
    toPaymentResult,
  );
}

type Sum = {
  origin: Exclude<PaymentOriginName, 'lateCheckout'>;
  cents: number;
  /** A placed order, whose delivery is settled; without it the order in hand. */
  order?: string;
};

export async function listPaymentMethods(
  reader: CallContext,
  { origin, cents, order }: Sum,
): Promise<Result<PaymentMethod[]>> {
  const query = { importe: String(toEuros(cents)), ...(order && { orden: order }) };
  const params = { x: paymentOrigins[origin] };
  return mapResult(
    await callBackend('listPaymentMethods', { params, query, ...toCallOptions(reader) }),
    ({ metodos }) => metodos.map(toPaymentMethod),
  );
}

export async function getAccount(reader: CallContext): Promise<Result<Account>> {
  return mapResult(await callBackend('readAmountDue', toCallOptions(reader)), toAccount);
}
